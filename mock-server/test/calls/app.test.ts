import { operations } from '@chaupar/api/operations.gen'
import { describe, expect, test } from 'vitest'
import { operationIds } from '../../src/http/routes.ts'
import { call, logIn, startApp } from '../support/server.ts'

describe('content of the site', () => {
  test('[3-33] [7.2-1] application details carry every field of the specification', async () => {
    const { status, json } = await call(await startApp(), '/api/getAppDetails')
    expect(status).toBe(200)
    expect(Object.keys(json.data).sort()).toEqual([
      'BRAND_STATUS',
      'FACEBOOK',
      'FOOTER_TEXT',
      'INSTATGRAM',
      'LOGO_URL',
      'OTP',
      'SEO_TITLE',
      'TELEGRAM',
      'WHATS_APP_URL',
    ])
    expect(json.data).toMatchObject({ BRAND_STATUS: 'live', OTP: 0 })
  })

  test('[7.2-3] banners have an order', async () => {
    const { json } = await call(await startApp(), '/api/getBanners')
    expect(json.data.banners.length).toBeGreaterThan(0)
    for (const banner of json.data.banners) expect(Number.isInteger(banner.order)).toBe(true)
  })

  test('[7.2-4] [3-35] announcements are a list of contents', async () => {
    const { json } = await call(await startApp(), '/api/announcement/display')
    expect(json.data.length).toBeGreaterThan(0)
    for (const { content } of json.data) expect(content).toMatch(/\S/)
  })

  test('[7.1-9] page visits are taken from guests and players', async () => {
    const app = await startApp()
    const body = { path: '/mobile-number', agentCode: 'AGENT7', source: 'telegram', referrer: 'https://example.com/' }
    expect((await call(app, '/api/page/visit', { body })).json).toEqual({ error: false, message: '', data: null })
    expect((await call(app, '/api/page/visit', { body, token: await logIn(app) })).status).toBe(200)
    expect((await call(app, '/api/page/visit', { body: { path: '' } })).status).toBe(400)
  })

  test('[7.2-5] [3-36] notifications of the player, with title, message and status', async () => {
    const app = await startApp()
    const token = await logIn(app)
    await call(app, '/__mock/worlds/default/push/toast', {
      body: { username: 'player', title: 'Toss', message: 'Chennai bat', status: 'info' },
    })
    const { json } = await call(app, '/api/notifications', { token })
    expect(json.data[0]).toMatchObject({ title: 'Toss', message: 'Chennai bat', status: 'info', read: false })
  })
})

describe('demo users', () => {
  test('[7.1-12] none: the check says so, and the demo login answers 403', async () => {
    const app = await startApp()
    app.registry.apply('default', 'no-demo-users')
    expect((await call(app, '/api/app/demo')).json.data).toEqual({ hasDemoUsers: false })
    expect(await call(app, '/api/login/demo', { method: 'POST' })).toMatchObject({
      status: 403,
      json: { error: true, code: 'no_demo_users' },
    })
  })
})

describe('maintenance', () => {
  test.each(['maintenance', 'suspended'])('[4-10] %s: every call but the details answers 503', async (scenario) => {
    const app = await startApp()
    const token = await logIn(app)
    const applied = await call(app, '/__mock/worlds/default/scenario', { body: { scenarios: [{ name: scenario }] } })
    expect(applied.status).toBe(200)
    const details = await call(app, '/api/getAppDetails')
    expect(details).toMatchObject({ status: 200, json: { data: { BRAND_STATUS: scenario } } })
    for (const path of ['/api/getBanners', '/api/bets', '/api/signout', '/sports-data/user/bets']) {
      expect(await call(app, path, { token })).toMatchObject({
        status: 503,
        json: { error: true, code: 'maintenance' },
      })
    }
  })
})

describe('the server itself', () => {
  test('/healthz answers when it is ready, in any world', async () => {
    const answer = await call(await startApp(), '/healthz', { headers: { host: 'nowhere.localhost' } })
    expect(answer).toMatchObject({ status: 200, json: { status: 'ok' } })
  })

  test('a foreign origin may call only when it is configured', async () => {
    const origin = 'https://web.example'
    const closed = await startApp()
    expect((await call(closed, '/api/getAppDetails', { headers: { origin } })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
    const open = await startApp({ corsOrigins: [origin] })
    const preflight = await call(open, '/api/bets', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.headers['access-control-allow-origin']).toBe(origin)
    expect(preflight.headers['access-control-allow-headers']).toMatch(
      /authorization.*idempotency-key.*x-world.*xu-auth/,
    )
    // Every method of openapi.yaml: saving limits is a PUT.
    const methods = new Set(operationIds().map((id) => operations[id].method))
    expect(String(preflight.headers['access-control-allow-methods']).split(', ')).toEqual(
      expect.arrayContaining([...methods]),
    )
    const foreign = await call(open, '/api/getAppDetails', { headers: { origin: 'https://evil.example' } })
    expect(foreign.headers['access-control-allow-origin']).not.toBe('https://evil.example')
  })
})
