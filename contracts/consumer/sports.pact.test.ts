import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, failure, given, pactOf, playerToken, session, success, tokenHeader } from './exchange.ts'

const { arrayContaining, boolean, eachLike, integer, like, number, regex, string } = MatchersV3
const exchange = pactOf('sports')
const matchId = '34512087'
const state = ['default', { match: true }] as const

const market = {
  marketId: string('m-1'),
  refMatchId: string(matchId),
  HeadName: string('Match Odds'),
  marketType: regex('match_odds|toss|tied_match', 'match_odds'),
  priceKind: regex('decimal', 'decimal'),
  status: regex('open|suspended|ball_running|closed', 'open'),
  inPlay: boolean(true),
  delayMs: integer(3000),
  minStake: number(100),
  maxStake: number(50_000),
  sequence: integer(418),
  publishedAt: string('2026-11-21T14:00:00.000Z'),
  runners: eachLike({
    selectionId: string('home'),
    name: string('Mumbai'),
    status: regex('active|removed|winner|loser', 'active'),
    back: eachLike({ price: number(1.85), size: number(1000) }),
    lay: eachLike({ price: number(1.87), size: number(1000) }),
  }),
}

const match = {
  refMatchId: string(matchId),
  matchName: string('Mumbai v Chennai'),
  sportId: integer(4),
  competition: string('Premier League'),
  startTime: string('2026-11-21T13:00:00.000Z'),
  status: regex('upcoming|inplay|finished|abandoned', 'inplay'),
  teams: eachLike({ name: string('Mumbai'), shortName: string('MUM') }),
  marketTypes: eachLike(string('match_odds')),
  liveTv: boolean(false),
}

test('[1-11] [9-5] the matches in play, with score and the prices of the first market', () =>
  exchange(
    {
      description: 'listMatches: a match in play',
      states: [['default']],
      request: { line: 'GET /sports/matches', query: { when: 'inplay' } },
      answer: {
        status: 200,
        body: success({
          matches: eachLike({
            ...match,
            score: like({ sport: string('cricket'), summary: string('142/3 (16.4)') }),
            firstMarket: like(market),
          }),
        }),
      },
    },
    async () => {
      const { matches } = await call('listMatches', { query: { when: 'inplay' } })
      expect(matches).toMatchObject([{ refMatchId: matchId, firstMarket: { runners: [{ back: [{ price: 1.85 }] }] } }])
    },
  ))

test('[7.4-1] the settings of a match', () =>
  exchange(
    {
      description: 'getMatchSettings: a match in play',
      states: [state],
      request: { line: 'GET /sports/match/settings', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({
          match: like(match),
          markets: eachLike({
            marketType: string('match_odds'),
            enabled: boolean(true),
            minStake: number(100),
            maxStake: number(50_000),
            delayMs: integer(3000),
          }),
          score: boolean(true),
          liveTv: boolean(false),
        }),
      },
    },
    async () => {
      expect(await call('getMatchSettings', { query: { matchId } })).toMatchObject({ match: { refMatchId: matchId } })
    },
  ))

test('[7.4-1] [3-28] the match odds', () =>
  exchange(
    {
      description: 'getMatchOdds: a match in play',
      states: [state],
      request: { line: 'GET /bet/match/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ refMatchId: string(matchId), sequence: integer(418), markets: arrayContaining(market) }),
      },
    },
    async () => {
      const { markets } = await call('getMatchOdds', { query: { matchId } })
      expect(markets).toMatchObject([{ HeadName: 'Match Odds', runners: [{ lay: [{ price: 1.87 }] }] }])
    },
  ))

/** Prices are rates per hundred; those of a line stand beside it. */
const rateMarket = { ...market, marketType: string('bookmaker'), priceKind: regex('rate', 'rate') }
const lineMarket = {
  ...market,
  marketType: string('fancy'),
  priceKind: regex('line', 'line'),
  runners: eachLike({
    selectionId: string('line'),
    name: string('Runs'),
    status: regex('active|removed|winner|loser', 'active'),
    back: eachLike({ price: number(100), size: number(1000), line: integer(49) }),
    lay: eachLike({ price: number(100), size: number(1000), line: integer(48) }),
  }),
}

