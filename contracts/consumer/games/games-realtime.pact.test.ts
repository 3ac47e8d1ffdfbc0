import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { gamesMessagePact } from './games-message.ts'
import { drawn } from './rgs-exchange.ts'

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3
const message = gamesMessagePact('games-realtime')

const atStage = (stage: 'open' | 'bet' | 'running') =>
  ['default', { signedIn: 'player', game: 'spribe/aviator', stage }] as const

const hash = regex('^[0-9a-f]{64}$', 'ab'.repeat(32))
const roundId = regex('^[0-9]+-[0-9]+$', '82345-12')
const balance = { amount: integer(9_900_000_000), version: integer(2) }

const result = {
  round: roundId,
  chain: integer(82_345),
  number: integer(11),
  seed: hash,
  forced: boolean(false),
  state: eachLike({ index: integer(0), type: string('crash'), times: integer(250) }),
}

const betting = {
  round: roundId,
  number: integer(12),
  phase: 'betting',
  elapsedMs: integer(0),
  leftMs: integer(6_000),
  pace: number(0),
  state: like([]),
  result: null,
}

const players = {
  round: roundId,
  players: eachLike({
    id: string('m-1'),
    name: string('R***i'),
    amount: integer(100_000_000),
    times: null,
    payout: integer(0),
    made: boolean(true),
  }),
  gone: like([]),
  count: integer(1),
  amount: integer(100_000_000),
}

const watched = {
  status: 'success',
  stage: betting,
  rules: {
    slots: integer(2),
    curve: { risePerMs: number(0.000_06), mostTimes: integer(1_000_000) },
  },
  chains: eachLike({ chain: integer(82_345), end: hash, salt: hash }),
  history: eachLike(result),
  players: { ...players, players: like([]) },
  bets: [],
  balance,
}

const bet = {
  ...drawn,
  amount: integer(100_000_000),
  payout: integer(0),
  active: true,
  meta: { slot: integer(0) },
  state: like([]),
  actions: like([]),
  shared: { round: roundId, slot: integer(0), autoCashOut: null },
}

const closed = { ...bet, active: false, state: eachLike({ index: integer(0), type: string('cash-out') }) }

const { reify } = MatchersV3
const running = { ...betting, phase: 'running', leftMs: null }
const watchedRound = reify(watched)

/** What a watcher receives when the player's bet is in this phase. */
const watchedWithBet = (stage: object) => reify({ ...watched, stage, bets: [{ ...bet, actions: [] }] })

test('stage:watch returns a round that takes bets, with all that is needed to draw it', () =>
  message(
    {
      description: 'stage:watch: a round that takes bets',
      states: [atStage('open')],
      asks: ['stage:watch'],
      payload: watched,
    },
    async ({ socket, stage }, payload) => {
      socket.answers.set('stage:watch', payload)
      socket.open()
      await eventually(() => expect(stage.getState().link).toBe('live'))
      expect(stage.getState().now).toMatchObject({ phase: 'betting', leftMs: 6_000, crashedAt: null })
      expect(stage.getState().history).toHaveLength(1)
    },
  ))

test('stage:watch returns a round with the bet of the player, and who plays it', () =>
  message(
    {
      description: 'stage:watch: a round with a bet of the player',
      states: [atStage('bet')],
      asks: ['stage:watch'],
      payload: { ...watched, bets: eachLike(bet), players },
    },
    async ({ socket, stage }, payload) => {
      socket.answers.set('stage:watch', payload)
      socket.open()
      await eventually(() => expect(stage.getState().slots[0].bet?.active).toBe(true))
      expect(stage.getState()).toMatchObject({ count: 1, amount: 100_000_000 })
    },
  ))

test('bet:place answers with the bet and the balance', () =>
  message(
    {
      description: 'bet:place: a round that takes bets',
      states: [atStage('open')],
      asks: ['bet:place', { slot: 0, amount: 100_000_000, round: '{stageRound}', key: 'intent-of-the-player-2' }],
      payload: { status: 'success', bet, balance },
    },
    async ({ socket, stage, rounds, machine }, payload) => {
      socket.answers.set('stage:watch', watchedRound)
      socket.answers.set('bet:place', payload)
      socket.open()
      await eventually(() => expect(stage.getState().link).toBe('live'))
      machine.press(0, 100_00)
      await eventually(() => expect(stage.getState().slots[0].bet?.active).toBe(true))
      expect(socket.sent.get('bet:place')).toMatchObject({ slot: 0, amount: 100_000_000, round: '82345-12' })
      expect(rounds.getState().balance).toEqual({ amount: 9_900_000_000, version: 2 })
    },
  ))

