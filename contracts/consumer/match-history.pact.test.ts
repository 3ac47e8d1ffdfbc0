import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { sports } from '../../web/src/features/sports/queries.ts'
import { oneOf, timestamp, twoPlaces } from './examples/matchers.ts'
import { given, pactOf, read, success } from './exchange.ts'

const { arrayContaining, boolean, eachLike, equal, integer, string } = MatchersV3
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
        body: success({ scorecard: { sport: 'cricket', innings: eachLike(innings) } }),
      },
    },
    async () => {
      expect(await read(sports.scorecard(matchId))).toMatchObject({
        scorecard: { sport: 'cricket', innings: [{ batters: [{ runs: 61 }], extras: { wides: 5 } }] },
      })
    },
  )
})

test('[1-6] the scorecard of a soccer match: goals and cards as they came', () => {
  const goals = [integer(1), integer(0)]
  const incident = {
    kind: oneOf('goal|yellow|red', 'goal'),
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
          scorecard: { sport: 'soccer', incidents: eachLike({ ...incident, goals }) },
        }),
      },
    },
    async () => {
      expect(await read(sports.scorecard(matchId))).toMatchObject({
        scorecard: { sport: 'soccer', incidents: [{ minute: "12'", goals: [1, 0] }] },
      })
    },
  )
})

test('[1-6] how the prices of a market moved, and what was matched', () => {
  const marketId = 'm-1'
  const point = {
    at: timestamp(),
    back: twoPlaces(1.85),
    lay: twoPlaces(1.87),
    matched: twoPlaces(250_000),
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
          priceKind: equal('decimal'),
          runners: eachLike(runner),
        }),
      },
    },
    async () => {
      expect(await read(sports.priceHistory(marketId))).toMatchObject({
        runners: [{ name: 'Mumbai', points: [{ back: 1.85, lay: 1.87, matched: 250_000 }] }],
      })
    },
  )
})

test('[1-6] an innings that is over: how each was out, who did not bat, when wickets fell', () => {
  const played = {
    name: string('R Sahane'),
    runs: integer(61),
    balls: integer(40),
    fours: integer(6),
    sixes: integer(2),
  }
  const out = { kind: equal('caught'), bowler: string('K Darokar'), fielder: string('S Deshmane') }
  const innings = {
    closed: equal(true),
    batters: arrayContaining({ ...played, out }),
    yetToBat: eachLike({ name: string('P Chandwar') }),
    falls: eachLike({ name: string('R Sahane'), runs: integer(87), overs: string('11.2') }),
  }
  return exchange(
    {
      description: 'getScorecard: the first innings is over',
      states: [['default', { match: 'chase' }]],
      request: { line: 'GET /sports/match/scorecard', query: { matchId: given('refMatchId', matchId) } },
      answer: { status: 200, body: success({ scorecard: { sport: 'cricket', innings: arrayContaining(innings) } }) },
    },
    async () => {
      expect(await read(sports.scorecard(matchId))).toMatchObject({
        scorecard: { innings: [{ batters: [{ out: { kind: 'caught' } }], falls: [{ runs: 87 }] }] },
      })
    },
  )
})

test('[1-6] the scorecard of a tennis match: sets game by game, points and breaks', () => {
  const game = {
    server: integer(0),
    winner: integer(1),
    tieBreak: boolean(false),
    points: [integer(2), integer(4)],
  }
  const set = { home: integer(4), away: integer(3), games: eachLike(game) }
  const pair = [integer(41), integer(38)]
  return exchange(
    {
      description: 'getScorecard: a tennis match in play',
      states: [['default', { match: 'tennis' }]],
      request: { line: 'GET /sports/match/scorecard', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ scorecard: { sport: 'tennis', sets: eachLike(set), points: pair, breaks: pair } }),
      },
    },
    async () => {
      expect(await read(sports.scorecard(matchId))).toMatchObject({
        scorecard: { sets: [{ games: [{ winner: 1 }] }], points: [41, 38] },
      })
    },
  )
})
