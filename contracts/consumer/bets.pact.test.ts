import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, failure, given, heard, pactOf, playerToken, session, success, tokenHeader } from './exchange.ts'

const { eachLike, integer, like, number, regex, string } = MatchersV3
const exchange = pactOf('bets')
const matchId = '34512087'
const player = ['default', { signedIn: 'player' }] as const
const playerWithMatch = ['default', { signedIn: 'player', match: true }] as const
const playerWithBet = ['default', { signedIn: 'player', bet: true }] as const
const intent = 'pact-intent-1'

const bet = {
  id: string('b-1'),
  refMatchId: string(matchId),
  matchName: string('Mumbai v Chennai'),
  marketId: string('m-1'),
  selectionId: string('home'),
  HeadName: string('Match Odds'),
  runnerName: string('Mumbai'),
  odds: number(1.85),
  stack: number(100),
  selectionType: regex('back|lay', 'back'),
  status: regex('pending|open|won|lost|void|cashed_out', 'open'),
  createdAt: string('2026-11-21T14:00:00.000Z'),
}
const bets = success({ bets: eachLike(bet), count: integer(1) })
const betMatch = {
  exposureAmount: number(100),
  matchName: string('Mumbai v Chennai'),
  refMatchId: string(matchId),
  totalBets: integer(1),
}
const slip = { side: 'back', stake: 100, accept: { policy: 'better' } } as const
const placed = { ...slip, marketId: 'm-1', selectionId: 'home', odds: 1.85 }
const placedRequest = {
  ...slip,
  marketId: given('marketId', 'm-1'),
  selectionId: given('selectionId', 'home'),
  odds: given('odds', 1.85),
}

test('[7.1-5] [3-30] the exposure, in all and for each match', () =>
  exchange(
    {
      description: 'getExposure: a player with a bet',
      states: [playerWithBet],
      request: { line: 'GET /bet/exposure/amount', headers: tokenHeader() },
      answer: { status: 200, body: success({ exposureAmount: number(100), betMatches: eachLike(betMatch) }) },
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

test('[7.4-1] [3-30] the matches that hold bets', () =>
  exchange(
    {
      description: 'listBetMatches: a player with a bet',
      states: [playerWithBet],
      request: { line: 'GET /bet/matches', headers: tokenHeader() },
      answer: { status: 200, body: success({ betMatches: eachLike(betMatch) }) },
    },
    async () => {
      session.token = playerToken
      expect(await call('listBetMatches')).toMatchObject({ betMatches: [{ refMatchId: matchId }] })
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
      const data = await call('listMatchBets', { query: { skip: 0, pageSize: 10, refmatchid: matchId } })
      expect(data).toMatchObject({ count: 1, bets: [{ stack: 100, selectionType: 'back', odds: 1.85 }] })
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
      const data = await call('listUserBets', { query: { skip: 0, pagesize: 10, refmatchid: matchId } })
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
        query: { startdate: '2026-11-01', enddate: '2026-11-30', betstatus: 'open', markettype: 'match_odds' },
      },
      answer: { status: 200, body: bets },
    },
    async () => {
      session.token = playerToken
      const query = {
        startdate: '2026-11-01',
        enddate: '2026-11-30',
        betstatus: 'open',
        markettype: 'match_odds',
      } as const
      expect(await call('listUserBets', { query })).toMatchObject({ bets: [{ id: 'b-1' }] })
    },
  ))

test('[7.8-6] a dead token at the sports-data host signs out too', () =>
  exchange(
    {
      description: 'listUserBets: a dead token',
      provider: 'chaupar-sports-data',
      states: [['default']],
      request: { line: 'GET /user/bets', headers: { 'xu-auth': 'dead-token' } },
      answer: { status: 401, body: { error: true, message: 'Unauthorized action.' } },
    },
    async () => {
      session.token = 'dead-token'
      await expect(call('listUserBets')).rejects.toMatchObject({ status: 401 })
      expect(heard.unauthorized).toBe(1)
    },
  ))

test('[1-6] a bet at decimal odds is placed under a key of its own', () =>
  exchange(
    {
      description: 'placeBet: an open market',
      states: [playerWithMatch],
      request: {
        line: 'POST /bets',
        headers: { ...tokenHeader(), 'Idempotency-Key': 'pact-intent-2' },
        body: placedRequest,
      },
      answer: {
        status: 200,
        body: success({
          bet: like(bet),
          wallet: like({ balance: number(9900), coins: number(0), cash: number(0) }),
          exposureAmount: number(100),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const data = await call('placeBet', { body: placed, idempotencyKey: 'pact-intent-2' })
      expect(data).toMatchObject({ bet: { id: 'b-1', status: 'open' }, wallet: { balance: 9900 } })
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
      await expect(call('placeBet', { body: { ...placed, ...change } })).rejects.toMatchObject({
        status,
        code,
        message,
      })
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
      await expect(call('placeBet', { body: placed })).rejects.toMatchObject({ status: 401 })
      expect(heard.unauthorized).toBe(1)
    },
  ))

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
      const query = { skip: 0, pagesize: 100, betstatus: 'open' } as const
      expect(await call('listUserBets', { query })).toMatchObject({ bets: [{ status: 'open' }] })
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
          betId: string('b-1'),
          amount: number(48.5),
          profitLoss: number(-1.5),
          expiresAt: string('2026-11-21T14:00:15.000Z'),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const offer = await call('cashOutQuote', { query: { betId: 'b-1', share: 50 } })
      expect(offer).toMatchObject({ betId: 'b-1', amount: 48.5, profitLoss: -1.5 })
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
      const asking = call('cashOutQuote', { query: { betId: 'nobodys' } })
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
        headers: { ...tokenHeader(), 'Idempotency-Key': 'pact-intent-3' },
        body: { betId: given('betId', 'b-1'), amount: 1 },
      },
      answer: {
        status: 200,
        body: success({
          bet: like({ ...bet, status: regex('cashed_out', 'cashed_out'), profitLoss: number(-1.5) }),
          wallet: like({ balance: number(9998.5), coins: number(0), cash: number(0) }),
          exposureAmount: number(0),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const answer = await call('cashOutBet', { body: { betId: 'b-1', amount: 1 }, idempotencyKey: 'pact-intent-3' })
      expect(answer).toMatchObject({ bet: { status: 'cashed_out', profitLoss: -1.5 }, wallet: { balance: 9998.5 } })
    },
  ))