test('bet:place is refused with a code and words', () =>
  message(
    {
      description: 'bet:place: the balance does not cover it',
      states: [atStage('open'), ['insufficient-in-game']],
      asks: ['bet:place', { slot: 0, amount: 100_000_000, round: '{stageRound}', key: 'intent-of-the-player-2' }],
      payload: { status: 'failed', code: 'ERR_IPB', message: string('Insufficient balance') },
    },
    async ({ socket, stage, rounds, machine }, payload) => {
      socket.answers.set('stage:watch', watchedRound)
      socket.answers.set('bet:place', payload)
      socket.open()
      await eventually(() => expect(stage.getState().link).toBe('live'))
      machine.press(0, 100_00)
      await eventually(() => expect(rounds.getState().notice?.name).toBe('ERR_IPB'))
      expect(stage.getState().slots[0].bet).toBeNull()
    },
  ))

const choice = { betID: '{betID}', key: 'intent-of-the-player-3' } as const

test.each([
  {
    asked: { description: 'bet:cancel: a bet of a round that takes bets', asks: ['bet:cancel', choice] },
    at: 'bet',
    phase: betting,
  },
  {
    asked: { description: 'bet:cash-out: a bet of a round that runs', asks: ['bet:cash-out', choice] },
    at: 'running',
    phase: running,
  },
] as const)('$asked.description is answered with the bet as it ended', ({ asked, at, phase }) =>
  message(
    { ...asked, states: [atStage(at)], payload: { status: 'success', bet: closed, balance } },
    async ({ socket, stage, machine }, payload) => {
      const [event] = asked.asks
      socket.answers.set('stage:watch', watchedWithBet(phase))
      socket.answers.set(event, payload)
      socket.open()
      await eventually(() => expect(stage.getState().slots[0].bet?.active).toBe(true))
      machine.press(0, 100_00)
      await eventually(() => expect(stage.getState().slots[0].bet?.active).toBe(false))
      expect(socket.sent.get(event)).toMatchObject({ betID: 1 })
    },
  ),
)

test('stage:round sends the phase that has begun', () =>
  message(
    {
      description: 'stage:round: a round that runs',
      states: [atStage('running')],
      asks: ['stage:watch'],
      when: ['advanceClock', { ms: 1_000 }],
      payload: running,
    },
    async ({ socket, stage }, payload) => {
      socket.open()
      socket.send('stage:round', payload)
      expect(stage.getState().now).toMatchObject({ phase: 'running', leftMs: null, crashedAt: null })
    },
  ))

test('stage:tick corrects the curve', () =>
  message(
    {
      description: 'stage:tick: a round that runs',
      states: [atStage('running')],
      asks: ['stage:watch'],
      when: ['advanceClock', { ms: 2_000 }],
      payload: { round: roundId, elapsedMs: integer(4_000), pace: number(0) },
    },
    async ({ socket, stage }, payload) => {
      socket.open()
      socket.send('stage:round', reify(running))
      socket.send('stage:tick', payload)
      expect(stage.getState().now).toMatchObject({ phase: 'running', elapsedMs: 4_000 })
    },
  ))

test('stage:players sends who plays', () =>
  message(
    {
      description: 'stage:players: a round that takes bets',
      states: [atStage('bet')],
      asks: ['stage:watch'],
      when: ['advanceClock', { ms: 7_000 }],
      payload: { ...players, players: like([]) },
    },
    async ({ socket, stage }, payload) => {
      socket.open()
      socket.send('stage:players', payload)
      expect(stage.getState()).toMatchObject({ playersOf: '82345-12', count: 1, amount: 100_000_000 })
    },
  ))

test('bet:changed sends a bet that time has decided', () =>
  message(
    {
      description: 'bet:changed: the round has crashed',
      states: [atStage('running')],
      asks: ['stage:watch'],
      when: ['advanceClock', { ms: 77_000 }],
      payload: { bet: closed, balance },
    },
    async ({ socket, stage, rounds }, payload) => {
      socket.open()
      socket.send('bet:changed', payload)
      expect(stage.getState().slots[0].bet?.active).toBe(false)
      expect(rounds.getState().balance).toMatchObject({ version: 2 })
    },
  ))

test('a handshake whose session is over is refused with code and words, and is not tried again', () =>
  message(
    {
      description: 'connect_error: the session is over',
      states: [['default', { signedIn: 'player', game: 'spribe/aviator', signedOut: true }]],
      payload: { message: string('This session is over'), data: { code: 'ERR_IS' } },
    },
    async ({ socket, rounds }, payload) => {
      vi.useFakeTimers()
      try {
        const { message: words, data } = payload as { message: string; data: unknown }
        socket.refuse(words, data)
        expect(rounds.getState()).toMatchObject({ isOver: true, notice: { name: 'ERR_IS' } })
        vi.advanceTimersByTime(60_000)
        expect(socket.active).toBe(false)
      } finally {
        vi.useRealTimers()
      }
    },
  ))
