import type { OperationId } from '@chaupar/api/operations.gen'
import type { Cases } from './client.ts'
import { account, demoToken, documents, formOf, paidIn, payment, payout, withCash, withdrawalId } from './steps.ts'

/** Accounts that a player may keep. */
const mostBanks = 25
const fast = { gateway: 'm_paytm', amount: 500 }

/** Money in and out, accounts and documents. */
export const cashierCases = {
  createDeposit: {
    success: ({ ask }) => ask('createDeposit', { form: formOf(payment, 'proof') }),
    refusals: {
      403: async (client) => client.ask('createDeposit', { body: payment, token: await demoToken(client) }),
      409: async ({ ask, take }) => {
        await take('createDeposit', { body: payment })
        return ask('createDeposit', { body: payment })
      },
      422: ({ ask }) => ask('createDeposit', { body: { ...payment, amount: 1 } }),
    },
  },
  payDepositFast: {
    success: ({ ask }) => ask('payDepositFast', { body: fast }),
    refusals: {
      403: async (client) => client.ask('payDepositFast', { body: fast, token: await demoToken(client) }),
      422: ({ ask }) => ask('payDepositFast', { body: { ...fast, amount: 1 } }),
    },
  },
  listDeposits: {
    success: async (client) => {
      await paidIn(client)
      return client.ask('listDeposits', { query: { skip: '0', pagesize: '10', status: 'approved' } })
    },
  },
  createWithdrawal: {
    success: (client) => {
      withCash(client)
      return client.ask('createWithdrawal', { body: payout })
    },
    refusals: {
      403: ({ ask }) => ask('createWithdrawal', { body: payout }),
      422: (client) => {
        withCash(client)
        return client.ask('createWithdrawal', { body: { ...payout, amount: 1 } })
      },
    },
  },
  cancelWithdrawal: {
    success: async (client) => client.ask('cancelWithdrawal', { body: { id: await withdrawalId(client) } }),
    refusals: {
      409: async (client) => {
        const id = await withdrawalId(client)
        await client.take('cancelWithdrawal', { body: { id } })
        return client.ask('cancelWithdrawal', { body: { id } })
      },
    },
  },
  listWithdrawals: {
    success: async (client) => {
      await withdrawalId(client)
      return client.ask('listWithdrawals', { query: { status: 'pending' } })
    },
  },
  getAccountStatement: {
    success: async (client) => {
      await paidIn(client)
      return client.ask('getAccountStatement', { query: { type: 'deposit', skip: '0', pagesize: '10' } })
    },
  },
  listBanks: {
    success: async ({ ask, take }) => {
      await take('addBank', { body: account })
      return ask('listBanks', { query: { type: 'bank' } })
    },
  },
  addBank: {
    success: ({ ask }) => ask('addBank', { body: account }),
    refusals: {
      409: async ({ ask, take }) => {
        await take('addBank', { body: account })
        return ask('addBank', { body: account })
      },
      422: async ({ ask, take }) => {
        const numbered = (at: number) => ({ body: { ...account, number: String(100_000_000_000 + at) } })
        for (let at = 0; at < mostBanks; at += 1) await take('addBank', numbered(at))
        return ask('addBank', numbered(mostBanks))
      },
    },
  },
  removeBank: {
    success: async ({ ask, take }) =>
      ask('removeBank', { query: { id: (await take('addBank', { body: account })).id } }),
    refusals: {
      409: async (client) => {
        withCash(client)
        const { id } = await client.take('addBank', { body: account })
        await client.take('createWithdrawal', { body: { method: 'bank', bankId: id, amount: 1000 } })
        return client.ask('removeBank', { query: { id } })
      },
    },
  },
  submitKyc: {
    success: ({ ask }) => ask('submitKyc', { form: documents() }),
    refusals: {
      409: async ({ ask, take }) => {
        await take('submitKyc', { form: documents() })
        return ask('submitKyc', { form: documents() })
      },
    },
  },
} satisfies Partial<Record<OperationId, Cases>>
