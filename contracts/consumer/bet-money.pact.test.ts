import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import {
  cashOutBet,
  cashOutMarket,
  cashOutOffer,
  marketOffer,
} from '../../web/src/features/sports/bets/cash-out/cash-out-store.ts'
import { bet, playerWithBet } from './examples/bet-example.ts'
import { belowHundred, twoPlaces, walletOf } from './examples/matchers.ts'
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

const { arrayContaining, eachLike, equal, integer, like, string } = MatchersV3
const exchange = pactOf('bet-money')
const player = ['default', { signedIn: 'player' }] as const
const intent = 'pact-intent-1'

test('an intent that never arrived', () =>
  exchange(
    {
      description: 'getIntent: an unknown key',
      states: [player],
      request: { line: 'GET /intents/never-arrived', headers: tokenHeader() },
      answer: { status: 200, body: success({ state: 'none' }) },
    },
    async () => {
      session.token = playerToken
      expect(await call('getIntent', { path: { key: 'never-arrived' } })).toEqual({ state: 'none' })
    },
  ))

test('an intent that never arrived is closed', () =>
  exchange(
    {
      description: 'closeIntent: an unknown key',
      states: [player],
      request: { line: 'POST /intents/never-arrived/close', headers: tokenHeader() },
      answer: { status: 200, body: success({ state: 'closed' }) },
    },
    async () => {
      session.token = playerToken
      expect(await call('closeIntent', { path: { key: 'never-arrived' } })).toEqual({ state: 'closed' })
    },
  ))

test('an intent that is done, with the answer that was lost', () =>
  exchange(
    {
      description: 'getIntent: the key of a placed bet',
      states: [playerWithBet],
      request: { line: `GET /intents/${intent}`, headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({ state: 'done', answer: like({ error: false, data: { bet: { id: string('b-1') } } }) }),
      },
    },
    async () => {
      session.token = playerToken
      const answer = { error: false, data: { bet: { id: 'b-1' } } }
      expect(await call('getIntent', { path: { key: intent } })).toEqual({ state: 'done', answer })
    },
  ))

test('what an open bet is worth now, and what a part of it is worth', () =>
  exchange(
    {
      description: 'cashOutQuote: a part of an open bet',
      states: [playerWithBet],
      request: {
        line: 'GET /bets/cash-out/quote',
        headers: tokenHeader(),
        query: { betId: given('betId', 'b-1'), share: '50' },
      },
      answer: {
        status: 200,
        body: success({
          // Half of the state's stake of 100, and what it is worth at prices that have not moved.
          amount: belowHundred(48.5),
          profitLoss: twoPlaces(-1.5),
          released: 50,
        }),
      },
    },
    async () => {
      session.token = playerToken
      const offer = await read(cashOutOffer('b-1', 50))
      expect(offer).toMatchObject({ amount: 48.5, profitLoss: -1.5, released: 50 })
    },
  ))

test("there is no offer for a bet that is not the player's", () =>
  exchange(
    {
      description: 'cashOutQuote: an unknown bet',
      states: [player],
      request: { line: 'GET /bets/cash-out/quote', headers: tokenHeader(), query: { betId: 'nobodys' } },
      answer: { status: 404, body: failure('Bet not found', 'bet_not_found') },
    },
    async () => {
      session.token = playerToken
      const asking = read(cashOutOffer('nobodys', 100))
      await expect(asking).rejects.toMatchObject({ status: 404, code: 'bet_not_found' })
    },
  ))

test('a bet is cashed out at the offer or better, under a key of its own', () =>
  exchange(
    {
      description: 'cashOutBet: an open bet',
      states: [playerWithBet],
      request: {
        line: 'POST /bets/cash-out',
        headers: { ...tokenHeader(), ...keyHeader(3) },
        body: { betId: given('betId', 'b-1'), amount: 1 },
      },
      answer: {
        status: 200,
        body: success({
          bet: like({ ...bet, status: equal('cashed_out'), profitLoss: twoPlaces(-1.5) }),
          wallet: walletOf(9998.5),
          exposureAmount: twoPlaces(0),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const answer = await press(cashOutBet, { betId: 'b-1', amount: 1 })
      expect(answer).toMatchObject({ bet: { status: 'cashed_out', profitLoss: -1.5 }, wallet: { balance: 9998.5 } })
    },
  ))

test('what all open bets of a market are worth now, and what each outcome then brings', () =>
  exchange(
    {
      description: 'getMarketCashOut: a market with an open bet',
      states: [playerWithBet],
      request: {
        line: 'GET /bets/cash-out/market',
        headers: tokenHeader(),
        query: { marketId: given('marketId', 'm-1'), share: '50' },
      },
      answer: {
        status: 200,
        body: success({
          bets: integer(1),
          amount: belowHundred(48.5),
          profitLoss: twoPlaces(-1.5),
          outcomes: eachLike({
            name: string('Mumbai'),
            selectionId: string('home'),
            now: twoPlaces(85),
            after: twoPlaces(41),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const offer = await read(marketOffer('m-1', 50))
      expect(offer).toMatchObject({ profitLoss: -1.5, outcomes: [{ name: 'Mumbai', now: 85, after: 41 }] })
    },
  ))

test('the value of bets on runs is returned for each number of runs', () =>
  exchange(
    {
      description: 'getMarketCashOut: a market of runs',
      states: [['default', { signedIn: 'player', bet: 'line' }]],
      request: {
        line: 'GET /bets/cash-out/market',
        headers: tokenHeader(),
        query: { marketId: given('marketId', 'm-1') },
      },
      answer: {
        status: 200,
        body: success({
          outcomes: arrayContaining({ fromRuns: integer(0), toRuns: integer(46) }, { fromRuns: integer(47) }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { outcomes } = await read(marketOffer('m-1', 100))
      expect(outcomes).toMatchObject([{ fromRuns: 0, toRuns: 46 }, { fromRuns: 47 }])
    },
  ))

test('all open bets of a market are cashed out at the offer or better, under a key of their own', () =>
  exchange(
    {
      description: 'cashOutMarket: a market with an open bet',
      states: [playerWithBet],
      request: {
        line: 'POST /bets/cash-out/market',
        headers: { ...tokenHeader(), ...keyHeader(4) },
        body: { marketId: given('marketId', 'm-1'), profitLoss: -100 },
      },
      answer: {
        status: 200,
        body: success({
          bets: eachLike({ ...bet, status: equal('cashed_out'), profitLoss: twoPlaces(-1.5) }),
          wallet: walletOf(9998.5),
          exposureAmount: twoPlaces(0),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const answer = await press(cashOutMarket, { marketId: 'm-1', profitLoss: -100 })
      expect(answer).toMatchObject({ bets: [{ status: 'cashed_out', profitLoss: -1.5 }], wallet: { balance: 9998.5 } })
    },
  ))
