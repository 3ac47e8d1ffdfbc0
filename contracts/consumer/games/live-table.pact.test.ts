import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { gamesMessagePact } from './games-message.ts'
import { drawn } from './rgs-exchange.ts'

const { boolean, eachLike, integer, like, number, regex, reify, string } = MatchersV3
const message = gamesMessagePact('live-table')

const atTable = (stage: 'open' | 'bet' | 'running' | 'fallen') =>
  ['default', { signedIn: 'player', game: 'ezg-Roulette', stage }] as const

const hash = regex('^[0-9a-f]{64}$', 'ab'.repeat(32))
const roundId = regex('^[0-9]+-[0-9]+$', '82345-12')
const balance = { amount: integer(9_900_000_000), version: integer(2) }
const red = { on: 'red', amountPaise: 10_000 }

/** What has fallen on the table, in its order. */
const fallen = eachLike({ index: integer(0), type: string('ball') })

const betting = {
  round: roundId,
  number: integer(12),
  phase: 'betting',
  elapsedMs: integer(0),
  leftMs: integer(20_000),
  pace: number(0),
  state: like([]),
  result: null,
}
const running = { ...betting, phase: 'running', elapsedMs: integer(2_000), leftMs: null, state: fallen }

const watched = {
  status: 'success',
  stage: betting,
  // Nothing rises: there is no curve, and a player has ten bets on a round.
  rules: { slots: integer(10) },
  chains: eachLike({ chain: integer(82_345), end: hash, salt: hash }),
  history: eachLike({
    round: roundId,
    chain: integer(82_345),
    number: integer(11),
    seed: hash,
    forced: boolean(false),
    state: fallen,
  }),
  players: { round: roundId, players: like([]), gone: like([]), count: integer(1), amount: integer(100_000_000) },
  bets: [],
  balance,
}

const bet = {
  ...drawn,
  amount: integer(100_000_000),
  payout: integer(0),
  active: true,
  state: like([]),
  actions: like([]),
  meta: { bets: [red] },
  shared: { round: roundId, slot: integer(0) },
}
const watchedTable = reify(watched)

test('stage:watch returns a live table that takes bets', () =>
  message(
    {
      description: 'stage:watch: a live table that takes bets',
      states: [atTable('open')],
      asks: ['stage:watch'],
      payload: watched,
    },
    async ({ socket, stage }, payload) => {
      socket.answers.set('stage:watch', payload)
      socket.open()
      await eventually(() => expect(stage.getState().link).toBe('live'))
      const { now, rules, history } = stage.getState()
      expect(now).toMatchObject({ phase: 'betting', leftMs: 20_000, state: [] })
      expect(rules).toEqual({ slots: 10 })
      expect(history[0]?.state).toMatchObject([{ type: 'ball' }])
    },
  ))

test('bet:place answers chips on a live table with the bet and the balance', () =>
  message(
    {
      description: 'bet:place: chips on a live table',
      states: [atTable('open')],
      asks: [
        'bet:place',
        { slot: 0, amount: 100_000_000, bets: [red], round: '{stageRound}', key: 'intent-of-the-player-2' },
      ],
      payload: { status: 'success', bet, balance },
    },
    async ({ socket, stage, rounds, machine }, payload) => {
      socket.answers.set('stage:watch', watchedTable)
      socket.answers.set('bet:place', payload)
      socket.open()
      await eventually(() => expect(stage.getState().link).toBe('live'))
      expect(await machine.placeChips(new Map([['red', 100_00]]))).toBe(true)
      expect(socket.sent.get('bet:place')).toMatchObject({
        slot: 0,
        amount: 100_000_000,
        bets: [red],
        round: '82345-12',
      })
      expect(stage.getState().slots[0].bet?.meta).toEqual({ bets: [red] })
      expect(rounds.getState().balance).toEqual({ amount: 9_900_000_000, version: 2 })
    },
  ))

test('bet:cancel takes the last chips from a live table', () =>
  message(
    {
      description: 'bet:cancel: chips on a live table that takes bets',
      states: [atTable('bet')],
      asks: ['bet:cancel', { betID: '{betID}', key: 'intent-of-the-player-3' }],
      payload: {
        status: 'success',
        bet: { ...bet, active: false, state: eachLike({ index: integer(0), type: string('cancelled') }) },
        balance,
      },
    },
    async ({ socket, stage, machine }, payload) => {
      socket.answers.set('stage:watch', reify({ ...watched, bets: [bet] }))
      socket.answers.set('bet:cancel', payload)
      socket.open()
      await eventually(() => expect(stage.getState().slots[0].bet?.active).toBe(true))
      expect(await machine.takeBack()).toBe(true)
      expect(stage.getState().slots[0].bet?.active).toBe(false)
      expect(socket.sent.get('bet:cancel')).toMatchObject({ betID: 1 })
    },
  ))

test('stage:round sends what has fallen on a live table', () =>
  message(
    {
      description: 'stage:round: a live table whose ball has fallen',
      // It lies there before the watch begins: a server may send a round as soon as it is watched.
      states: [atTable('fallen')],
      asks: ['stage:watch'],
      when: ['advanceClock', { ms: 100 }],
      payload: running,
    },
    async ({ socket, stage }, payload) => {
      socket.open()
      socket.send('stage:round', payload)
      expect(stage.getState().now).toMatchObject({ phase: 'running', leftMs: null, state: [{ type: 'ball' }] })
    },
  ))

test('bet:changed sends the payout of chips on a live table', () =>
  message(
    {
      description: 'bet:changed: the deal of a live table is over',
      states: [atTable('running')],
      asks: ['stage:watch'],
      when: ['advanceClock', { ms: 20_000 }],
      payload: {
        bet: { ...bet, active: false, state: eachLike({ index: integer(0), type: string('ball') }) },
        balance,
      },
    },
    async ({ socket, stage, rounds }, payload) => {
      socket.open()
      socket.send('bet:changed', payload)
      expect(stage.getState().slots[0].bet).toMatchObject({ active: false, state: [{ type: 'ball' }] })
      expect(rounds.getState().balance).toMatchObject({ version: 2 })
    },
  ))
