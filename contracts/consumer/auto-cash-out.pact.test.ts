import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { autoCashOuts, setAutoCashOut } from '../../web/src/features/sports/bets/cash-out/cash-out-store.ts'
import { playerWithBet } from './examples/bet-example.ts'
import { oneOf, timestamp, twoPlaces } from './examples/matchers.ts'
import {
  call,
  failure,
  given,
  keyHeader,
  pactOf,
  playerToken,
  press,
  read,
  session,
  success,
  tokenHeader,
} from './exchange.ts'

const { eachLike, equal, integer, string } = MatchersV3
const exchange = pactOf('auto-cash-out')
const playerWithRule = ['default', { signedIn: 'player', bet: true, autoCashOut: true }] as const
const line = '/bets/auto-cash-out'

/** A rule that stands, as the cash-out panel reads it. */
const rule = {
  id: string('A1'),
  target: equal('bet'),
  targetId: string('b-1'),
  gain: twoPlaces(500),
  share: integer(100),
  state: oneOf('armed|waiting', 'armed'),
  setAt: timestamp(),
}

test('the rules of a player', () =>
  exchange(
    {
      description: 'listAutoCashOuts: one that stands',
      states: [playerWithRule],
      request: { line: `GET ${line}`, headers: tokenHeader() },
      answer: { status: 200, body: success({ rules: eachLike(rule) }) },
    },
    async () => {
      session.token = playerToken
      expect((await read(autoCashOuts)).rules).toMatchObject([{ id: 'A1', target: 'bet', gain: 500 }])
    },
  ))

test('a rule is set for a bet, under a key of its own', () =>
  exchange(
    {
      description: 'setAutoCashOut: an open bet',
      states: [playerWithBet],
      request: {
        line: `PUT ${line}`,
        headers: { ...tokenHeader(), ...keyHeader(9) },
        body: {
          ...{ target: 'bet', targetId: given('betId', 'b-1'), gain: 500, loss: 80.5, share: 50 },
          until: '2026-11-21T18:00:00.000Z',
        },
      },
      answer: {
        status: 200,
        body: success({
          ...{ ...rule, loss: twoPlaces(80.5), share: integer(50) },
          until: timestamp('2026-11-21T18:00:00.000Z'),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const lines = { gain: 500, loss: 80.5, share: 50, until: '2026-11-21T18:00:00.000Z' }
      const body = { target: 'bet', targetId: 'b-1', ...lines } as const
      expect(await press(setAutoCashOut, body)).toMatchObject(lines)
    },
  ))

test('a rule is set for all bets of a market', () =>
  exchange(
    {
      description: 'setAutoCashOut: a market with an open bet',
      states: [playerWithBet],
      request: {
        line: `PUT ${line}`,
        headers: { ...tokenHeader(), ...keyHeader(9) },
        body: { target: 'market', targetId: given('marketId', 'm-1'), gain: 500 },
      },
      answer: { status: 200, body: success({ ...rule, target: equal('market'), targetId: string('m-1') }) },
    },
    async () => {
      session.token = playerToken
      const body = { target: 'market', targetId: 'm-1', gain: 500 } as const
      const set = await press(setAutoCashOut, body)
      expect(set).toMatchObject({ target: 'market', targetId: 'm-1', gain: 500 })
    },
  ))

test('a rule whose line is passed is refused in words', () =>
  exchange(
    {
      description: 'setAutoCashOut: a line that the offer has passed',
      states: [playerWithBet],
      request: {
        line: `PUT ${line}`,
        headers: tokenHeader(),
        body: { target: 'bet', targetId: given('betId', 'b-1'), loss: 0 },
      },
      answer: { status: 422, body: failure('The cash-out is already at or beyond this line', 'auto_cash_out_passed') },
    },
    async () => {
      session.token = playerToken
      const setting = press(setAutoCashOut, { target: 'bet', targetId: 'b-1', loss: 0 })
      await expect(setting).rejects.toMatchObject({ status: 422, code: 'auto_cash_out_passed' })
    },
  ))

test('a rule is taken back', () =>
  exchange(
    {
      description: 'cancelAutoCashOut: one that stands',
      states: [playerWithRule],
      request: { line: `DELETE ${line}`, headers: tokenHeader(), query: { id: given('ruleId', 'A1') } },
      answer: { status: 200, body: success() },
    },
    async () => {
      session.token = playerToken
      await call('cancelAutoCashOut', { query: { id: 'A1' } })
    },
  ))

test('an unknown rule cannot be taken back', () =>
  exchange(
    {
      description: 'cancelAutoCashOut: an unknown one',
      states: [['default', { signedIn: 'player' }]],
      request: { line: `DELETE ${line}`, headers: tokenHeader(), query: { id: 'A99' } },
      answer: { status: 404, body: failure('Auto cash-out not found', 'auto_cash_out_not_found') },
    },
    async () => {
      session.token = playerToken
      const taking = call('cancelAutoCashOut', { query: { id: 'A99' } })
      await expect(taking).rejects.toMatchObject({ status: 404, code: 'auto_cash_out_not_found' })
    },
  ))