test('[7.4-1] the prices of the bookmaker', () =>
  exchange(
    {
      description: 'getBookmakerOdds: a match in play',
      states: [state],
      request: { line: 'GET /bet/bookmaker/odds', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({ refMatchId: string(matchId), sequence: integer(418), markets: arrayContaining(rateMarket) }),
      },
    },
    async () => {
      const { markets } = await call('getBookmakerOdds', { query: { matchId } })
      expect(markets).toMatchObject([{ marketType: 'bookmaker', priceKind: 'rate' }])
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
        body: success({ refMatchId: string(matchId), sequence: integer(418), markets: arrayContaining(lineMarket) }),
      },
    },
    async () => {
      const { markets } = await call('getFancyOdds', { query: { matchId } })
      expect(markets).toMatchObject([{ priceKind: 'line', runners: [{ back: [{ line: 49 }], lay: [{ line: 48 }] }] }])
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
      const calling = call('getMatchOdds', { query: { matchId: 'nowhere' } })
      await expect(calling).rejects.toMatchObject({ status: 404, code: 'match_not_found' })
    },
  ))

test('[1-11] the score of a match', () =>
  exchange(
    {
      description: 'getMatchScore: a match in play',
      states: [state],
      request: { line: 'GET /sports/match/score', query: { matchId: given('refMatchId', matchId) } },
      answer: {
        status: 200,
        body: success({
          refMatchId: string(matchId),
          score: like({ sport: string('cricket'), summary: string('142/3 (16.4)') }),
        }),
      },
    },
    async () => {
      expect(await call('getMatchScore', { query: { matchId } })).toMatchObject({ score: { summary: '142/3 (16.4)' } })
    },
  ))

test('[1-6] the goals and cards of a soccer match', () => {
  const score = { sport: 'soccer', goals: [integer(1), integer(0)] }
  const cards = { yellowCards: [integer(2), integer(3)], redCards: [integer(0), integer(1)] }
  return exchange(
    {
      description: 'getMatchScore: a soccer match in play',
      states: [['default', { match: 'soccer' }]],
      request: { line: 'GET /sports/match/score', query: { matchId: given('refMatchId', matchId) } },
      answer: { status: 200, body: success({ refMatchId: string(matchId), score: { ...score, ...cards } }) },
    },
    async () => {
      expect(await call('getMatchScore', { query: { matchId } })).toMatchObject({
        score: { goals: [1, 0], yellowCards: [2, 3], redCards: [0, 1] },
      })
    },
  )
})

test('[1-11] all matches that are not over', () =>
  exchange(
    {
      description: 'listMatches: without a filter',
      states: [['default']],
      request: { line: 'GET /sports/matches' },
      answer: { status: 200, body: success({ matches: eachLike(match) }) },
    },
    async () => {
      expect(await call('listMatches')).toMatchObject({ matches: [{ refMatchId: matchId, status: 'inplay' }] })
    },
  ))

test('[7.4-5] the pictures of a match, by cricket type, on their own host', () =>
  exchange(
    {
      description: 'getLiveTv: a match in play',
      provider: 'chaupar-live-tv',
      states: [['default', { signedIn: 'player', match: true }]],
      request: {
        line: 'GET /',
        headers: tokenHeader(),
        query: { matchId: given('refMatchId', matchId), cricketType: 'cricket' },
      },
      answer: { status: 200, body: success({ url: string('/live-tv/watch/34512087') }) },
    },
    async () => {
      session.token = playerToken
      const pictures = await call('getLiveTv', { query: { matchId, cricketType: 'cricket' } })
      expect(pictures).toEqual({ url: '/live-tv/watch/34512087' })
    },
  ))
