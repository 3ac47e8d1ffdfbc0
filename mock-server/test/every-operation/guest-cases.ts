import type { OperationId } from '@chaupar/api/operations.gen'
import { changeSettings } from '../../src/domain/base/change-settings.ts'
import type { Cases } from './client.ts'
import { codeOf, liveMatchId, newPhone, ownPhone } from './steps.ts'

const person = {
  name: 'Asha Rao',
  username: 'asha rao',
  password: 'Chaupar123',
  typeId: 3,
  parentId: 81026,
  ...newPhone,
}
const ofMatch = (id: OperationId): Cases => ({
  success: async (client) => client.ask(id, { query: { matchId: await liveMatchId(client) } }),
})

/** Operations without a login. */
export const guestCases = {
  login: {
    success: ({ ask }) => ask('login', { body: { username: 'player', password: 'Chaupar123' } }),
    refusals: { 401: ({ ask }) => ask('login', { body: { username: 'player', password: 'wrong password' } }) },
  },
  loginDemo: {
    success: ({ ask }) => ask('loginDemo'),
    refusals: {
      403: ({ ask, world }) => {
        changeSettings(world, { demoUsers: false })
        return ask('loginDemo')
      },
    },
  },
  sendOtp: { success: ({ ask }) => ask('sendOtp', { body: newPhone }) },
  verifyMobile: {
    success: async ({ ask, take, world }) => {
      await take('sendOtp', { body: newPhone })
      return ask('verifyMobile', { body: { ...newPhone, otp: codeOf(world, newPhone.mobile) } })
    },
  },
  register: {
    success: async ({ ask, take, world }) => {
      await take('sendOtp', { body: newPhone })
      const otp = codeOf(world, newPhone.mobile)
      await take('verifyMobile', { body: { ...newPhone, otp } })
      return ask('register', { body: { ...person, otp } })
    },
    refusals: {
      409: async ({ ask, take, world }) => {
        await take('sendOtp', { body: newPhone })
        const otp = codeOf(world, newPhone.mobile)
        await take('verifyMobile', { body: { ...newPhone, otp } })
        return ask('register', { body: { ...person, username: 'player', otp } })
      },
    },
  },
  forgotPassword: { success: ({ ask }) => ask('forgotPassword', { body: ownPhone }) },
  resetPassword: {
    success: async ({ ask, take, world }) => {
      await take('forgotPassword', { body: ownPhone })
      return ask('resetPassword', { body: { otp: codeOf(world, ownPhone.phone), password: 'Newpass456' } })
    },
  },
  visitPage: {
    success: ({ ask }) => ask('visitPage', { body: { path: '/promotions', referrer: 'https://a.example/' } }),
  },
  listMatches: { success: ({ ask }) => ask('listMatches', { query: { sportId: '4', when: 'inplay' } }) },
  getMatchSettings: ofMatch('getMatchSettings'),
  getMatchScore: ofMatch('getMatchScore'),
  getScorecard: ofMatch('getScorecard'),
  getPriceHistory: {
    success: async (client) =>
      client.ask('getPriceHistory', { query: { marketId: `${await liveMatchId(client)}.match-odds` } }),
  },
  getMatchOdds: ofMatch('getMatchOdds'),
  getFancyOdds: ofMatch('getFancyOdds'),
  getBookmakerOdds: ofMatch('getBookmakerOdds'),
} satisfies Partial<Record<OperationId, Cases>>
