import { createControlClient } from '@chaupar/api/control-client'
import { controlOperations } from '@chaupar/api/control-operations.gen'
import { describe, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { call, logIn, serveApp, startApp } from '../support/server.ts'

describe('the surface', () => {
  test('is not there unless the configuration turns it on', async () => {
    const app = await startApp({ control: false })
    for (const path of ['/__mock', '/__mock/', '/__mock/worlds', '/__mock/worlds/default/otp']) {
      expect(await call(app, path)).toMatchObject({ status: 404, json: { code: 'not_found' } })
    }
  })

  test('lists the worlds and where their codes are read', async () => {
    const app = await startApp()
    for (const path of ['/__mock', '/__mock/']) {
      const { status, json } = await call(app, path)
      expect(status).toBe(200)
      expect(json.data).toEqual([
        { name: 'default', address: '/__mock/worlds/default', otp: '/__mock/worlds/default/otp' },
      ])
    }
  })

  test.each(Object.entries(controlOperations))(
    '%s asks for the token that the configuration names',
    async (id, { method, path }) => {
      const app = await startApp({ controlToken: 'right-token' })
      const url = `/__mock${path}`.replaceAll(/\{\w+\}/g, 'default')
      for (const headers of [{}, { 'x-control-token': 'wrong-token' }, { authorization: 'right-token' }]) {
        const answer = await call(app, url, { method, headers })
        expect(answer).toMatchObject({ status: 401, json: { error: true, code: 'unauthorized' } })
      }
      const answer = await call(app, url, { method, headers: { 'x-control-token': 'right-token' } })
      expect(answer.status).not.toBe(401)
      expect(answer.status, id).toBeLessThan(500)
    },
  )

  test('answers the typed client', async () => {
    const { origin } = await serveApp({ controlToken: 'right-token' })
    const control = createControlClient({ baseUrl: `${origin}/__mock`, token: 'right-token' })
    const world = await control.createWorld({
      scenario: 'low-balance',
      params: { balance: 12.5 },
      seed: 7,
      frozen: true,
    })
    expect(world).toMatchObject({ seed: '7', clock: { frozen: true, factor: 0 } })
    expect(world.scenarios).toEqual(['default', 'low-balance'])
    expect((await control.readWorld({ world: world.name })).name).toBe(world.name)
    expect((await control.listScenarios()).map(({ name }) => name)).toContain('unauthorized-next')
    await control.deleteWorld({ world: world.name })
    expect((await control.listWorlds()).map(({ name }) => name)).toEqual(['default'])
  })
})

describe('worlds', () => {
  const bad: [what: string, body: unknown, status: number, code: string, message: RegExp][] = [
    ['a taken name', { name: 'default' }, 409, 'world_exists', /exists/],
    ['an unknown scenario', { scenario: 'no-such' }, 404, 'scenario_not_found', /: no-such$/],
    ['a name that is no host name', { name: 'Big World' }, 400, 'validation_failed', /takes small letters/],
    ['a scenario that cannot be', { scenario: 'No such' }, 400, 'validation_failed', /takes small letters/],
    ['an unknown field', { nam: 'x' }, 400, 'validation_failed', /^Unknown field: nam. Did you mean "name"\?$/],
    ['a misspelled scenario', { scenario: 'maintainance' }, 404, 'scenario_not_found', /Did you mean "maintenance"\?$/],
    ['no object', [], 400, 'validation_failed', /must be object/],
  ]
  test.each(bad)('%s creates no world, and the answer names the error', async (_what, body, status, code, message) => {
    const app = await startApp()
    const answer = await call(app, '/__mock/worlds', { body })
    expect(answer).toMatchObject({ status, json: { code } })
    expect(answer.json.message).toMatch(message)
    expect(app.registry.list()).toHaveLength(1)
  })

  test.each([
    [{ scenario: 'maintenance' }, 400, 'Scenarios is required; the field is "scenarios", not "scenario"'],
    [{ scenarios: [{ name: 'maintainance' }] }, 404, 'Unknown scenario: maintainance. Did you mean "maintenance"?'],
    [
      { scenarios: [{ name: 'low-balance', params: { balence: 5 } }] },
      400,
      'A scenario parameter is not valid: balence. Did you mean "balance"?',
    ],
  ])('scenarios that are misspelled as %j are refused with the right name', async (body, status, message) => {
    const answer = await call(await startApp(), '/__mock/worlds/default/scenario', { body })
    expect([answer.status, answer.json.message]).toEqual([status, message])
  })

  test('a situation that is misspelled is not ended, and the right name is said', async () => {
    const body = { scenarios: ['maintainance'] }
    const { json } = await call(await startApp(), '/__mock/worlds/default/scenario/end', { body })
    expect(json.message).toBe('Unknown scenario: maintainance. Did you mean "maintenance"?')
  })

  test('the seed of the default world is never shown: tokens follow from it', async () => {
    expect((await call(await startApp(), '/__mock/worlds/default')).json.data.seed).toBe(null)
  })

  test('the default world cannot be ended, an unknown one is 404', async () => {
    const app = await startApp()
    expect((await call(app, '/__mock/worlds/default', { method: 'DELETE' })).status).toBe(409)
    const { status, json } = await call(app, '/__mock/worlds/nowhere', { method: 'DELETE' })
    expect({ status, message: json.message }).toEqual({ status: 404, message: 'Unknown world: nowhere' })
  })

  test.each([
    ['PUT', '/__mock/worlds', 'GET, POST'],
    ['POST', '/__mock/worlds/default', 'GET, DELETE'],
  ] as const)(
    '%s %s is 405 and names what is allowed, to a caller with the control token',
    async (method, path, allow) => {
      const answer = await call(await startApp(), path, { method, body: '{broken' })
      expect(answer).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } })
      expect(answer.headers.allow).toBe(allow)
      const unauthenticated = await call(await startApp({ controlToken: 'right-token' }), path, { method })
      expect([unauthenticated.status, unauthenticated.headers.allow]).toEqual([401, undefined])
      expect((await call(await startApp({ control: false }), path, { method })).status).toBe(404)
    },
  )

  test('scenarios are applied in order, with their parameters', async () => {
    const app = await startApp()
    const scenarios = [{ name: 'otp-not-required' }, { name: 'low-balance', params: { balance: 12.5 } }]
    const { json } = await call(app, '/__mock/worlds/default/scenario', { body: { scenarios } })
    expect(json.data.scenarios).toEqual(['default', 'otp-not-required', 'low-balance'])
    expect((await call(app, '/api/getAppDetails')).json.data.OTP).not.toBe(0)
  })

  test('the invariants of the ledger', async () => {
    const { json } = await call(await startApp(), '/__mock/worlds/default/invariants')
    expect(json.data.ok).toBe(true)
    expect(json.data.invariants.length).toBeGreaterThan(5)
  })
})

