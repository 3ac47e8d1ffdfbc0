import { expect, test } from 'vitest'
import { call, logIn, startApp } from '../support/server.ts'
import { brokenInvariants, openMarket, threeRunners } from '../support/worlds.ts'

async function sitDown() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  world.clock.freeze()
  const token = await logIn(app)
  const marketId = openMarket(world, { runners: threeRunners })
  const headers = { 'idempotency-key': 'place-0001' }
  const bet = { marketId, selectionId: 'a', side: 'back', odds: 3.05, stake: 1000, accept: { policy: 'any' } }
  const placed = await call(app, '/api/bets', { body: bet, token, headers })
  const betId: string = placed.json.data.bet.id
  const cashOut = (body: object, key?: string) =>
    call(app, '/api/bets/cash-out', {
      body: { betId, ...body },
      token,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const quote = async (query = '') =>
    (await call(app, `/api/bets/cash-out/quote?betId=${betId}${query}`, { token })).json
  return { app, world, token, betId, cashOut, quote }
}

test('an offer is read, taken once and returned again by its key', async () => {
  const { app, world, token, betId, cashOut, quote } = await sitDown()
  expect((await quote()).data).toEqual({
    betId,
    amount: 1220,
    profitLoss: 220,
    released: 1000,
    expiresAt: '2026-11-21T14:00:05.000Z',
  })
  expect((await quote('&share=50')).data).toMatchObject({ amount: 610, profitLoss: 110 })
  const first = await cashOut({ amount: 1220 }, 'cash-0001')
  expect(first.json.data).toMatchObject({
    bet: { id: betId, status: 'cashed_out', profitLoss: 220 },
    wallet: { balance: 10_220 },
    exposureAmount: 0,
  })
  expect((await cashOut({ amount: 1220 }, 'cash-0001')).json).toEqual(first.json)
  expect((await call(app, '/api/intents/cash-0001', { token })).json.data.answer).toEqual(first.json)
  expect(brokenInvariants(world)).toEqual([])
  const settled = await call(app, '/sports-data/user/bets?betstatus=settled', { token })
  expect(settled.json.data.bets).toMatchObject([{ id: betId, status: 'cashed_out' }])
  const statement = await call(app, '/api/getAccountstatement?type=cash_out', { token })
  expect(statement.json.data).toMatchObject({ count: 1, totals: { credit: 1220, debit: 0 } })
})

test('each refusal', async () => {
  const { app, token, cashOut, quote } = await sitDown()
  expect(await cashOut({ amount: 1220.01 })).toMatchObject({ status: 422, json: { code: 'cash_out_changed' } })
  expect(await cashOut({ betId: 'none', amount: 1 })).toMatchObject({ status: 404, json: { code: 'bet_not_found' } })
  expect(await cashOut({ amount: 1220 }, 'place-0001')).toMatchObject({
    status: 422,
    json: { code: 'idempotency_key_reused' },
  })
  for (const body of [{ amount: -1 }, { amount: 1.001 }, { amount: 1, share: 0 }, { amount: 1, share: 50.5 }, {}]) {
    expect((await cashOut(body)).status).toBe(400)
  }
  expect((await quote('&share=101')).code).toBe('validation_failed')
  expect((await call(app, '/api/bets/cash-out/quote?betId=x')).status).toBe(401)
  expect((await cashOut({ amount: 1220 })).status).toBe(200)
  expect(await cashOut({ amount: 1220 })).toMatchObject({ status: 422, json: { code: 'cash_out_unavailable' } })
  expect((await call(app, '/api/bets/cash-out/quote?betId=none', { token })).json.code).toBe('bet_not_found')
})

test('all bets of a market end together: the offer is read, taken once and returned again by its key', async () => {
  const { app, world, token, betId } = await sitDown()
  const marketId = world.store.one('SELECT market_id FROM bets', [], (row) => row.text('market_id')) ?? ''
  const cashOutAll = (body: object, key?: string) =>
    call(app, '/api/bets/cash-out/market', {
      body: { marketId, ...body },
      token,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const quote = async (query = '') =>
    (await call(app, `/api/bets/cash-out/market?marketId=${marketId}${query}`, { token })).json
  const { data } = await quote()
  expect(data).toMatchObject({
    marketId,
    bets: 1,
    amount: data.profitLoss + 1000,
    outcomes: [
      { selectionId: 'a', now: 2050, after: data.profitLoss },
      { selectionId: 'b', now: -1000, after: data.profitLoss },
      { selectionId: 'draw', now: -1000, after: data.profitLoss },
    ],
  })
  expect((await quote('&share=50')).data).toMatchObject({ bets: 1, profitLoss: data.profitLoss / 2 })
  const { profitLoss } = data
  const dearer = await cashOutAll({ profitLoss: profitLoss + 0.01 })
  expect(dearer).toMatchObject({ status: 422, json: { code: 'cash_out_changed' } })
  for (const body of [{ profitLoss: 0.001 }, { profitLoss, share: 0 }, {}]) {
    expect((await cashOutAll(body)).status).toBe(400)
  }
  const first = await cashOutAll({ profitLoss }, 'green-0001')
  expect(first.json.data).toMatchObject({
    bets: [{ id: betId, status: 'cashed_out', profitLoss }],
    wallet: { balance: 10_000 + profitLoss },
    exposureAmount: 0,
  })
  expect((await cashOutAll({ profitLoss }, 'green-0001')).json).toEqual(first.json)
  expect((await call(app, '/api/intents/green-0001', { token })).json.data.answer).toEqual(first.json)
  expect(await cashOutAll({ profitLoss })).toMatchObject({ status: 422, json: { code: 'cash_out_unavailable' } })
  expect((await quote()).code).toBe('cash_out_unavailable')
  expect(brokenInvariants(world)).toEqual([])
})
