import { describe, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { betOf, frozenApp, matchOdds, openMarket, placeBet, type TestApp, world } from '../support/control-client.ts'
import { call, logIn, startApp } from '../support/server.ts'

describe('markets', () => {
  test('are listed with their matches and best prices, also of one match alone', async () => {
    const app = await frozenApp()
    const { refMatchId, market } = await matchOdds(app)
    expect(market.runners.length).toBeGreaterThan(1)
    const { json } = await call(app, `${world}/markets?refMatchId=${refMatchId}`)
    expect(json.data.map((match) => match.refMatchId)).toEqual([refMatchId])
    expect((await call(app, `${world}/markets?refMatchId=nowhere`)).status).toBe(404)
  })

  test('a price moves by ticks of its scale, up and down again', async () => {
    const app = await frozenApp()
    const { market } = await openMarket(app)
    const { selectionId, back } = there(market.runners[0])
    const move = (body: object) =>
      call(app, `${world}/markets/${market.marketId}/price`, { body: { selectionId, side: 'back', ...body } })
    const best = async () => (await matchOdds(app)).market.runners[0]?.back?.price
    expect((await move({ ticks: 3 })).status).toBe(200)
    expect(await best()).toBeGreaterThan(there(back).price)
    await move({ ticks: -3 })
    expect(await best()).toBe(back?.price)
    for (const body of [{}, { ticks: 1, price: 2 }, { ticks: 1.5 }, { ticks: 101 }]) {
      expect((await move(body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  test('a market is settled to the paisa, settled again otherwise, and the ledger holds', async () => {
    const app = await frozenApp()
    const { market, refMatchId } = await openMarket(app)
    const [first, second] = market.runners.map(({ selectionId }) => selectionId)
    await placeBet(app, market, 1000)
    const { odds } = await betOf(app, refMatchId)
    const post = (action: string, body?: object) =>
      call(app, `${world}/markets/${market.marketId}/${action}`, { method: 'POST', ...(body ? { body } : {}) })
    const balance = async () => (await call(app, `${world}/players`)).json.data[0]?.wallet.balance
    const before = await balance()
    expect(before).toBe(9000)
    expect((await post('resettle', { result: first })).json.code).toBe('market_not_settled')
    expect((await post('settle', { result: 'unknown' })).status).toBe(400)
    expect((await post('settle', { result: first })).status).toBe(200)
    expect(await balance()).toBe(Math.round((10_000 + 1000 * (odds - 1)) * 100) / 100)
    expect(await betOf(app, refMatchId)).toMatchObject({ status: 'won' })
    expect((await matchOdds(app)).market).toMatchObject({ status: 'closed', result: first })
    expect((await post('settle', { result: first })).status).toBe(409)
    expect((await post('resettle', { result: second })).status).toBe(200)
    expect(await balance()).toBe(9000)
    expect((await call(app, `${world}/invariants`)).json.data.ok).toBe(true)
  })

  test('a void market gives every stake back, and time passes over it', async () => {
    const app = await frozenApp()
    const { market, refMatchId } = await openMarket(app)
    await placeBet(app, market, 500)
    const voided = await call(app, `${world}/markets/${market.marketId}/void`, { method: 'POST' })
    expect(voided.status).toBe(200)
    expect(await betOf(app, refMatchId)).toMatchObject({ status: 'void' })
    const { wallet, exposure } = there((await call(app, `${world}/players`)).json.data[0])
    expect([wallet.balance, exposure]).toEqual([10_000, 0])
    expect((await call(app, `${world}/clock/advance`, { body: { ms: 86_400_000 } })).status).toBe(200)
    expect((await call(app, `${world}/invariants`)).json.data.ok).toBe(true)
  })
})

describe('faults', () => {
  const plant = (app: TestApp, body: object) => call(app, `${world}/faults`, { body })

  test('are planted, listed, strike so many times, and go', async () => {
    const app = await startApp()
    const error = { kind: 'error', status: 503 }
    const planted = await plant(app, { target: { operation: 'getBanners' }, effect: error, times: 1 })
    expect(planted.json.data).toEqual({
      id: 1,
      target: { operation: 'getBanners' },
      effect: { kind: 'error', status: 503, code: 'unavailable', message: '' },
      times: 1,
    })
    expect((await call(app, '/api/getBanners')).json).toEqual({ error: true, message: '', code: 'unavailable' })
    expect((await call(app, '/api/getBanners')).status).toBe(200)
    await plant(app, { target: { event: 'update_balance' }, effect: { kind: 'event-duplicated' }, share: 0.5 })
    await plant(app, { target: { group: 'all' }, effect: { kind: 'latency', ms: 5 } })
    const listed = (await call(app, `${world}/faults`)).json.data
    expect(listed.map(({ id, times }) => [id, times])).toEqual([
      [2, null],
      [3, null],
    ])
    expect((await call(app, `${world}/faults/2`, { method: 'DELETE' })).status).toBe(200)
    expect((await call(app, `${world}/faults/2`, { method: 'DELETE' })).status).toBe(404)
    await call(app, `${world}/faults`, { method: 'DELETE' })
    expect((await call(app, `${world}/faults`)).json.data).toEqual([])
  })

  test.each([
    [{ target: { operation: 'placeBets' }, effect: { kind: 'latency', ms: 5 } }],
    [{ target: { event: 'odds' }, effect: { kind: 'event-lost' } }],
    [{ target: { event: 'odds:update' }, effect: { kind: 'latency', ms: 5 } }],
    [{ target: { operation: 'placeBet' }, effect: { kind: 'event-lost' } }],
    [{ target: { operation: 'placeBet', group: 'all' }, effect: { kind: 'latency', ms: 5 } }],
    [{ target: { group: 'all' }, effect: { kind: 'error', status: 200 } }],
    [{ target: { group: 'all' }, effect: { kind: 'latency', ms: 5 }, times: 0 }],
    [{ target: { group: 'all' }, effect: { kind: 'latency' }, share: 2 }],
  ])('%j is refused: it would never strike, or not as it says', async (body) => {
    const app = await startApp()
    expect((await plant(app, body)).status).toBe(400)
    expect((await call(app, `${world}/faults`)).json.data).toEqual([])
  })
})

describe('players and worlds', () => {
  test('players are listed with money and sessions', async () => {
    const app = await startApp()
    await logIn(app)
    await logIn(app)
    const [player] = (await call(app, `${world}/players`)).json.data
    expect(player).toMatchObject({ username: 'player', mobile: '9820041177', isDemo: false, sessions: 2, exposure: 0 })
    expect(player?.wallet).toMatchObject({ balance: 10_000, cash: 0 })
    await call(app, `${world}/player/log-out-everywhere`, { body: { username: 'player' } })
    expect((await call(app, `${world}/players`)).json.data[0]?.sessions).toBe(0)
  })

  test('[1-4] demo users are added, and the app offers their login', async () => {
    const app = await startApp()
    await call(app, `${world}/scenario`, { body: { scenarios: [{ name: 'no-demo-users' }] } })
    const { json } = await call(app, `${world}/player/demo-users`, { body: { count: 2 } })
    expect(json.data).toEqual(['demo4', 'demo5'])
    expect((await call(app, '/api/app/demo')).json.data.hasDemoUsers).toBe(true)
    expect((await call(app, `${world}/invariants`)).json.data.ok).toBe(true)
  })

  test('a world is made from several scenarios, each with its own parameters', async () => {
    const app = await startApp()
    const scenarios = [{ name: 'otp-not-required' }, { name: 'low-balance', params: { balance: 12.5 } }]
    const made = await call(app, '/__mock/worlds', { body: { name: 'mixed', scenarios, seed: 7 } })
    expect(made.json.data).toMatchObject({ scenarios: ['default', 'otp-not-required', 'low-balance'] })
    expect(made.json.data.ledgerEntries).toBeGreaterThan(3)
    expect((await call(app, '/__mock/worlds/mixed/players')).json.data[0]?.wallet.balance).toBe(12.5)
    const bad = { name: 'bad', scenarios: [{ name: 'rich' }, { name: 'otp-wrong', params: { balance: 1 } }] }
    expect((await call(app, '/__mock/worlds', { body: bad })).status).toBe(400)
    expect((await call(app, '/__mock/worlds/bad')).status).toBe(404)
  })

  test('scenarios say which parameters they take', async () => {
    const { json } = await call(await startApp(), '/__mock/scenarios')
    const rich = json.data.find(({ name }) => name === 'rich')
    expect(rich?.params).toEqual({ balance: expect.any(String) })
  })
})

describe('the contracts', () => {
  test.each([
    ['api', 'openapi'],
    ['control', 'openapi'],
    ['realtime', 'asyncapi'],
  ])('%s is there as JSON', async (name, format) => {
    const { json } = await call(await startApp(), `/__mock/documents/${name}`)
    expect(json.data[format]).toMatch(/^3\./)
    expect((await call(await startApp(), '/__mock/documents/other')).status).toBe(400)
  })
})

describe('requests that wait for the operator', () => {
  const waiting = async (app: TestApp) => (await call(app, `${world}/money/requests`)).json.data
  const apply = (app: TestApp, name: string) => call(app, `${world}/scenario`, { body: { scenarios: [{ name }] } })

  test.each([
    ['deposit-pending', 'deposit', 'deposits'],
    ['withdraw-pending', 'withdrawal', 'withdrawals'],
    ['kyc-pending', 'kyc', 'kyc'],
  ])('%s is listed, and approved once', async (scenario, kind, path) => {
    const app = await startApp()
    expect(await waiting(app)).toEqual([])
    await apply(app, scenario)
    const [request] = await waiting(app)
    expect(request).toMatchObject({ kind, username: 'player' })
    const approve = () => call(app, `${world}/${path}/${there(request).id}/approve`, { method: 'POST' })
    expect((await approve()).status).toBe(200)
    expect(await waiting(app)).toEqual([])
    expect((await approve()).status).toBe(409)
    expect((await call(app, `${world}/${path}/nothing/approve`, { method: 'POST' })).status).toBe(404)
    expect((await call(app, `${world}/invariants`)).json.data.ok).toBe(true)
  })

  test.each([
    ['deposit-pending', 'deposits'],
    ['withdraw-pending', 'withdrawals'],
    ['kyc-pending', 'kyc'],
  ])('%s is declined with a reason, and the money is where it was', async (scenario, path) => {
    const app = await startApp()
    await apply(app, scenario)
    const [request] = await waiting(app)
    const body = { reason: 'Not this time' }
    expect((await call(app, `${world}/${path}/${there(request).id}/decline`, { body })).status).toBe(200)
    expect(await waiting(app)).toEqual([])
    expect((await call(app, `${world}/invariants`)).json.data.ok).toBe(true)
    if (path !== 'kyc') return
    const kyc = (await call(app, '/api/kyc', { token: await logIn(app) })).json.data
    expect(JSON.stringify(kyc)).toContain('Not this time')
  })
})
