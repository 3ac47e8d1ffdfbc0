import type { OperationId } from '@chaupar/api/operations.gen'
import { there } from '../support/answers.ts'
import { logIn } from '../support/server.ts'
import type { Cases, TestClient } from './client.ts'
import { bettable, liveMatchId } from './steps.ts'

/** A price that the market of `bettable` does not come to. */
function priceAlert(client: TestClient) {
  const { marketId } = bettable(client)
  return { marketId, selectionId: 'a', side: 'back', beyond: 'above', odds: 500 } as const
}

/** Sessions, passwords, own limits, notifications and referrals. */
export const accountCases = {
  updatePassword: {
    success: ({ ask }) => ask('updatePassword', { body: { currentPassword: 'Chaupar123', newPassword: 'Newpass456' } }),
    refusals: {
      // The key of something else: its own body is compared with nothing, since passwords are not kept.
      422: async ({ ask, take }) => {
        const headers = { 'idempotency-key': 'walked-0002' }
        await take('setLimits', { body: { sessionMinutes: 60 }, headers })
        const body = { currentPassword: 'Chaupar123', newPassword: 'Newpass456' }
        return ask('updatePassword', { body, headers })
      },
    },
  },
  listNotifications: {
    success: async ({ ask, take }) => {
      await take('payDepositFast', { body: { gateway: 'm_paytm', amount: 500 } })
      return ask('listNotifications')
    },
  },
  setLimits: { success: ({ ask }) => ask('setLimits', { body: { deposit: { daily: 5000 }, sessionMinutes: 60 } }) },
  startTimeOut: {
    success: ({ ask }) => ask('startTimeOut', { body: { hours: 24 } }),
    refusals: {
      409: async ({ ask, take }) => {
        await take('startTimeOut', { body: { hours: 48 } })
        return ask('startTimeOut', { body: { hours: 24 } })
      },
    },
  },
  selfExclude: {
    success: ({ ask }) => ask('selfExclude', { body: { months: 6 } }),
    refusals: {
      409: async ({ ask, take }) => {
        await take('selfExclude', { body: { months: 12 } })
        return ask('selfExclude', { body: { months: 6 } })
      },
    },
  },
  setAlerts: {
    success: ({ ask }) =>
      ask('setAlerts', { body: { kinds: { score: false }, quiet: { from: '22:00', to: '07:00' } } }),
  },
  setMatchAlerts: {
    success: async (client) =>
      client.ask('setMatchAlerts', { body: { refMatchId: await liveMatchId(client), on: true } }),
    refusals: {
      // The match of `bettable` is over.
      422: (client) => {
        bettable(client)
        return client.ask('setMatchAlerts', { body: { refMatchId: '1', on: true } })
      },
    },
  },
  addPriceAlert: {
    success: (client) => client.ask('addPriceAlert', { body: priceAlert(client) }),
    refusals: { 422: (client) => client.ask('addPriceAlert', { body: { ...priceAlert(client), odds: 500.01 } }) },
  },
  removePriceAlert: {
    success: async (client) => {
      const { prices } = await client.take('addPriceAlert', { body: priceAlert(client) })
      return client.ask('removePriceAlert', { query: { id: there(prices[0]).id } })
    },
  },
  setPins: {
    success: (client) => client.ask('setPins', { body: { marketIds: [bettable(client).marketId], pinned: true } }),
  },
  getActivity: { success: ({ ask }) => ask('getActivity', { query: { by: 'week' } }) },
  endSession: {
    success: async ({ app, world, ask, take }) => {
      await logIn(app, { 'x-world': world.name })
      const { sessions } = await take('listSessions')
      const other = sessions.find(({ current }) => !current)
      return ask('endSession', { path: { id: there(other).id } })
    },
  },
} satisfies Partial<Record<OperationId, Cases>>
