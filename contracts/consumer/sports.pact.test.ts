import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { sports } from '../../web/src/features/sports/queries.ts'
import { chaseScore, cricketScore, market, matchId, soccerScore, tennisScore } from './examples/match-example.ts'
import { oneOf, timestamp } from './examples/matchers.ts'
import { call, given, pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { boolean, eachLike, integer, string } = MatchersV3
const exchange = pactOf('sports')
const state = ['default', { match: true }] as const

const match = {
  refMatchId: string(matchId),
  matchName: string('Mumbai v Chennai'),
  sportId: integer(4),
  competition: string('Premier League'),
  startTime: timestamp('2026-11-21T13:00:00.000Z'),
  status: oneOf('upcoming|inplay|finished|abandoned', 'inplay'),
  teams: eachLike({ name: string('Mumbai'), shortName: string('MUM') }, 2),
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
            score: { sport: oneOf('cricket|soccer|tennis', 'cricket'), summary: string('142/3 (16.4)') },
            firstMarket: market,
          }),
        }),
      },
    },
    async () => {
      const { matches } = await read(sports.inplay())
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
          match: {
            ...match,
            score: { sport: oneOf('cricket|soccer|tennis', 'cricket'), summary: string('142/3 (16.4)') },
            firstMarket: market,
          },
          priceHistory: boolean(true),
          scorecard: boolean(true),
        }),
      },
    },
    async () => {
      expect(await read(sports.settings(matchId))).toMatchObject({ match: { refMatchId: matchId } })
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
          score: cricketScore,
        }),
      },
    },
    async () => {
      expect(await call('getMatchScore', { query: { matchId } })).toMatchObject({ score: { summary: '142/3 (16.4)' } })
    },
  ))

test('[1-6] what a chase still needs', () =>
  exchange(
    {
      description: 'getMatchScore: a second innings',
      states: [['default', { match: 'chase' }]],
      request: { line: 'GET /sports/match/score', query: { matchId: given('refMatchId', matchId) } },
      answer: { status: 200, body: success({ score: chaseScore }) },
    },
    async () => {
      const { score } = await call('getMatchScore', { query: { matchId } })
      expect(score).toMatchObject({ need: { runs: 45, balls: 20 } })
    },
  ))

test('[1-6] the goals and cards of a soccer match', () =>
  exchange(
    {
      description: 'getMatchScore: a soccer match in play',
      states: [['default', { match: 'soccer' }]],
      request: { line: 'GET /sports/match/score', query: { matchId: given('refMatchId', matchId) } },
      answer: { status: 200, body: success({ score: soccerScore }) },
    },
    async () => {
      expect(await call('getMatchScore', { query: { matchId } })).toMatchObject({
        score: { goals: [1, 0], yellowCards: [2, 3], redCards: [0, 1] },
      })
    },
  ))

test('[1-6] the sets of a tennis match, and the game that is played', () =>
  exchange(
    {
      description: 'getMatchScore: a tennis match in play',
      states: [['default', { match: 'tennis' }]],
      request: { line: 'GET /sports/match/score', query: { matchId: given('refMatchId', matchId) } },
      answer: { status: 200, body: success({ score: tennisScore }) },
    },
    async () => {
      expect(await call('getMatchScore', { query: { matchId } })).toMatchObject({
        score: { sets: [{ home: 4, away: 3 }], points: ['30', '40'], serving: 0 },
      })
    },
  ))

test('[1-11] all matches that are not over', () =>
  exchange(
    {
      description: 'listMatches: without a filter',
      states: [['default']],
      request: { line: 'GET /sports/matches' },
      answer: { status: 200, body: success({ matches: eachLike(match) }) },
    },
    async () => {
      expect(await read(sports.sportsData())).toMatchObject({ matches: [{ refMatchId: matchId, status: 'inplay' }] })
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
      const pictures = await read(sports.liveTv(matchId, 'cricket'))
      expect(pictures).toEqual({ url: '/live-tv/watch/34512087' })
    },
  ))
