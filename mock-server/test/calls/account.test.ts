import { describe, expect, test } from 'vitest'
import { settleMarket } from '../../src/domain/settlement/settlement.ts'
import { there } from '../support/answers.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { brokenInvariants, pass } from '../support/worlds.ts'

const hourMs = 60 * 60 * 1000

async function sitDown() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  world.clock.freeze()
  const token = await logIn(app)
  const set = (body: object) => call(app, '/api/limits', { method: 'PUT', body, token })
  const pay = (amount: number) => call(app, '/api/deposit/fastpayme', { body: { gateway: 'm_paytm', amount }, token })
  return { app, world, token, set, pay }
}

/** The limit that refuses a call, its period, and the amount left. */
function refused(kind: string, period: string, left: string) {
  return { error: true, code: 'limit_reached', message: `Your own limit on ${kind} over ${period} leaves ${left}` }
}

/** A match odds market that takes bets, and its price. */
async function openPrice(app: Awaited<ReturnType<typeof sitDown>>['app']) {
  const { refMatchId } = there((await call(app, '/api/sports/matches?when=inplay')).json.data.matches[0])
  const { json } = await call(app, `/api/bet/match/odds?matchId=${refMatchId}`)
  const market = there(json.data.markets.find((one) => one.status === 'open' && one.runners[0]?.back[0]))
  const runner = there(market.runners[0])
  return { marketId: market.marketId, selectionId: runner.selectionId, side: 'back', odds: there(runner.back[0]).price }
}

