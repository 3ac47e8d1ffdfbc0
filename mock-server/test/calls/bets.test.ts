import type { Schema } from '@chaupar/api/api'
import { describe, expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { there } from '../support/answers.ts'
import { call, logIn, startApp } from '../support/server.ts'

type Table = { app: App; token: string; refMatchId: string; marketId: string; selectionId: string; odds: number }

/** A logged-in player before the live match, its match odds open and held still. */
async function sitDown(): Promise<Table> {
  // The same moment and seed give the same match, so the price after the delay is known.
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  await call(app, '/__mock/worlds/default/clock/freeze', { body: {} })
  const token = await logIn(app)
  const { refMatchId } = there((await call(app, '/api/sports/matches?when=inplay')).json.data.matches[0])
  const market = await marketOf(app, refMatchId)
  const runner = there(market.runners[0])
  return {
    app,
    token,
    refMatchId,
    marketId: market.marketId,
    selectionId: runner.selectionId,
    odds: there(runner.back[0]).price,
  }
}

async function marketOf(app: App, matchId: string): Promise<Schema<'Market'>> {
  const { json } = await call(app, `/api/bet/match/odds?matchId=${matchId}`)
  return there(json.data.markets.find((market) => market.marketType === 'match_odds'))
}

function bet({ marketId, selectionId, odds }: Table, change: object = {}): object {
  return { marketId, selectionId, side: 'back', odds, stake: 250.5, accept: { policy: 'better' }, ...change }
}

describe('matches and markets', () => {
  test('[9-5] [3-28] the live cricket match, its first market and its odds', async () => {
    const { app, refMatchId } = await sitDown()
    const { json } = await call(app, '/api/sports/matches?sportId=4&when=inplay')
    expect(json.data.matches[0]).toMatchObject({
      sportId: 4,
      status: 'inplay',
      firstMarket: { marketType: 'match_odds' },
    })
    const market = await marketOf(app, refMatchId)
    expect(market).toMatchObject({ HeadName: expect.stringMatching(/match odds/i), result: null, priceKind: 'decimal' })
    for (const { back, lay } of market.runners) expect(there(back[0]).price).toBeLessThan(there(lay[0]).price)
    for (const path of [
      '/api/bet/fancy/odds',
      '/api/bet/bookmaker/odds',
      '/api/sports/match/settings',
      '/api/sports/match/score',
    ]) {
      expect((await call(app, `${path}?matchId=${refMatchId}`)).status, path).toBe(200)
    }
  })

  test.each([
    '/api/bet/match/odds',
    '/api/bet/fancy/odds',
    '/api/bet/bookmaker/odds',
    '/api/sports/match/settings',
    '/api/sports/match/score',
  ])('[7.4-1] %s of an unknown match is 404, without a match 400', async (path) => {
    const app = await startApp()
    expect(await call(app, `${path}?matchId=no-such`)).toMatchObject({ status: 404, json: { code: 'match_not_found' } })
    expect((await call(app, path)).status).toBe(400)
    expect((await call(app, `${path}?matchId=%3Cscript%3E`)).status).toBe(400)
  })
})

describe('placing a bet', () => {
  test('[3-31] [4-13] pending, then open; wallet, exposure and lists agree to the paisa', async () => {
    const table = await sitDown()
    const { app, token, refMatchId } = table
    const placed = await call(app, '/api/bets', { body: bet(table, { accept: { policy: 'any' } }), token })
    expect(placed.status).toBe(200)
    expect(placed.json.data.bet).toMatchObject({ stack: 250.5, selectionType: 'back', status: 'pending', refMatchId })
    expect(placed.json.data.bet.delayMs).toBeGreaterThan(0)
    await call(app, '/__mock/worlds/default/clock/advance', { body: { ms: placed.json.data.bet.delayMs } })
    const bets = await call(app, `/api/bets?skip=0&pageSize=10&refmatchid=${refMatchId}`, { token })
    expect(bets.json.data.count).toBe(1)
    expect(bets.json.data.bets[0]).toMatchObject({
      status: 'open',
      stack: 250.5,
      HeadName: 'Match Odds',
      priceKind: 'decimal',
    })
    const mine = await call(app, `/sports-data/user/bets?skip=0&pagesize=10&refmatchid=${refMatchId}`, { token })
    expect(mine.json.data).toEqual(bets.json.data)
  })

  test('[7.1-5] [3-30] exposure is held from the moment of acceptance', async () => {
    const table = await sitDown()
    const { app, token, refMatchId } = table
    const { json } = await call(app, '/api/bets', { body: bet(table, { accept: { policy: 'any' } }), token })
    await call(app, '/__mock/worlds/default/clock/advance', { body: { ms: json.data.bet.delayMs } })
    const exposure = await call(app, '/api/bet/exposure/amount', { token })
    expect(exposure.json.data.exposureAmount).toBe(250.5)
    const rows = (await call(app, '/api/bet/matches', { token })).json.data.betMatches
    expect(rows).toEqual(exposure.json.data.betMatches)
    expect(rows[0]).toMatchObject({ refMatchId, totalBets: 1, exposureAmount: 250.5 })
    expect((await call(app, '/__mock/worlds/default/invariants')).json.data).toMatchObject({ ok: true })
  })

  // The tests in domain/betting cover each rule; this one shows that a refusal arrives as one and moves nothing.
  test('a refusal of the rules arrives with its status and its code', async () => {
    const table = await sitDown()
    const { app, token } = table
    for (const [change, status, code] of [
      [{ marketId: 'no-such' }, 404, 'market_not_found'],
      [{ stake: 10_000.01 }, 422, 'insufficient_funds'],
    ] as const) {
      const answer = await call(app, '/api/bets', { body: bet(table, change), token })
      expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code })
    }
    expect((await call(app, '/api/bets', { token })).json.data).toEqual({ bets: [], count: 0 })
    expect((await call(app, '/api/bet/exposure/amount', { token })).json.data.exposureAmount).toBe(0)
  })

  test('a body that the document does not allow is refused before any rule', async () => {
    const table = await sitDown()
    const { app, token } = table
    for (const [what, change] of Object.entries({
      'a third of a paisa': { stake: 100.333 },
      'nothing at stake': { stake: 0 },
      'a negative stake': { stake: -100 },
      'a stake in words': { stake: '100' },
      'an unknown side': { side: 'both' },
      'an unknown policy': { accept: { policy: 'whatever' } },
      'a bonus field': { free: true },
    })) {
      const answer = await call(app, '/api/bets', { body: bet(table, change), token })
      expect({ status: answer.status, code: answer.json.code }, what).toEqual({
        status: 400,
        code: 'validation_failed',
      })
    }
    expect((await call(app, '/api/bets', { token })).json.data).toEqual({ bets: [], count: 0 })
  })

  test.each([
    ['suspend', 'market_suspended'],
    ['ball-running', 'ball_running'],
  ])('on a market after %s it is refused, and taken again after open', async (how, code) => {
    const table = await sitDown()
    const { app, token, marketId } = table
    const market = `/__mock/worlds/default/markets/${marketId}`
    expect((await call(app, `${market}/${how}`, { body: {} })).status).toBe(200)
    expect(await call(app, '/api/bets', { body: bet(table), token })).toMatchObject({ status: 422, json: { code } })
    await call(app, `${market}/open`, { body: {} })
    expect((await call(app, '/api/bets', { body: bet(table, { accept: { policy: 'any' } }), token })).status).toBe(200)
  })

  test('a guest places nothing', async () => {
    const table = await sitDown()
    expect((await call(table.app, '/api/bets', { body: bet(table) })).status).toBe(401)
  })
})

