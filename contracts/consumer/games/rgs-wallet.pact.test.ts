import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { balance, drawn, expectRefused, refused, rgsPact, seatedAt } from './rgs-exchange.ts'

const { boolean, eachLike, integer, like, regex, string } = MatchersV3
const exchange = rgsPact('rgs-wallet')

const mines = 'spribe/mines'
const dice = 'spribe/dice'
const key = 'intent-of-the-player-1'
const hundred = { amount: 100_000_000, currency: 'INR' as const, mode: 'base' }
const minesBet = { ...hundred, meta: { mines: 1 } }

const config = {
  gameID: string('spribe.mines'),
  title: string('Mines'),
  rules: string('mines/five-by-five'),
  theme: string('classic'),
  minBet: integer(1_000_000),
  maxBet: integer(100_000_000_000),
  stepBet: integer(1_000_000),
  defaultBetLevel: integer(100_000_000),
  betLevels: eachLike(integer(100_000_000)),
  jurisdiction: {
    socialCasino: boolean(true),
    disabledSpacebar: boolean(false),
    displayNetPosition: boolean(true),
    displayRTP: boolean(true),
    displaySessionTimer: boolean(true),
    minimumRoundDuration: integer(0),
  },
}

/** A round that waits for the player's word. */
const undecided = {
  ...drawn,
  amount: integer(100_000_000),
  payout: integer(0),
  active: true,
  meta: { mines: integer(1) },
  state: like([]),
  actions: eachLike(regex('^(pick|cash-out)$', 'pick')),
}

test('authenticate returns balance, limits and that nothing was played yet', () =>
  exchange(
    {
      description: 'authenticate: no round was played',
      states: [seatedAt(mines)],
      line: 'POST /wallet/authenticate',
      answer: { status: 200, body: { balance, config, round: null } },
    },
    async (rgs) => {
      const begun = await rgs.call('authenticate')
      expect(begun.round).toBeNull()
      expect(begun.config.rules).toBe('mines/five-by-five')
    },
  ))

test('authenticate returns the round that was left open', () =>
  exchange(
    {
      description: 'authenticate: a round was left open',
      states: [seatedAt(mines), ['round-left-open']],
      line: 'POST /wallet/authenticate',
      answer: { status: 200, body: { balance, config, round: undecided } },
    },
    async (rgs) => {
      const { round } = await rgs.call('authenticate')
      expect(round).toMatchObject({ active: true, event: null, actions: ['pick'] })
    },
  ))

test('authenticate returns where the rounds of a shared game are sent', () => {
  const channel = { path: string('/public/'), namespace: string('/games'), world: string('default') }
  return exchange(
    {
      description: 'authenticate: a game whose rounds all players share',
      states: [seatedAt('spribe/aviator')],
      line: 'POST /wallet/authenticate',
      answer: { status: 200, body: { balance, config: { ...config, channel }, round: null } },
    },
    async (rgs) => {
      const { channel } = (await rgs.call('authenticate')).config
      expect(channel).toEqual({ path: '/public/', namespace: '/games', world: 'default' })
    },
  )
})

test.each([
  ['never arrived is closed', [seatedAt(mines)], 'closed', null],
  ['was done', [seatedAt(mines, { round: 'placed' })], 'done', undecided],
  ['was refused', [seatedAt(mines, { round: 'refused' })], 'refused', null],
] as const)('authenticate returns what became of an intent that %s', (situation, states, intent, round) =>
  exchange(
    {
      description: `authenticate: an intent that ${situation}`,
      states,
      line: 'POST /wallet/authenticate',
      body: { intent: key },
      answer: { status: 200, body: { balance, config, round, intent } },
    },
    async (rgs) => {
      expect((await rgs.call('authenticate', { body: { intent: key } })).intent).toBe(intent)
    },
  ),
)

test('a session that is over is refused', () =>
  exchange(
    {
      description: 'authenticate: the session is over',
      states: [seatedAt(mines), ['session-ended-in-game']],
      line: 'POST /wallet/authenticate',
      answer: refused('ERR_IS'),
    },
    (rgs) => expectRefused(rgs.call('authenticate'), 'ERR_IS'),
  ))

test('a site that is closed says so with a 503', () =>
  exchange(
    {
      description: 'authenticate: the site is closed',
      states: [seatedAt(mines), ['maintenance']],
      line: 'POST /wallet/authenticate',
      answer: refused('ERR_MAINTENANCE', 503),
    },
    (rgs) => expectRefused(rgs.call('authenticate'), 'ERR_MAINTENANCE'),
  ))

