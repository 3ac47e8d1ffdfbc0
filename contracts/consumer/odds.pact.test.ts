import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { marketCalls } from '../../web/src/features/sports/queries.ts'
import { decidedMarket, lineMarket, market, matchId, openMarket } from './examples/match-example.ts'
import { failure, given, pactOf, playerToken, session, success, tokenHeader } from './exchange.ts'

const { boolean, eachLike, equal } = MatchersV3
const exchange = pactOf('odds')
const state = ['default', { match: true }] as const

test('[7.4-1] [3-28] the match odds', () =>
  exchange(
    {
      description: 'getMatchOdds: a match in play',
      states: [state],
      request: { line: 'GET /bet/match/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ markets: eachLike(market) }),
      },
    },
    async () => {
      const { markets } = await marketCalls.AllMarketData(matchId)
      expect(markets).toMatchObject([{ HeadName: 'Match Odds', runners: [{ lay: [{ price: 1.85 }] }] }])
    },
  ))

test('[7.4-1] markets that take bets have prices on both sides', () =>
  exchange(
    {
      description: 'getMatchOdds: a tennis match, whose markets are open',
      states: [['default', { match: 'tennis' }]],
      request: { line: 'GET /bet/match/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ markets: eachLike(openMarket) }),
      },
    },
    async () => {
      const { markets } = await marketCalls.AllMarketData(matchId)
      expect(markets).toMatchObject([
        { status: 'open', runners: [{ back: [{ price: 1.85 }], lay: [{ price: 1.85 }] }] },
      ])
    },
  ))

test.each([
  ['getMatchOdds', 'GET /bet/match/odds', marketCalls.AllMarketData],
  ['getBookmakerOdds', 'GET /bet/bookmaker/odds', marketCalls.bookMakerData],
  ['getFancyOdds', 'GET /bet/fancy/odds', marketCalls.sessionOdds],
] as const)('[7.4-1] the results of a match that is over: %s', (operation, line, readMarkets) =>
  exchange(
    {
      description: `${operation}: a match that is over`,
      states: [
        ['default', { signedIn: 'player' }],
        ['settled-match', { match: 'over' }],
      ],
      request: { line, headers: tokenHeader(), query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ markets: eachLike(decidedMarket) }),
      },
    },
    async () => {
      session.token = playerToken
      const { markets } = await readMarkets(matchId)
      expect(markets).toMatchObject([{ status: 'closed', result: 'home' }])
    },
  ),
)

test('[7.4-1] the prices of the bookmaker', () =>
  exchange(
    {
      description: 'getBookmakerOdds: a match in play',
      states: [state],
      request: { line: 'GET /bet/bookmaker/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({
          markets: eachLike({ ...market, priceKind: equal('rate') }),
        }),
      },
    },
    async () => {
      const { markets } = await marketCalls.bookMakerData(matchId)
      expect(markets).toMatchObject([{ priceKind: 'rate' }])
    },
  ))

test('[7.4-1] the run lines', () =>
  exchange(
    {
      description: 'getFancyOdds: a match in play',
      states: [state],
      request: { line: 'GET /bet/fancy/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ markets: eachLike(lineMarket) }),
      },
    },
    async () => {
      const { markets } = await marketCalls.sessionOdds(matchId)
      expect(markets).toMatchObject([{ priceKind: 'line', runners: [{ back: [{ line: 49 }], lay: [{ line: 49 }] }] }])
    },
  ))

test('[7.4-1] an unknown match is answered 404', () =>
  exchange(
    {
      description: 'getMatchOdds: an unknown match',
      states: [['default']],
      request: { line: 'GET /bet/match/odds', query: { matchId: 'nowhere' } },
      answer: { status: 404, body: failure('Match not found', 'match_not_found') },
    },
    async () => {
      const calling = marketCalls.AllMarketData('nowhere')
      await expect(calling).rejects.toMatchObject({ status: 404, code: 'match_not_found' })
    },
  ))

test('[7.4-1] a market says that offers wait in it', () =>
  exchange(
    {
      description: 'getMatchOdds: a market that takes offers',
      states: [['default', { match: 'tennis' }]],
      request: { line: 'GET /bet/match/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: { status: 200, body: success({ markets: eachLike({ ...market, takesOffers: boolean(true) }) }) },
    },
    async () => {
      expect(await marketCalls.AllMarketData(matchId)).toMatchObject({ markets: [{ takesOffers: true }] })
    },
  ))
