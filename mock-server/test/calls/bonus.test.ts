import { describe, expect, test } from 'vitest'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { debitPlayer } from '../../src/domain/money/credits.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { resettleMarket, settleMarket, voidMarket } from '../../src/domain/settlement/settlement.ts'
import type { World } from '../../src/world/world.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { betOn, brokenInvariants, openMarket, seededId, threeRunners } from '../support/worlds.ts'

const dayMs = 24 * 60 * 60 * 1000

async function sitDown() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  world.clock.freeze()
  const token = await logIn(app)
  const post = (path: string, id: string, key?: string) =>
    call(app, `/api/bonus/claims${path}`, {
      body: { id },
      token,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const claim = (id: string, key?: string) => post('', id, key)
  const cancel = (id: string, key?: string) => post('/cancel', id, key)
  const list = async (query = '') => (await call(app, `/api/bonus/claims?${query}`, { token })).json.data
  const parts = async (id: string) => (await call(app, `/api/bonus/claims/parts?id=${id}`, { token })).json.data
  const stats = async () => (await call(app, '/api/bonus/claims/stats', { token })).json.data
  const wallet = () => {
    expect(brokenInvariants(world)).toEqual([])
    const { balancePaise, coinsPaise, cashPaise } = balanceOf(world, seededId(world))
    return [balancePaise, coinsPaise, cashPaise]
  }
  return { app, world, token, claim, cancel, list, parts, stats, wallet }
}

/** Backs 'a' at 3.05 and lets it lose or win; the market's key must be new. */
function decided(world: World, key: string, stakePaise: number, result = 'b'): string {
  const marketId = openMarket(world, { key, runners: threeRunners })
  placeBet(world, seededId(world), betOn(marketId, 'a', 'back', stakePaise, { odds: 3.05 }))
  settleMarket(world, marketId, result)
  return marketId
}

describe('claiming', () => {
  test('[7.5-1] offers wait to be claimed; a claimed one stands as coins and runs until its day', async () => {
    const { claim, list, stats, wallet } = await sitDown()
    const { rows, count } = await list()
    expect(count).toBe(3)
    expect(rows[0]).toMatchObject({ id: 'bn-welcome', status: 'available', amount: 1000, wagered: 0, expiresAt: null })
    expect((await claim('bn-welcome')).json.data).toMatchObject({
      status: 'active',
      wagerTarget: 10_000,
      partsReleased: 0,
      parts: 4,
      expiresAt: '2026-12-21T14:00:00.000Z',
    })
    expect(wallet()).toEqual([10_000_00, 1_000_00, 0])
    expect(await stats()).toEqual({ available: 2, active: 1, finished: 0, released: 0, wagered: 0 })
    expect((await list('status=active')).count).toBe(1)
    expect((await list('skip=1&pagesize=1')).rows.map(({ id }) => id)).toEqual(['bn-cricket'])
  })

  test('one effect per key, and the key returns its answer', async () => {
    const { app, token, claim, wallet } = await sitDown()
    const first = await claim('bn-welcome', 'claim-0001')
    expect((await claim('bn-welcome', 'claim-0001')).json).toEqual(first.json)
    expect(wallet()[1]).toBe(1_000_00)
    expect(await claim('bn-cricket', 'claim-0001')).toMatchObject({
      status: 422,
      json: { code: 'idempotency_key_reused' },
    })
    expect((await call(app, '/api/intents/claim-0001', { token })).json.data).toMatchObject({
      state: 'done',
      operationId: 'claimBonus',
      answer: first.json,
    })
  })

  test('each refusal', async () => {
    const { app, world, token, claim, cancel } = await sitDown()
    expect(await claim('bn-none')).toMatchObject({ status: 404, json: { code: 'bonus_not_found' } })
    await claim('bn-weekend')
    expect(await claim('bn-weekend')).toMatchObject({ status: 409, json: { code: 'bonus_already_claimed' } })
    expect(await claim('bn-welcome')).toMatchObject({ status: 422, json: { code: 'bonus_not_available' } })
    world.clock.advance(2 * dayMs)
    world.tick()
    const later = await logIn(app)
    const again = (id: string) => call(app, '/api/bonus/claims', { body: { id }, token: later })
    expect(await again('bn-weekend')).toMatchObject({ status: 422, json: { code: 'bonus_expired' } })
    await call(app, '/api/limits/time-out', { body: { hours: 24 }, token: later })
    expect(await again('bn-welcome')).toMatchObject({ status: 403, json: { code: 'time_out_active' } })
    expect((await cancel('bn-weekend')).status).toBe(401)
    const demo = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
    expect(await call(app, '/api/bonus/claims', { body: { id: 'bn-welcome' }, token: demo })).toMatchObject({
      status: 403,
      json: { code: 'demo_not_allowed' },
    })
    expect((await call(app, '/api/bonus/claims/parts?id=bn-none', { token: later })).json.code).toBe('bonus_not_found')
    expect(token).not.toBe(later)
  })
})

describe('wagering', () => {
  test('parts come free to the paisa as bets are decided, and all of it is cash', async () => {
    const { world, claim, list, stats, parts, wallet } = await sitDown()
    await claim('bn-weekend')
    decided(world, 'one', 100_00)
    expect(wallet()).toEqual([9_933_33, 66_67, 33_33])
    expect(await parts('bn-weekend')).toMatchObject({
      parts: [
        { part: 1, amount: 33.33, wagerTarget: 100, status: 'released', releasedAt: '2026-11-21T14:00:00.000Z' },
        { part: 2, amount: 33.33, wagerTarget: 200, status: 'locked' },
        { part: 3, amount: 33.34, wagerTarget: 300, status: 'locked' },
      ],
    })
    decided(world, 'two', 500_00)
    expect(wallet()).toEqual([9_500_00, 0, 100_00])
    expect((await list()).rows.at(-1)).toMatchObject({ status: 'completed', wagered: 300, partsReleased: 3 })
    expect(await stats()).toEqual({ available: 2, active: 0, finished: 1, released: 100, wagered: 300 })
    decided(world, 'three', 500_00)
    expect((await stats()).wagered).toBe(300)
  })

  test('a lay wagers its liability; void, older bets and corrections wager nothing', async () => {
    const { world, claim, stats } = await sitDown()
    const wagered = async () => (await stats()).wagered
    const playerId = seededId(world)
    const older = openMarket(world, { key: 'older', runners: threeRunners })
    placeBet(world, playerId, betOn(older, 'a', 'back', 100_00, { odds: 3.05 }))
    world.clock.advance(1)
    await claim('bn-welcome')
    settleMarket(world, older, 'b')
    const voided = openMarket(world, { key: 'voided', runners: threeRunners })
    placeBet(world, playerId, betOn(voided, 'a', 'back', 100_00, { odds: 3.05 }))
    voidMarket(world, voided)
    expect(await wagered()).toBe(0)
    const laid = openMarket(world, { key: 'laid', runners: threeRunners })
    placeBet(world, playerId, betOn(laid, 'b', 'lay', 100_00, { odds: 2.52 }))
    settleMarket(world, laid, 'a')
    expect(await wagered()).toBe(152)
    resettleMarket(world, laid, 'b')
    expect(await wagered()).toBe(152)
  })

  test('a released part pays an open debt first', async () => {
    const { world, claim, wallet } = await sitDown()
    const marketId = decided(world, 'won', 1_000_00, 'a')
    const next = openMarket(world, { key: 'next', runners: threeRunners })
    await claim('bn-weekend')
    placeBet(world, seededId(world), betOn(next, 'a', 'back', 100_00, { odds: 3.05 }))
    debitPlayer(world, seededId(world), 11_950_00)
    resettleMarket(world, marketId, 'b')
    expect(balanceOf(world, seededId(world)).debtPaise).toBe(3_050_00)
    settleMarket(world, next, 'b')
    expect(balanceOf(world, seededId(world)).debtPaise).toBe(3_016_67)
    expect(wallet()).toEqual([0, 66_67, 0])
  })
})

describe('ending', () => {
  test('cancelling takes the locked coins, once', async () => {
    const { world, claim, cancel, parts: partsOf, wallet } = await sitDown()
    expect(await cancel('bn-weekend')).toMatchObject({ status: 409, json: { code: 'bonus_not_active' } })
    await claim('bn-weekend')
    decided(world, 'one', 100_00)
    const answer = await cancel('bn-weekend', 'cancel-0001')
    expect(answer.json.data).toMatchObject({ status: 'cancelled', partsReleased: 1 })
    expect((await cancel('bn-weekend', 'cancel-0001')).json).toEqual(answer.json)
    expect(wallet()).toEqual([9_933_33, 0, 33_33])
    expect(await cancel('bn-weekend')).toMatchObject({ status: 409, json: { code: 'bonus_not_active' } })
    expect(await cancel('bn-none')).toMatchObject({ status: 404, json: { code: 'bonus_not_found' } })
    const { parts } = await partsOf('bn-weekend')
    expect(parts.map(({ status }) => status)).toEqual(['released', 'forfeited', 'forfeited'])
    expect((await claim('bn-cricket')).status).toBe(200)
  })

  test('it expires by the world clock, on the tick, and a bet decided after that counts no more', async () => {
    const { app, world, claim, wallet } = await sitDown()
    await claim('bn-weekend')
    const marketId = openMarket(world, { key: 'late', runners: threeRunners })
    placeBet(world, seededId(world), betOn(marketId, 'a', 'back', 300_00, { odds: 3.05 }))
    world.clock.advance(2 * dayMs - 1)
    world.tick()
    expect(wallet()[1]).toBe(100_00)
    world.clock.advance(1)
    settleMarket(world, marketId, 'b')
    expect(wallet()[1]).toBe(100_00)
    world.tick()
    expect(wallet()).toEqual([9_700_00, 0, 0])
    const { json } = await call(app, '/api/notifications', { token: await logIn(app) })
    expect(json.data.some(({ title }: { title: string }) => title === 'Bonus expired')).toBe(true)
  })

  test('a tester lets it expire', async () => {
    const { app, claim, wallet } = await sitDown()
    const expire = (body: object) => call(app, '/__mock/worlds/default/money/expire-bonus', { body })
    await claim('bn-welcome')
    expect((await expire({ username: 'player', bonusId: 'bn-none' })).json.code).toBe('bonus_not_found')
    expect((await expire({ username: 'unknown' })).status).toBe(404)
    expect((await expire({ username: 'player' })).status).toBe(200)
    expect(wallet()[1]).toBe(0)
    expect(await expire({ username: 'player' })).toMatchObject({ status: 409, json: { code: 'bonus_not_active' } })
  })

  test('a tester finishes its wagering: all parts are released by the usual entries', async () => {
    const { app, claim, parts: partsOf, wallet } = await sitDown()
    const finish = () => call(app, '/__mock/worlds/default/money/finish-wagering', { body: { username: 'player' } })
    expect(await finish()).toMatchObject({ status: 409, json: { code: 'bonus_not_active' } })
    await claim('bn-weekend')
    expect((await finish()).status).toBe(200)
    const { parts } = await partsOf('bn-weekend')
    expect(parts.map(({ status }) => status)).toEqual(['released', 'released', 'released'])
    expect(wallet()).toEqual([10_100_00, 0, 100_00])
    expect((await finish()).status).toBe(409)
  })
})