test.each([
  ['who plays has to log in again', 'unauthorized', 401, 'ERR_ATE', 400],
  ['a failure of the server', 'internal_error', 500, 'ERR_UE', 500],
] as const)('%s differs from a session that is over', (situation, fails, failStatus, code, status) =>
  exchange(
    {
      description: `authenticate: ${situation}`,
      states: [seatedAt(mines, { fails, failStatus })],
      line: 'POST /wallet/authenticate',
      answer: refused(code, status),
    },
    (rgs) => expectRefused(rgs.call('authenticate'), code),
  ),
)

test('the balance alone', () =>
  exchange(
    {
      description: 'readGameBalance: a player at a game',
      states: [seatedAt(mines)],
      line: 'POST /wallet/balance',
      answer: { status: 200, body: { balance } },
    },
    async (rgs) => {
      expect((await rgs.call('readGameBalance')).balance).toEqual({ amount: 9_900_000_000, version: 2 })
    },
  ))

test('the balance during a break names its end, so that no bet is offered until then', () => {
  const pausedUntil = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-22T14:00:00.000Z')
  return exchange(
    {
      description: 'readGameBalance: the player takes a break',
      states: [seatedAt(mines, { pausedHours: 24 })],
      line: 'POST /wallet/balance',
      answer: { status: 200, body: { balance: { ...balance, pausedUntil } } },
    },
    async (rgs) => {
      expect((await rgs.call('readGameBalance')).balance.pausedUntil).toBe('2026-11-22T14:00:00.000Z')
    },
  )
})

test('a bet opens a round that waits for decisions', () =>
  exchange(
    {
      description: 'playRound: a round with decisions',
      states: [seatedAt(mines)],
      line: 'POST /wallet/play',
      body: minesBet,
      key,
      answer: { status: 200, body: { balance, round: undecided } },
    },
    async (rgs) => {
      const { round } = await rgs.call('playRound', { body: minesBet, key })
      expect(round).toMatchObject({ active: true, actions: ['pick'] })
    },
  ))

test('a bet on a game without decisions is drawn at once', () => {
  const body = { ...hundred, meta: { target: 9800, over: false } }
  return exchange(
    {
      description: 'playRound: a round that is drawn at once',
      states: [seatedAt(dice)],
      line: 'POST /wallet/play',
      body,
      key,
      answer: {
        status: 200,
        body: {
          balance,
          round: {
            ...drawn,
            amount: integer(100_000_000),
            payout: integer(101_000_000),
            active: boolean(true),
            state: eachLike({ index: integer(0), type: string('roll'), times: integer(101) }),
            actions: [],
          },
        },
      },
    },
    async (rgs) => {
      const { round } = await rgs.call('playRound', { body, key })
      expect(round).toMatchObject({ payout: 101_000_000, state: [{ index: 0, type: 'roll' }], actions: [] })
    },
  )
})

test.each([
  ['the balance does not cover it', [seatedAt(mines), ['insufficient-in-game']], minesBet, 'ERR_IPB'],
  ['a round is open already', [seatedAt(mines), ['round-left-open']], minesBet, 'ERR_BE'],
  ['the player takes a break', [seatedAt(mines, { pausedHours: 24 })], minesBet, 'ERR_GLE'],
  ['less than the least stake', [seatedAt(mines)], { ...minesBet, amount: 10_000 }, 'ERR_VAL'],
  ['a bet that the rules do not know', [seatedAt(mines)], { ...hundred, meta: { mines: 99 } }, 'ERR_VAL'],
  ['its intent was closed before it arrived', [seatedAt(mines, { round: 'closed' })], minesBet, 'ERR_GE'],
  ['another reason', [seatedAt(mines, { fails: 'betting_closed', failStatus: 409 })], minesBet, 'ERR_GE'],
] as const)('a bet is refused: %s', (situation, states, body, code) =>
  exchange(
    {
      description: `playRound: ${situation}`,
      states,
      line: 'POST /wallet/play',
      body,
      key,
      answer: refused(code),
    },
    (rgs) => expectRefused(rgs.call('playRound', { body, key }), code),
  ),
)

test('a win is taken', () =>
  exchange(
    {
      description: 'endRound: a round that pays',
      states: [seatedAt(dice, { round: 'won' })],
      line: 'POST /wallet/end-round',
      key,
      answer: { status: 200, body: { balance } },
    },
    async (rgs) => {
      expect((await rgs.call('endRound', { key })).balance.version).toBe(2)
    },
  ))

test('a round that is closed pays no second time', () =>
  exchange(
    {
      description: 'endRound: no round is open',
      states: [seatedAt(dice)],
      line: 'POST /wallet/end-round',
      key,
      answer: refused('ERR_BNF'),
    },
    (rgs) => expectRefused(rgs.call('endRound', { key }), 'ERR_BNF'),
  ))
