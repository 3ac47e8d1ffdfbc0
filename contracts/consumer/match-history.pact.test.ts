import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, given, pactOf, success } from './exchange.ts'

const { boolean, eachLike, integer, number, regex, string } = MatchersV3
const exchange = pactOf('match-history')
const matchId = '34512087'
const state = ['default', { match: true }] as const

test('[1-6] the scorecard of a cricket match: batting, bowling, extras and fall of wickets', () => {
  const innings = {
    team: string('Mumbai'),
    runs: integer(142),
    wickets: integer(3),
    overs: string('16.4'),
    closed: boolean(false),
    extras: { total: integer(9), wides: integer(5), noBalls: integer(1), byes: integer(1), legByes: integer(2) },
    batters: eachLike({
      name: string('R Sahane'),
      runs: integer(61),
      balls: integer(40),
      fours: integer(6),
      sixes: integer(2),
    }),
    bowlers: eachLike({
      name: string('K Darokar'),
      overs: string('3.4'),
      maidens: integer(0),
      runs: integer(28),
      wickets: integer(2),
    }),
  }
  return exchange(
    {
      description: 'getScorecard: a cricket match in play',
      states: [state],
      request: { line: 'GET /sports/match/scorecard', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ refMatchId: string(matchId), scorecard: { sport: 'cricket', innings: eachLike(innings) } }),
      },
    },
    async () => {
      expect(await call('getScorecard', { query: { matchId } })).toMatchObject({
        scorecard: { sport: 'cricket', innings: [{ batters: [{ runs: 61 }], extras: { wides: 5 } }] },
      })
    },
  )
})

test('[1-6] the scorecard of a soccer match: goals and cards as they came', () => {
  const goals = [integer(1), integer(0)]
  const incident = {
    kind: regex('goal|yellow|red', 'goal'),
    side: integer(0),
    minute: string("12'"),
    name: string('L Pereiro'),
  }
  return exchange(
    {
      description: 'getScorecard: a soccer match in play',
      states: [['default', { match: 'soccer' }]],
      request: { line: 'GET /sports/match/scorecard', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({
          refMatchId: string(matchId),
          scorecard: { sport: 'soccer', incidents: eachLike({ ...incident, goals }) },
        }),
      },
    },
    async () => {
      expect(await call('getScorecard', { query: { matchId } })).toMatchObject({
        scorecard: { sport: 'soccer', incidents: [{ minute: "12'", goals: [1, 0] }] },
      })
    },
  )
})

test('[1-6] how the prices of a market moved, and what was matched', () => {
  const marketId = 'm-1'
  const point = {
    at: string('2026-11-21T14:00:00.000Z'),
    back: number(1.85),
    lay: number(1.87),
    matched: number(250_000),
  }
  const runner = { selectionId: string('home'), name: string('Mumbai'), points: eachLike(point) }
  return exchange(
    {
      description: 'getPriceHistory: a market of a match in play',
      states: [state],
      request: { line: 'GET /sports/market/history', query: { marketId: given('marketId', marketId) } },
      answer: {
        status: 200,
        body: success({
          marketId: string(marketId),
          refMatchId: string(matchId),
          HeadName: string('Match Odds'),
          priceKind: regex('decimal', 'decimal'),
          runners: eachLike(runner),
        }),
      },
    },
    async () => {
      expect(await call('getPriceHistory', { query: { marketId } })).toMatchObject({
        runners: [{ name: 'Mumbai', points: [{ back: 1.85, lay: 1.87, matched: 250_000 }] }],
      })
    },
  )
})
