import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { betPage } from '../../web/src/features/sports/bets/bet-history.ts'
import { sports } from '../../web/src/features/sports/queries.ts'
import { exposedBets } from '../../web/src/money/exposure.ts'
import { bet, offeredBet, playerWithBet, playerWithOffer, settledBet } from './examples/bet-example.ts'
import { requestIdHeader, twoOrMore, twoPlaces } from './examples/matchers.ts'
import { call, given, heard, pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { eachLike, integer, string } = MatchersV3
const exchange = pactOf('bets')
const matchId = '34512087'
const anyDays = { from: '', to: '' }
const firstPage = { skip: '0', pagesize: '10' }
const player = ['default', { signedIn: 'player' }] as const
const bets = success({ bets: eachLike(bet), count: integer(1) })
const betMatch = {
  exposureAmount: twoPlaces(100),
  matchName: string('Mumbai v Chennai'),
  refMatchId: string(matchId),
  totalBets: integer(1),
}

test('[7.1-5] [3-30] the exposure, in all and for each match', () =>
  exchange(
    {
      description: 'getExposure: a player with a bet',
      states: [playerWithBet],
      request: { line: 'GET /bet/exposure/amount', headers: tokenHeader() },
      answer: { status: 200, body: success({ exposureAmount: twoPlaces(100), betMatches: eachLike(betMatch) }) },
    },
    async () => {
      session.token = playerToken
      expect(await call('getExposure')).toMatchObject({ exposureAmount: 100, betMatches: [{ totalBets: 1 }] })
    },
  ))

test('[7.1-5] a player without bets has no exposure', () =>
  exchange(
    {
      description: 'getExposure: a player without bets',
      states: [player],
      request: { line: 'GET /bet/exposure/amount', headers: tokenHeader() },
      answer: { status: 200, body: success({ exposureAmount: 0, betMatches: [] }) },
    },
    async () => {
      session.token = playerToken
      expect(await call('getExposure')).toEqual({ exposureAmount: 0, betMatches: [] })
    },
  ))

test('[7.4-4] [9-12] [3-31] the bets of a match, by skip, pageSize and refmatchid', () =>
  exchange(
    {
      description: 'listMatchBets: a player with a bet',
      states: [playerWithBet],
      request: {
        line: 'GET /bets',
        headers: tokenHeader(),
        query: { skip: '0', pageSize: '10', refmatchid: given('refMatchId', matchId) },
      },
      answer: { status: 200, body: bets },
    },
    async () => {
      session.token = playerToken
      const data = await read(exposedBets(matchId, 1))
      expect(data).toMatchObject({
        count: 1,
        bets: [{ stack: 100, selectionType: 'back', priceKind: 'decimal', odds: 1.85 }],
      })
    },
  ))

test('[7.4-2] [7-4] the bets of the sports-data host, by skip, pagesize and refmatchid, with xu-auth', () =>
  exchange(
    {
      description: 'listUserBets: a player with a bet',
      provider: 'chaupar-sports-data',
      states: [playerWithBet],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: { skip: '0', pagesize: '10', refmatchid: given('refMatchId', matchId) },
      },
      answer: { status: 200, body: bets },
    },
    async () => {
      session.token = playerToken
      const data = await read(betPage({ days: anyDays, match: matchId }, 1))
      expect(data).toMatchObject({ count: 1, bets: [{ stack: 100, status: 'open' }] })
    },
  ))

test('[7.4-3] the bets of the sports-data host, by dates and state', () =>
  exchange(
    {
      description: 'listUserBets: open bets of some days',
      provider: 'chaupar-sports-data',
      states: [playerWithBet],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: {
          ...{ startdate: '2020-01-01', enddate: '2099-12-31', betstatus: 'open', markettype: 'match_odds' },
          ...firstPage,
        },
      },
      answer: { status: 200, body: bets },
    },
    async () => {
      session.token = playerToken
      const days = { from: '2020-01-01', to: '2099-12-31' }
      expect(await read(betPage({ days, status: 'open', type: 'match_odds' }, 1))).toMatchObject({
        bets: [{ id: 'b-1' }],
      })
    },
  ))

test('[7.4-3] the bets that still run, of all matches', () =>
  exchange(
    {
      description: 'listUserBets: bets that still run',
      provider: 'chaupar-sports-data',
      states: [playerWithBet],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: { skip: '0', pagesize: '100', betstatus: 'open' },
      },
      answer: { status: 200, body: bets },
    },
    async () => {
      session.token = playerToken
      expect(await read(sports.userBets('open'))).toMatchObject({ bets: [{ status: 'open' }] })
    },
  ))