describe('the clock', () => {
  const clock = '/__mock/worlds/default/clock'

  test('freezes, advances by a call, and runs again at a factor', async () => {
    const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
    expect((await call(app, `${clock}/freeze`, { body: {} })).json.data).toEqual({
      now: '2026-11-21T14:00:00.000Z',
      frozen: true,
      factor: 0,
    })
    await call(app, `${clock}/advance`, { body: { ms: 1500 } })
    await call(app, '/__mock/worlds/default/tick', { body: { times: 3 } })
    expect((await call(app, clock)).json.data.now).toBe('2026-11-21T14:00:01.500Z')
    await call(app, `${clock}/set`, { body: { now: '2026-11-21T20:00:00.000Z' } })
    expect((await call(app, `${clock}/scale`, { body: { factor: 60 } })).json.data).toEqual({
      now: '2026-11-21T20:00:00.000Z',
      frozen: false,
      factor: 60,
    })
    expect((await call(app, `${clock}/scale`, { body: { factor: 0 } })).json.data.frozen).toBe(true)
  })

  test.each([
    ['set', { now: '2020-01-01T00:00:00.000Z' }],
    ['set', { now: 'yesterday' }],
    ['advance', { ms: -1 }],
    ['advance', { ms: 1e15 }],
    ['scale', { factor: -1 }],
  ])('%s %j is refused', async (how, body) => {
    const answer = await call(await startApp(), `${clock}/${how}`, { body })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ error: true })
  })
})

describe('players and markets', () => {
  const world = '/__mock/worlds/default'

  test('every token of a player can be ended, an unknown player is 404', async () => {
    const app = await startApp()
    const tokens = [await logIn(app), await logIn(app)]
    const body = { username: 'player' }
    expect((await call(app, `${world}/player/log-out-everywhere`, { body })).status).toBe(200)
    for (const token of tokens) expect((await call(app, '/api/bets', { token })).status).toBe(401)
    for (const path of ['player/log-out-everywhere', 'push/balance', 'money/credit']) {
      const unknown = { username: 'unknown', ...(path === 'money/credit' ? { amount: 1 } : {}) }
      expect((await call(app, `${world}/${path}`, { body: unknown })).status).toBe(404)
    }
  })

  test('money comes as real money, as withdrawable money, or as coins', async () => {
    const app = await startApp()
    const credit = async (body: object) =>
      (await call(app, `${world}/money/credit`, { body: { username: 'player', ...body } })).json.data
    const first = await credit({ amount: 100.07 })
    expect(first).toMatchObject({ balance: 10_100.07, cash: 0 })
    expect(await credit({ amount: 50, withdrawable: true })).toMatchObject({ balance: 10_150.07, cash: 50 })
    expect((await credit({ amount: 25.5, to: 'coins' })).coins).toBe(Math.round((first.coins + 25.5) * 100) / 100)
  })

  test('[7.2-4] announcements are put in front or replaced', async () => {
    const app = await startApp()
    const shown = async () => (await call(app, '/api/announcement/display')).json.data
    const before = await shown()
    await call(app, `${world}/push/announcement`, { body: { content: 'Rain.' } })
    expect(await shown()).toEqual([{ content: 'Rain.' }, ...before])
    await call(app, `${world}/push/announcement`, { body: { content: 'Sun.', replace: true } })
    expect(await shown()).toEqual([{ content: 'Sun.' }])
  })

  test('a price is set by hand and released again', async () => {
    const app = await startApp()
    await call(app, `${world}/clock/freeze`, { body: {} })
    const read = async () =>
      there((await call(app, '/api/sports/matches?when=inplay')).json.data.matches[0]?.firstMarket)
    const { marketId, runners } = await read()
    const market = `${world}/markets/${marketId}`
    const body = { selectionId: runners[0]?.selectionId, side: 'back', price: 1.5 }
    expect((await call(app, `${market}/price`, { body })).status).toBe(200)
    expect((await read()).runners[0]?.back[0]?.price).toBe(1.5)
    await call(app, `${market}/open`, { body: {} })
    expect((await read()).runners[0]?.back[0]?.price).toBe(runners[0]?.back[0]?.price)
    expect((await call(app, `${world}/markets/no-such/suspend`, { body: {} })).status).toBe(404)
  })
})