describe('limits', () => {
  test('a new player has none', async () => {
    const { app, token } = await sitDown()
    const none = { daily: null, weekly: null, monthly: null }
    const nothing = { daily: 0, weekly: 0, monthly: 0 }
    expect((await call(app, '/api/limits', { token })).json.data).toEqual({
      deposit: none,
      loss: none,
      stake: none,
      sessionMinutes: null,
      timeOutUntil: null,
      selfExcludedUntil: null,
      pending: [],
      used: { deposit: nothing, loss: nothing, stake: nothing },
      lossLeft: none,
    })
  })

  test('a lower limit holds at once, a higher one after 24 hours of world time', async () => {
    const { app, world, token, set } = await sitDown()
    await set({ deposit: { daily: 5000 }, sessionMinutes: 60 })
    expect((await set({ deposit: { daily: 3000.5 } })).json.data).toMatchObject({
      deposit: { daily: 3000.5 },
      sessionMinutes: 60,
      pending: [],
    })
    const raised = await set({ deposit: { daily: 9000 } })
    expect(raised.json.data).toMatchObject({
      deposit: { daily: 3000.5 },
      pending: [{ kind: 'deposit', period: 'daily', amount: 9000, from: '2026-11-22T14:00:00.000Z' }],
    })
    world.clock.advance(24 * hourMs - 1)
    const again = await logIn(app)
    expect((await call(app, '/api/limits', { token: again })).json.data.deposit.daily).toBe(3000.5)
    world.clock.advance(1)
    expect((await call(app, '/api/limits', { token: again })).json.data).toMatchObject({
      deposit: { daily: 9000 },
      pending: [],
    })
    expect(token).not.toBe(again)
  })

  test('removing a limit waits too, and a lower one in between drops the waiting change', async () => {
    const { set } = await sitDown()
    await set({ stake: { weekly: 500 } })
    expect((await set({ stake: { weekly: null } })).json.data.pending).toMatchObject([{ amount: null }])
    expect((await set({ stake: { weekly: 400 } })).json.data).toMatchObject({ stake: { weekly: 400 }, pending: [] })
  })

  test('the lowest limit wins over deposits, and the window moves on', async () => {
    const { app, world, set, pay } = await sitDown()
    await set({ deposit: { daily: 1000, weekly: 1500, monthly: 9000 } })
    expect((await pay(600)).status).toBe(200)
    expect((await pay(401)).json).toMatchObject(refused('deposits', '24 hours', '₹400.00'))
    expect((await pay(400)).status).toBe(200)
    world.clock.advance(24 * hourMs)
    const token = await logIn(app)
    const body = { gateway: 'm_paytm', amount: 600 }
    // Those that were never paid expired (15 minutes), so they count no more.
    world.tick()
    expect((await call(app, '/api/deposit/fastpayme', { body, token })).status).toBe(200)
  })

  test('of the limits that a call goes beyond the one that leaves the least is named, again under its key and in Hindi', async () => {
    const { app, set, pay, token } = await sitDown()
    await set({ deposit: { daily: 900, weekly: 700.5, monthly: 700.5 } })
    await pay(600)
    const body = { gateway: 'm_paytm', amount: 500 }
    const ask = (headers = {}) =>
      call(app, '/api/deposit/fastpayme', { body, token, headers: { 'idempotency-key': 'limits-1', ...headers } })
    const words = refused('deposits', '7 days', '₹100.50')
    expect((await ask()).json).toMatchObject(words)
    await set({ deposit: { weekly: 650 } })
    // A key returns its original answer.
    expect((await ask()).json).toMatchObject(words)
    const intent = await call(app, '/api/intents/limits-1', { token })
    expect(intent.json.data).toMatchObject({ state: 'done', status: 422, answer: words })
    const hindi = await ask({ 'accept-language': 'hi' })
    expect(hindi.json.message).toBe('जमा पर 7 दिन की आपकी सीमा में ₹100.50 बाकी हैं')
  })

  test('stakes and losses are held to their limits, exactly', async () => {
    const { app, set, token } = await sitDown()
    const price = await openPrice(app)
    const place = (stake: number) =>
      call(app, '/api/bets', { body: { ...price, stake, accept: { policy: 'any' } }, token })
    await set({ stake: { daily: 300 } })
    expect((await place(300.01)).json).toMatchObject(refused('stakes', '24 hours', '₹300.00'))
    expect((await place(200)).status).toBe(200)
    expect((await place(100.01)).json).toMatchObject(refused('stakes', '24 hours', '₹100.00'))
    expect((await place(100)).status).toBe(200)
    const { used } = (await call(app, '/api/limits', { token })).json.data
    expect(used?.stake).toEqual({ daily: 300, weekly: 300, monthly: 300 })
    expect(used?.loss).toEqual({ daily: 300, weekly: 300, monthly: 300 })
  })

  test('bets that wait for their acceptance count against the limit on losses with all that they risk', async () => {
    const { app, set, token } = await sitDown()
    const price = await openPrice(app)
    const place = (stake: number) =>
      call(app, '/api/bets', { body: { ...price, stake, accept: { policy: 'any' } }, token })
    await set({ loss: { monthly: 300 } })
    const first = await place(200)
    expect(first.json.data.bet.status).toBe('pending')
    expect((await place(100.01)).json).toMatchObject(refused('losses', '30 days', '₹100.00'))
    expect((await place(100)).json.data.bet.status).toBe('pending')
    expect((await place(100)).json).toMatchObject(refused('losses', '30 days', '₹0.00'))
  })

  test('the rest of a limit on losses is the risk allowed to the next bet, winnings included', async () => {
    const { app, world, set, token } = await sitDown()
    const lossLeft = async () => (await call(app, '/api/limits', { token })).json.data.lossLeft
    expect(await lossLeft()).toEqual({ daily: null, weekly: null, monthly: null })
    await set({ loss: { daily: 300, monthly: 500.5 } })
    expect(await lossLeft()).toEqual({ daily: 300, weekly: null, monthly: 500.5 })
    const price = await openPrice(app)
    const place = (stake: number) =>
      call(app, '/api/bets', { body: { ...price, stake, accept: { policy: 'any' } }, token })
    await place(200)
    expect(await lossLeft()).toEqual({ daily: 100, weekly: null, monthly: 300.5 })
    await set({ loss: { daily: 50 } })
    expect(await lossLeft()).toEqual({ daily: 0, weekly: null, monthly: 300.5 })
    pass(world, 10_000)
    settleMarket(world, price.marketId, price.selectionId)
    const wonPaise = Math.round(200_00 * (price.odds - 1))
    expect(await lossLeft()).toEqual({
      daily: (50_00 + wonPaise) / 100,
      weekly: null,
      monthly: (500_50 + wonPaise) / 100,
    })
  })

  test.each([
    ['{"deposit":{}}', 'Deposit must NOT have fewer than 1 properties'],
    ['{}', 'The request must NOT have fewer than 1 properties'],
    ['{"deposit":{"daily":-1}}', 'Deposit.daily must be >= 0'],
    ['{"deposit":{"daily":1e309}}', 'Deposit.daily must be number'],
    ['{"stake":{"daily":1.001}}', 'Stake.daily must have at most two decimals'],
    ['{"loss":{"weekly":"500"}}', 'Loss.weekly must be number'],
    ['{"loss":{"monthly":1000000000000.01}}', 'Loss.monthly must be <= 1000000000000'],
    ['{"stake":{"yearly":5}}', 'Unknown field: stake.yearly'],
    ['{"sessionMinutes":4}', 'SessionMinutes must be >= 5'],
    ['{"sessionMinutes":1441}', 'SessionMinutes must be <= 1440'],
    ['{"other":1}', 'Unknown field: other'],
  ])('%s is refused in words, and no limit is set', async (payload, message) => {
    const { app, token } = await sitDown()
    const headers = { authorization: token, 'content-type': 'application/json' }
    const answer = await app.app.inject({ method: 'PUT', url: '/api/limits', headers, payload })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation_failed', message }])
    const none = { daily: null, weekly: null, monthly: null }
    const { data } = (await call(app, '/api/limits', { token })).json
    expect(data).toMatchObject({ deposit: none, loss: none, stake: none, sessionMinutes: null, pending: [] })
  })
})

