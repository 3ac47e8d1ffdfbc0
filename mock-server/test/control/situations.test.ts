import { describe, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { betOf, frozenApp, matchOdds, openMarket, placeBet, type TestApp, world } from '../support/control-client.ts'
import { call, logIn, startApp } from '../support/server.ts'

describe('situations', () => {
  const end = (app: TestApp, body: object) => call(app, `${world}/scenario/end`, { body })
  const held = async (app: TestApp) => (await call(app, world)).json.data.scenarios

  test('are listed as they hold, and ended one by one or all', async () => {
    const app = await frozenApp()
    const scenarios = ['maintenance', 'connect-error', 'suspended', 'deposit-pending'].map((name) => ({ name }))
    await call(app, `${world}/scenario`, { body: { scenarios } })
    expect(await held(app)).toEqual(['default', 'connect-error', 'suspended'])
    expect((await end(app, { scenarios: ['suspended'] })).json.data.scenarios).toEqual(['default', 'connect-error'])
    expect((await call(app, '/api/getAppDetails')).json.data.BRAND_STATUS).toBe('live')
    expect((await end(app, {})).json.data.scenarios).toEqual(['default'])
    expect((await call(app, `${world}/faults`)).json.data).toEqual([])
  })

  test('a one-time event cannot be taken back, and an unknown name is reported', async () => {
    const app = await frozenApp()
    expect(await end(app, { scenarios: ['deposit-pending'] })).toMatchObject({
      status: 400,
      json: { message: 'deposit-pending has happened and cannot be taken back' },
    })
    expect((await end(app, { scenarios: ['nonsense'] })).status).toBe(404)
    expect((await end(app, { scenarios: [] })).status).toBe(400)
  })

  test('the list shows each scenario’s topic and group, and whether it is the normal one', async () => {
    const { json } = await call(await frozenApp(), '/__mock/scenarios')
    const of = (name: string) => json.data.find((one) => one.name === name)
    expect(of('maintenance')).toMatchObject({ topic: 'Site', group: 'site', normal: false })
    expect(of('live')).toMatchObject({ group: 'site', normal: true })
    expect(of('deposit-pending')).toMatchObject({ topic: 'Money', group: null, normal: false })
  })

  test('the scenarios a world was made from stay listed', async () => {
    const app = await startApp()
    await call(app, '/__mock/worlds', { body: { name: 'made', scenarios: [{ name: 'slow' }, { name: 'many-bets' }] } })
    await call(app, '/__mock/worlds/made/scenario/end', { body: {} })
    expect((await call(app, '/__mock/worlds/made')).json.data).toMatchObject({
      scenarios: ['default'],
      madeFrom: ['default', 'slow', 'many-bets'],
    })
  })
})

describe('KYC', () => {
  const place = (app: TestApp, body: object) => call(app, `${world}/player/kyc`, { body })

  test('is declined with a reason at once, though no documents wait', async () => {
    const app = await frozenApp()
    const token = await logIn(app)
    await place(app, { username: 'player', standing: 'declined', reason: 'Too dark' })
    expect((await call(app, '/api/kyc', { token })).json.data).toMatchObject({
      status: 'declined',
      reason: 'Too dark',
    })
    expect((await call(app, `${world}/players`)).json.data[0]).toMatchObject({ username: 'player', kyc: 'declined' })
  })

  test.each(['none', 'pending', 'approved', 'expired'])('stands at %s from wherever it was', async (standing) => {
    const app = await frozenApp()
    for (const before of ['none', 'pending', 'approved', 'declined', 'expired']) {
      await place(app, { username: 'demo1', standing: before })
      expect((await place(app, { username: 'demo1', standing })).status).toBe(200)
      const { json } = await call(app, `${world}/players`)
      expect(json.data.find((one) => one.username === 'demo1')?.kyc).toBe(standing)
    }
  })

  test('an unknown player, an unknown standing and a reason without effect are refused', async () => {
    const app = await frozenApp()
    expect((await place(app, { username: 'unknown', standing: 'approved' })).status).toBe(404)
    expect((await place(app, { username: 'player', standing: 'lost' })).status).toBe(400)
    expect((await place(app, { username: 'player', standing: 'approved', reason: 'x' })).status).toBe(400)
  })
})

describe('a match', () => {
  const settle = (app: TestApp, refMatchId: string, body: object = {}) =>
    call(app, `${world}/matches/${refMatchId}/settle`, { body })

  test('is played to its end at once: every market has its result, and the bets are paid', async () => {
    const app = await frozenApp()
    const { market, refMatchId } = await openMarket(app)
    await placeBet(app, market, 500)
    const { selectionId } = there(market.runners[0])
    expect((await settle(app, refMatchId, { winner: selectionId })).status).toBe(200)
    expect(await betOf(app, refMatchId)).toMatchObject({ status: 'won' })
    const { json } = await call(app, `${world}/markets?refMatchId=${refMatchId}`)
    const match = there(json.data[0])
    expect(match.status).toMatch(/^(finished|abandoned)$/)
    expect(match.markets.map((one) => one.status)).toEqual(match.markets.map(() => 'closed'))
    expect(match.markets.find((one) => one.marketType === 'match_odds')?.result).toBe(selectionId)
    expect((await call(app, `${world}/invariants`)).json.data.ok).toBe(true)
    expect((await call(app, `${world}/markets`)).json.data.map((one) => one.refMatchId)).not.toContain(refMatchId)
    expect((await settle(app, refMatchId)).json).toMatchObject({ code: 'market_settled', message: 'The match is over' })
  })

  test('of any sport, begun or to come, ends as its seed has it when no winner is named', async () => {
    const app = await frozenApp()
    const { json } = await call(app, `${world}/markets`)
    for (const sportId of [4, 1, 2]) {
      for (const status of ['inplay', 'upcoming']) {
        const { refMatchId } = there(json.data.find((one) => one.sportId === sportId && one.status === status))
        expect((await settle(app, refMatchId)).status, `${sportId} ${status}`).toBe(200)
        const [ended] = (await call(app, `${world}/markets?refMatchId=${refMatchId}`)).json.data
        expect(ended?.markets.filter((one) => one.result === null)).toEqual([])
      }
    }
    expect((await call(app, '/api/sports/matches')).json.data.matches.length).toBeGreaterThan(0)
  })

  test('an unknown winner and an unknown match are refused', async () => {
    const app = await frozenApp()
    const { refMatchId } = await matchOdds(app)
    expect((await settle(app, refMatchId, { winner: 'unknown' })).status).toBe(400)
    expect((await matchOdds(app)).refMatchId).toBe(refMatchId)
    expect((await settle(app, 'nowhere')).status).toBe(404)
  })
})

test('a replay begins and ends the same situations, and settles the same match', async () => {
  const app = await startApp()
  const steering = '/__mock/worlds/journaled'
  await call(app, '/__mock/worlds', { body: { name: 'journaled', seed: 'replayed', frozen: true } })
  const scenarios = ['maintenance', 'no-ack', 'rich', 'suspended-market', 'long-texts'].map((name) => ({ name }))
  await call(app, `${steering}/scenario`, { body: { scenarios } })
  await call(app, `${steering}/scenario/end`, { body: { scenarios: ['maintenance', 'rich'] } })
  await call(app, `${steering}/player/kyc`, { body: { username: 'player', standing: 'expired' } })
  const [match] = (await call(app, `${steering}/markets`)).json.data
  await call(app, `${steering}/matches/${there(match).refMatchId}/settle`, { body: {} })
  const journal = (await call(app, `${steering}/journal/export`)).json.data
  const replayed = (await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })).json.data
  expect(replayed.differences).toEqual([])
  // The market that was suspended went with its match.
  expect(replayed.world.scenarios).toEqual(['default', 'no-ack', 'long-texts', 'kyc-expired'])
  expect(replayed.world.scenarios).toEqual((await call(app, steering)).json.data.scenarios)
})
