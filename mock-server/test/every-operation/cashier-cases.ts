import type { OperationId } from '@chaupar/api/operations.gen'
import type { Ways } from './client.ts'
import { account, demoToken, formOf, paidIn, papers, payment, payout, withCash, withdrawalId } from './steps.ts'

/** Accounts that a player may keep. */
const mostBanks = 25
const fast = { gateway: 'm_paytm', amount: 500 }

/** Money in and out, accounts and papers. */
export const cashierWays = {
  listGateways: { success: ({ ask }) => ask('listGateways') },
  getDepositBankDetails: { success: ({ ask }) => ask('getDepositBankDetails') },
  createDeposit: {
    success: ({ ask }) => ask('createDeposit', { form: formOf(payment, 'proof') }),
    refusals: {
      403: async (desk) => desk.ask('createDeposit', { body: payment, token: await demoToken(desk) }),
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
      403: async (desk) => desk.ask('payDepositFast', { body: fast, token: await demoToken(desk) }),
      422: ({ ask }) => ask('payDepositFast', { body: { ...fast, amount: 1 } }),
    },
  },
  listDeposits: {
    success: async (desk) => {
      await paidIn(desk)
      return desk.ask('listDeposits', { query: { skip: '0', pagesize: '10', status: 'approved' } })
    },
  },
  createWithdrawal: {
    success: (desk) => {
      withCash(desk)
      return desk.ask('createWithdrawal', { body: payout })
    },
    refusals: {
      403: ({ ask }) => ask('createWithdrawal', { body: payout }),
      422: (desk) => {
        withCash(desk)
        return desk.ask('createWithdrawal', { body: { ...payout, amount: 1 } })
      },
    },
  },
  cancelWithdrawal: {
    success: async (desk) => desk.ask('cancelWithdrawal', { body: { id: await withdrawalId(desk) } }),
    refusals: {
      409: async (desk) => {
        const id = await withdrawalId(desk)
        await desk.take('cancelWithdrawal', { body: { id } })
        return desk.ask('cancelWithdrawal', { body: { id } })
      },
    },
  },
  listWithdrawals: {
    success: async (desk) => {
      await withdrawalId(desk)
      return desk.ask('listWithdrawals', { query: { status: 'pending' } })
    },
  },
  getAccountStatement: {
    success: async (desk) => {
      await paidIn(desk)
      return desk.ask('getAccountStatement', { query: { type: 'deposit', skip: '0', pagesize: '10' } })
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
      409: async (desk) => {
        withCash(desk)
        const { id } = await desk.take('addBank', { body: account })
        await desk.take('createWithdrawal', { body: { method: 'bank', bankId: id, amount: 1000 } })
        return desk.ask('removeBank', { query: { id } })
      },
    },
  },
  getKyc: { success: ({ ask }) => ask('getKyc') },
  submitKyc: {
    success: ({ ask }) => ask('submitKyc', { form: papers() }),
    refusals: {
      409: async ({ ask, take }) => {
        await take('submitKyc', { form: papers() })
        return ask('submitKyc', { form: papers() })
      },
    },
  },
} satisfies Partial<Record<OperationId, Ways>>