describe('breaks', () => {
  test('a break refuses bets, deposits and games, but neither login nor reading', async () => {
    const { app, world, token, pay } = await sitDown()
    const price = await openPrice(app)
    const started = await call(app, '/api/limits/time-out', { body: { hours: 24 }, token })
    expect(started.json.data.timeOutUntil).toBe('2026-11-22T14:00:00.000Z')
    const bet = { ...price, stake: 100, accept: { policy: 'any' } }
    const game = { provider: 'spribe', code: 'aviator', casino: 'spribe', homeUrl: '/home', device: 'mobile' }
    for (const answer of [
      await call(app, '/api/bets', { body: bet, token }),
      await call(app, '/game-host/lobby', { body: game, token }),
      await pay(500),
    ])
      expect(answer).toMatchObject({ status: 403, json: { code: 'time_out_active' } })
    expect((await call(app, '/api/bets', { token: await logIn(app) })).status).toBe(200)
    world.clock.advance(24 * hourMs)
    const later = await logIn(app)
    expect((await call(app, '/game-host/lobby', { body: game, token: later })).status).toBe(200)
    expect(brokenInvariants(world)).toEqual([])
  })

  test('a break can be made longer, not shorter', async () => {
    const { app, token } = await sitDown()
    const start = (hours: number) => call(app, '/api/limits/time-out', { body: { hours }, token })
    await start(48)
    expect(await start(24)).toMatchObject({ status: 409, json: { code: 'time_out_running' } })
    expect((await start(168)).json.data.timeOutUntil).toBe('2026-11-28T14:00:00.000Z')
    expect((await start(25)).status).toBe(400)
  })

  test('self-exclusion runs by months of the calendar and says so', async () => {
    const { app, token, pay } = await sitDown()
    const exclude = (months: number) => call(app, '/api/limits/self-exclusion', { body: { months }, token })
    expect((await exclude(6)).json.data.selfExcludedUntil).toBe('2027-05-21T14:00:00.000Z')
    expect(await pay(500)).toMatchObject({ status: 403, json: { code: 'self_excluded' } })
    expect((await exclude(12)).json.data.selfExcludedUntil).toBe('2027-11-21T14:00:00.000Z')
    expect(await exclude(6)).toMatchObject({ status: 409, json: { code: 'time_out_running' } })
  })
})

describe('sessions', () => {
  test('each session is listed with its device, newest first, and can be ended', async () => {
    const { app, world, token } = await sitDown()
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
    world.clock.advance(1000)
    const phone = await logIn(app, { 'user-agent': agent })
    world.clock.advance(120_000)
    const { json } = await call(app, '/api/sessions', { token })
    expect(json.data.sessions).toMatchObject([
      { device: 'Chrome on Android', current: false, startedAt: '2026-11-21T14:00:01.000Z' },
      { device: 'Unknown device', current: true, lastSeenAt: '2026-11-21T14:02:01.000Z' },
    ])
    const [other, own] = json.data.sessions
    expect((await call(app, `/api/sessions/${there(other).id}`, { method: 'DELETE', token })).status).toBe(200)
    expect((await call(app, '/api/sessions', { token: phone })).json.message).toBe('Unauthorized action.')
    expect(await call(app, `/api/sessions/${there(other).id}`, { method: 'DELETE', token })).toMatchObject({
      status: 404,
      json: { code: 'session_not_found' },
    })
    expect((await call(app, `/api/sessions/${there(own).id}`, { method: 'DELETE', token })).status).toBe(200)
    expect((await call(app, '/api/sessions', { token })).status).toBe(401)
  })

  test("another player's session is not found", async () => {
    const { app, token } = await sitDown()
    const demo = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
    const [session] = (await call(app, '/api/sessions', { token: demo })).json.data.sessions
    expect((await call(app, `/api/sessions/${there(session).id}`, { method: 'DELETE', token })).status).toBe(404)
    expect((await call(app, '/api/sessions', { token: demo })).status).toBe(200)
  })
})

describe('favourites', () => {
  test('newest first, once each, in the spelling of the catalogue', async () => {
    const { app, token } = await sitDown()
    const set = (game: string, favourite: boolean) => call(app, '/api/favourites', { body: { game, favourite }, token })
    await set('spribe/aviator', true)
    await set('ezgrt-strike777', true)
    expect((await set('spribe/aviator', true)).json.data.games).toEqual(['ezgrt-Strike777', 'spribe/aviator'])
    expect((await set('spribe/aviator', false)).json.data.games).toEqual(['ezgrt-Strike777'])
    expect((await call(app, '/api/favourites', { token })).json.data.games).toEqual(['ezgrt-Strike777'])
    expect(await set('spribe/none', true)).toMatchObject({ status: 404, json: { code: 'game_not_found' } })
    expect((await set('a b', true)).status).toBe(400)
  })
})