test('a bet on runs says its line', () =>
  exchange(
    {
      description: 'listUserBets: settled bets on runs',
      provider: 'chaupar-sports-data',
      states: [['default', { signedIn: 'player' }], ['settled-match']],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: { betstatus: 'settled', markettype: 'fancy', ...firstPage },
      },
      answer: {
        status: 200,
        body: success({ bets: eachLike({ ...settledBet, line: twoPlaces(52) }), count: integer(4) }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(betPage({ days: anyDays, status: 'settled', type: 'fancy' }, 1))).toMatchObject({
        bets: [{ line: 52 }],
      })
    },
  ))

test('[9-12] a page has as many rows as were asked for, and the count of all', () =>
  exchange(
    {
      description: 'listUserBets: a page of one, of several',
      provider: 'chaupar-sports-data',
      states: [['default', { signedIn: 'player' }], ['settled-match']],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: { skip: '1', pagesize: '1', betstatus: 'settled' },
      },
      answer: { status: 200, body: success({ bets: [settledBet], count: twoOrMore(8) }) },
    },
    async () => {
      session.token = playerToken
      const query = { skip: 1, pagesize: 1, betstatus: 'settled' } as const
      expect(await call('listUserBets', { query })).toMatchObject({ bets: [{ profitLoss: 85 }], count: 8 })
    },
  ))

test('[9-12] a page behind the last is empty, and counts all the same', () =>
  exchange(
    {
      description: 'listUserBets: behind the last page',
      provider: 'chaupar-sports-data',
      states: [['default', { signedIn: 'player' }], ['settled-match']],
      request: { line: 'GET /user/bets', headers: tokenHeader('xu-auth'), query: { skip: '1000', pagesize: '10' } },
      answer: { status: 200, body: success({ bets: [], count: twoOrMore(8) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(betPage({ days: anyDays }, 101))).toEqual({ bets: [], count: 8 })
    },
  ))

test('[7.8-6] a dead token at the sports-data host signs out too', () =>
  exchange(
    {
      description: 'listUserBets: a dead token',
      provider: 'chaupar-sports-data',
      states: [['default']],
      request: { line: 'GET /user/bets', headers: { 'xu-auth': 'dead-token' }, query: firstPage },
      answer: { status: 401, headers: requestIdHeader, body: { error: true, message: 'Unauthorized action.' } },
    },
    async () => {
      session.token = 'dead-token'
      await expect(read(betPage({ days: anyDays }, 1))).rejects.toMatchObject({ status: 401 })
      expect(heard.unauthorized).toBe(1)
    },
  ))

test('a bet says the price that was asked for', () =>
  exchange(
    {
      description: 'listUserBets: the price that was asked for',
      provider: 'chaupar-sports-data',
      states: [playerWithBet],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: { skip: '0', pagesize: '10', betstatus: 'open' },
      },
      answer: {
        status: 200,
        body: success({ bets: eachLike({ ...bet, askedOdds: twoPlaces(1.85) }), count: integer(1) }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(betPage({ days: anyDays, status: 'open' }, 1))).toMatchObject({ bets: [{ askedOdds: 1.85 }] })
    },
  ))

test('the offers that wait', () =>
  exchange(
    {
      description: 'listUserBets: a player with an offer',
      provider: 'chaupar-sports-data',
      states: [playerWithOffer],
      request: {
        line: 'GET /user/bets',
        headers: tokenHeader('xu-auth'),
        query: { skip: '0', pagesize: '100', betstatus: 'unmatched' },
      },
      answer: { status: 200, body: success({ bets: eachLike(offeredBet), count: integer(1) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(sports.userBets('unmatched'))).toMatchObject({ bets: [{ status: 'unmatched' }], count: 1 })
    },
  ))

test('the exposure holds how many offers wait', () =>
  exchange(
    {
      description: 'getExposure: a player with an offer',
      states: [playerWithOffer],
      request: { line: 'GET /bet/exposure/amount', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          exposureAmount: twoPlaces(100),
          betMatches: eachLike({ ...betMatch, unmatchedBets: integer(1) }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await call('getExposure')).toMatchObject({ betMatches: [{ totalBets: 1, unmatchedBets: 1 }] })
    },
  ))