describe('one effect for one intent', () => {
  const key = { 'idempotency-key': 'intent-0001' }

  test('the same key again gets the same answer, another body 422, and one bet stands', async () => {
    const table = await sitDown()
    const { app, token } = table
    const first = await call(app, '/api/bets', { body: bet(table), token, headers: key })
    const again = await call(app, '/api/bets', { body: bet(table), token, headers: key })
    expect(again.json).toEqual(first.json)
    const other = await call(app, '/api/bets', { body: bet(table, { stake: 300 }), token, headers: key })
    expect(other).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } })
    expect((await call(app, '/api/bets', { token })).json.data.count).toBe(1)
  })

  test('the key returns the outcome of a call whose answer was lost', async () => {
    const table = await sitDown()
    const { app, token } = table
    const none = await call(app, '/api/intents/intent-0001', { token })
    expect(none.json.data).toEqual({ state: 'none' })
    const placed = await call(app, '/api/bets', { body: bet(table), token, headers: key })
    const done = await call(app, '/api/intents/intent-0001', { token })
    expect(done.json.data).toEqual({ state: 'done', operationId: 'placeBet', status: 200, answer: placed.json })
  })

  test('a key that is closed before its call arrives has no effect any more, however late the call is', async () => {
    const table = await sitDown()
    const { app, token } = table
    const closed = await call(app, '/api/intents/intent-0001/close', { method: 'POST', token })
    expect(closed.json.data).toEqual({ state: 'closed' })
    const late = await call(app, '/api/bets', { body: bet(table), token, headers: key })
    expect(late).toMatchObject({ status: 409, json: { code: 'intent_closed' } })
    expect((await call(app, '/api/bets', { token })).json.data.count).toBe(0)
    expect((await call(app, '/api/intents/intent-0001', { token })).json.data).toEqual({ state: 'closed' })
    expect((await call(app, '/api/intents/intent-0001/close', { method: 'POST', token })).json.data).toEqual({
      state: 'closed',
    })
    const again = await call(app, '/api/bets', {
      body: bet(table),
      token,
      headers: { 'idempotency-key': 'intent-0002' },
    })
    expect(again.status).toBe(200)
  })

  test('closing the key of a call that arrived changes nothing and returns its outcome', async () => {
    const table = await sitDown()
    const { app, token } = table
    const placed = await call(app, '/api/bets', { body: bet(table), token, headers: key })
    const closed = await call(app, '/api/intents/intent-0001/close', { method: 'POST', token })
    expect(closed.json.data).toEqual({ state: 'done', operationId: 'placeBet', status: 200, answer: placed.json })
    expect((await call(app, '/api/bets', { body: bet(table), token, headers: key })).json).toEqual(placed.json)
  })

  test('of a close and a call at the same time one wins, and both return the same outcome', async () => {
    const table = await sitDown()
    const { app, token } = table
    for (let round = 0; round < 20; round += 1) {
      const headers = { 'idempotency-key': `race-${1000 + round}` }
      const [placed, closed] = await Promise.all([
        call(app, '/api/bets', { body: bet(table), token, headers }),
        call(app, `/api/intents/race-${1000 + round}/close`, { method: 'POST', token }),
      ])
      expect(closed.json.data.state).toBe(placed.status === 200 ? 'done' : 'closed')
    }
  })

  test('an invalid key is refused', async () => {
    const table = await sitDown()
    const headers = { 'idempotency-key': 'a b' }
    expect((await call(table.app, '/api/bets', { body: bet(table), token: table.token, headers })).status).toBe(400)
  })
})
