import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { realBackend, startBefore, success } from '../support/real-backend.ts'
import { call, logIn, startApp } from '../support/server.ts'

const leapDay = Date.parse('2028-02-29T12:00:00.000Z')

/** A server whose world stands still on a leap day. */
async function onLeapDay(...[overrides]: Parameters<typeof startApp>) {
  const app = await startApp(overrides)
  app.registry.get('default').clock.freeze(leapDay)
  return app
}

test.each([
  ['an answer', '/api/getAppDetails', 200],
  ['a refusal without a token', '/api/bet/exposure/amount', 401],
  ['an answer of the sports data', '/sports-data/user/bets', 401],
  ['a refusal of what was sent', '/api/sports/matches?sportId=none', 400],
])('%s says the time of its world', async (_, url, status) => {
  const answer = await call(await onLeapDay(), url)
  expect(answer.status).toBe(status)
  expect(answer.headers['x-server-time']).toBe('2028-02-29T12:00:00.000Z')
})

test('a planted failure and a closed site say it too', async () => {
  const app = await onLeapDay()
  const token = await logIn(app)
  const world = app.registry.get('default')
  world.faults.plant({
    target: { operation: 'getExposure' },
    effect: { kind: 'error', status: 500, code: 'internal_error', message: '' },
    times: 1,
  })
  const failed = await call(app, '/api/bet/exposure/amount', { headers: { authorization: token } })
  expect([failed.status, failed.headers['x-server-time']]).toEqual([500, '2028-02-29T12:00:00.000Z'])
  const { current } = world.settings
  world.settings.replace({ ...current, appDetails: { ...current.appDetails, BRAND_STATUS: 'away' } })
  const closed = await call(app, '/api/getBanners')
  expect([closed.status, closed.headers['x-server-time']]).toEqual([503, '2028-02-29T12:00:00.000Z'])
})

test('a page of another origin may read it', async () => {
  const origin = 'https://web.example'
  const answer = await call(await onLeapDay({ corsOrigins: [origin] }), '/api/getAppDetails', { headers: { origin } })
  expect(String(answer.headers['access-control-expose-headers']).split(', ')).toContain('x-server-time')
})

test("a real backend's own time comes through, and where it says none its Date does", async () => {
  const said = { 'x-server-time': '2026-11-23T06:30:00.000Z', date: 'Mon, 23 Nov 2026 06:30:00 GMT' }
  const backend = await realBackend(({ url }) =>
    url === '/getBanners'
      ? { ...success({ banners: [] }), headers: said }
      : success({ exposureAmount: 0, betMatches: [] }),
  )
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  expect((await call(app, '/api/getBanners')).headers).toMatchObject(said)
  const silent = await call(app, '/api/bet/exposure/amount')
  expect(silent.headers).not.toHaveProperty('x-server-time')
  expect(Number.isNaN(Date.parse(String(silent.headers.date)))).toBe(false)
  const row = app.registry.get('default').journal.query({ kind: 'http' })[1]
  expect(there(row).data).not.toHaveProperty('mismatches')
})
