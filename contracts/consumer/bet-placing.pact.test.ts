import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { cancelOffer, editOffer } from '../../web/src/features/sports/bets/unmatched/unmatched-store.ts'
import { placeBySlip } from './bet-slip.ts'
import { bet, offeredBet, placedBet, playerWithOffer } from './examples/bet-example.ts'
import { twoPlaces, walletOf } from './examples/matchers.ts'
import {
  failure,
  given,
  heard,
  keyHeader,
  pactOf,
  playerToken,
  press,
  session,
  success,
  tokenHeader,
} from './exchange.ts'

const { equal, like } = MatchersV3
const exchange = pactOf('bet-placing')
const playerWithMatch = ['default', { signedIn: 'player', match: true }] as const

const slip = { side: 'back', stake: 100, accept: { policy: 'better' } } as const
const placedRequest = {
  ...slip,
  marketId: given('marketId', 'm-1'),
  selectionId: given('selectionId', 'home'),
  odds: given('odds', 1.85),
}

test('[1-6] a bet at decimal odds is placed under a key of its own', () =>
  exchange(
    {
      description: 'placeBet: an open market',
      states: [playerWithMatch],
      request: {
        line: 'POST /bets',
        headers: { ...tokenHeader(), ...keyHeader(2) },
        body: placedRequest,
      },
      answer: {
        status: 200,
        body: success({
          bet: like(placedBet),
          wallet: walletOf(9900),
          exposureAmount: twoPlaces(100),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await placeBySlip()).toMatchObject({
        at: 'done',
        answer: { bet: { id: 'b-1', priceKind: 'decimal', status: 'open' } },
      })
    },
  ))

test.each([
  ['a suspended market', [playerWithMatch, ['suspended-market']], {}, 422, 'market_suspended', 'Market is suspended'],
  [
    'too little money',
    [playerWithMatch, ['low-balance', { balance: 50 }]],
    {},
    422,
    'insufficient_funds',
    'Insufficient balance',
  ],
  [
    'a stake above the limit',
    [playerWithMatch],
    { stake: 99_999_999 },
    422,
    'stake_above_max',
    'Stake is above the maximum',
  ],
] as const)('[1-6] a bet that the rules refuse: %s', (name, states, change, status, code, message) =>
  exchange(
    {
      description: `placeBet: ${name}`,
      states,
      request: { line: 'POST /bets', headers: tokenHeader(), body: { ...placedRequest, ...change } },
      answer: { status, body: failure(message, code) },
    },
    async () => {
      session.token = playerToken
      expect(await placeBySlip(change)).toEqual({ at: 'refused', code, message })
    },
  ),
)

test('[7.8-6] a bet with a token that has died signs out', () =>
  exchange(
    {
      description: 'placeBet: a token that has died',
      states: [playerWithMatch, ['unauthorized-next']],
      request: { line: 'POST /bets', headers: tokenHeader(), body: placedRequest },
      answer: { status: 401, body: { error: true, message: 'Unauthorized action.' } },
    },
    async () => {
      session.token = playerToken
      expect(await placeBySlip()).toMatchObject({ at: 'refused', message: 'Unauthorized action.' })
      expect(heard.unauthorized).toBe(1)
    },
  ))

const wallet = walletOf(9900)

test('a bet at a price that the market does not have waits in the book', () =>
  exchange(
    {
      description: 'placeBet: an offer at a price of one’s own',
      states: [playerWithMatch],
      request: {
        line: 'POST /bets',
        headers: { ...tokenHeader(), ...keyHeader(5) },
        body: { ...placedRequest, odds: 1000, offer: { keepInPlay: true } },
      },
      answer: { status: 200, body: success({ bet: like(offeredBet), wallet, exposureAmount: twoPlaces(100) }) },
    },
    async () => {
      session.token = playerToken
      expect(await placeBySlip({ price: 1000, offer: { keepInPlay: true } })).toMatchObject({
        at: 'done',
        answer: { bet: { status: 'unmatched', offer: { stake: 100, matched: 0, keepInPlay: true } } },
      })
    },
  ))

test('what still waits of an offer is cancelled, and its money is free', () =>
  exchange(
    {
      description: 'cancelBet: an offer that waits',
      states: [playerWithOffer],
      request: {
        line: 'POST /bets/unmatched/cancel',
        headers: { ...tokenHeader(), ...keyHeader(6) },
        body: { betId: given('betId', 'b-1') },
      },
      answer: {
        status: 200,
        body: success({ bet: like({ ...bet, status: equal('void') }), wallet, exposureAmount: twoPlaces(0) }),
      },
    },
    async () => {
      session.token = playerToken
      const data = await press(cancelOffer, { betId: 'b-1' })
      expect(data).toMatchObject({ bet: { status: 'void' }, exposureAmount: 0 })
    },
  ))

test('an offer that was matched meanwhile cannot be cancelled', () =>
  exchange(
    {
      description: 'cancelBet: a bet that does not wait',
      states: [['default', { signedIn: 'player', bet: true }]],
      request: { line: 'POST /bets/unmatched/cancel', headers: tokenHeader(), body: { betId: given('betId', 'b-1') } },
      answer: { status: 422, body: failure('This offer does not wait any more', 'offer_ended') },
    },
    async () => {
      session.token = playerToken
      await expect(press(cancelOffer, { betId: 'b-1' })).rejects.toMatchObject({ code: 'offer_ended' })
    },
  ))

const terms = { odds: 990, stake: 200 }

test('what still waits of an offer has another price and stake in one step', () =>
  exchange(
    {
      description: 'editBet: an offer that waits',
      states: [playerWithOffer],
      request: {
        line: 'POST /bets/unmatched/edit',
        headers: { ...tokenHeader(), ...keyHeader(7) },
        body: { ...terms, betId: given('betId', 'b-1'), unmatched: 100 },
      },
      answer: {
        status: 200,
        body: success({
          bet: like({ ...offeredBet, odds: twoPlaces(990), stack: twoPlaces(200) }),
          wallet,
          exposureAmount: twoPlaces(200),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const body = { ...terms, betId: 'b-1', unmatched: 100 }
      const data = await press(editOffer, body)
      expect(data.bet).toMatchObject({ odds: 990, stack: 200, status: 'unmatched' })
    },
  ))

test('more of it was matched than the player saw: nothing is changed', () =>
  exchange(
    {
      description: 'editBet: an offer of which more was matched',
      states: [playerWithOffer],
      request: {
        line: 'POST /bets/unmatched/edit',
        headers: tokenHeader(),
        body: { ...terms, betId: given('betId', 'b-1'), unmatched: 150 },
      },
      answer: { status: 422, body: failure('More of this offer was matched meanwhile', 'offer_changed') },
    },
    async () => {
      session.token = playerToken
      const body = { ...terms, betId: 'b-1', unmatched: 150 }
      await expect(press(editOffer, body)).rejects.toMatchObject({ code: 'offer_changed' })
    },
  ))
