import { once } from 'node:events'
import { request } from 'node:http'
import { controlOperations } from '@chaupar/api/control-operations.gen'
import { describe, expect, test } from 'vitest'
import { countEntries } from '../../src/domain/money/ledger.ts'
import { callFor, logIn, serveApp, startApp } from '../support/server.ts'
import { connect } from '../support/sockets.ts'

const operations = Object.entries(controlOperations).map(([id, { method, path }]) => ({
  id,
  method,
  url: `/__mock${path}`.replaceAll(/\{\w+\}/g, 'default'),
}))

/** Headers that a browser sends with a request of a foreign page. */
const foreign: [what: string, headers: Record<string, string>][] = [
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page of another port', { origin: 'http://localhost:3000' }],
  ['a page of another world', { host: 'localhost:8080', origin: 'http://mine.localhost:8080' }],
  ['a picture or a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a navigation from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }],
  [
    'a page that says it is ours',
    { host: 'a.localhost', origin: 'http://a.localhost', 'sec-fetch-site': 'cross-site' },
  ],
]

describe('the control surface takes nothing from', () => {
  test.each(foreign)('%s, whatever it asks for, with a body or without', async (_what, headers) => {
    const app = await startApp()
    const before = countEntries(app.registry.get('default'))
    for (const { id, method, url } of operations) {
      for (const body of method === 'GET' ? [undefined] : [undefined, {}]) {
        const answer = await callFor(app, url, { method, headers, ...(body === undefined ? {} : { body }) })
        expect(answer, id).toMatchObject({ status: 403, json: { error: true, code: 'origin_not_allowed' } })
      }
    }
    for (const url of ['/__mock', '/__mock/']) expect((await callFor(app, url, { headers })).status).toBe(403)
    expect((await callFor(app, '/__mock/worlds', { method: 'PUT', headers })).status).toBe(403)
    expect(app.registry.list().map(({ name }) => name)).toEqual(['default'])
    expect(countEntries(app.registry.get('default'))).toBe(before)
  })

  test('a form that a page of another site sends by itself', async () => {
    const app = await startApp()
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
    const url = '/__mock/worlds/default/fork'
    expect((await callFor(app, url, { method: 'POST', body: '{}', headers })).status).toBe(403)
    expect(app.registry.list()).toHaveLength(1)
  })
})

describe('the control surface is there for', () => {
  test.each([
    ['a program', {}],
    ['its own page', { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }],
    ['its own page, which reads', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['an address that was typed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a page that the configuration names', { origin: 'https://web.example', 'sec-fetch-site': 'cross-site' }],
    ['the page of a world', { host: 'mine.localhost:8080', origin: 'http://mine.localhost:8080' }],
  ])('%s', async (_what, headers) => {
    const app = await startApp({ corsOrigins: ['https://web.example'] })
    expect((await callFor(app, '/__mock/worlds', { headers })).status).toBe(200)
    expect((await callFor(app, '/__mock/worlds', { body: {}, headers })).status).toBe(200)
  })

  test('a link of another site, as far as the console', async () => {
    const app = await startApp()
    const headers = {
      accept: 'text/html',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    for (const url of ['/__mock/', '/__mock/docs', '/__mock/gallery'])
      expect((await callFor(app, url, { headers })).status).toBe(200)
    expect((await callFor(app, '/__mock/', { headers: { ...headers, 'sec-fetch-dest': 'iframe' } })).status).toBe(403)
    expect((await callFor(app, '/__mock/worlds/default/otp', { headers })).status).toBe(403)
  })
})

describe('a name that is not ours', () => {
  const own: [host: string][] = [
    ['localhost'],
    ['localhost:8080'],
    ['LOCALHOST:5173'],
    ['default.localhost:8080'],
    ['127.0.0.1:8080'],
    ['127.9.8.7'],
    ['[::1]:8080'],
    ['[::ffff:127.0.0.1]'],
    ['mock.example:8080'],
    ['Mock.Example'],
    ['192.168.1.20:8080'],
    ['[fd00::20]:8080'],
  ]
  test.each(own)('%s is one of ours', async (host) => {
    const app = await startApp({ ownNames: ['mock.example', '192.168.1.20', 'fd00:0::20'] })
    for (const url of ['/api/getAppDetails', '/__mock/worlds', '/healthz']) {
      expect((await callFor(app, url, { headers: { host } })).status, url).toBe(200)
    }
  })

  const strange: [host: string][] = [
    ['evil.example'],
    ['evil.example:8080'],
    ['localhost.evil.example'],
    ['127.0.0.1.evil.example'],
    ['evillocalhost'],
    ['localhost.'],
    ['192.168.1.21:8080'],
    ['128.0.0.1'],
    ['0.0.0.0:8080'],
    ['[::2]'],
    ['[localhost]'],
    ['sub.mock.example'],
    ['localhost:80:80'],
    ['localhost@evil.example'],
  ]
  test.each(strange)('%s: no call, no page, no code, with the control surface or without', async (host) => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    for (const control of [true, false]) {
      const app = await startApp({ control, ownNames: ['mock.example', '192.168.1.20'] })
      const urls = [
        '/api/getAppDetails',
        '/__mock/',
        '/__mock/worlds/default/otp',
        '/game-host/x',
        '/live-tv/',
        '/none',
      ]
      for (const url of [...urls, '/config.js', '/healthz/']) {
        const answer = await callFor(app, url, { headers })
        expect(answer, url).toMatchObject({ status: 421, json: { error: true, code: 'host_not_allowed' } })
      }
      expect((await callFor(app, '/api/login/demo', { method: 'POST', headers })).status).toBe(421)
      // Containers are asked by their addresses whether they are well.
      expect((await callFor(app, '/healthz', { headers })).status).toBe(200)
    }
  })

  test('the refusal names the remedy', async () => {
    const answer = await callFor(await startApp(), '/api/getAppDetails', { headers: { host: '192.168.1.20:8080' } })
    expect(answer.json.message).toBe(
      'This server does not go by the name 192.168.1.20:8080: add it to ALLOWED_HOSTS to allow it',
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['a page of a name that was pointed at us', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a program under that name', { host: 'evil.example' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page whose origin the browser does not send', { 'sec-fetch-site': 'cross-site' }],
  ])('%s gets no socket', async (_what, headers) => {
    const { app, origin } = await serveApp()
    const token = await logIn({ app })
    await expect(connect(origin, { token, headers })).rejects.toThrow()
    const polled = request(`${origin}/public/?EIO=4&transport=polling`, { headers }).end()
    const [answer] = await once(polled, 'response')
    expect(answer.resume().statusCode).toBe(403)
    expect(
      (await connect(origin, { token, headers: { host: 'localhost', origin: 'http://localhost' } })).connected,
    ).toBe(true)
  })
})

describe('wrong control tokens', () => {
  const url = '/__mock/worlds'
  const show = (app: Awaited<ReturnType<typeof startApp>>, token: string, address = '10.0.0.1') =>
    callFor(app, url, { headers: { 'x-control-token': token, 'x-forwarded-for': address } })

  test('are slowed per address: ten at once, then one every two seconds, and the right one waits too', async () => {
    let now = 0
    const app = await startApp({ controlToken: 'right-token' }, { processNow: () => now })
    for (let guess = 0; guess < 10; guess += 1) expect((await show(app, `guess-${guess}`)).status).toBe(401)
    const slowed = await show(app, 'right-token')
    expect(slowed).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(slowed.json.message).toBe('Too many wrong control tokens, please try again in 2 s')
    expect(slowed.headers['retry-after']).toBe('2')
    expect((await show(app, 'right-token', '10.0.0.2')).status).toBe(200)
    now += 2000
    expect((await show(app, 'guess-11')).status).toBe(401)
    expect((await show(app, 'guess-12')).status).toBe(429)
    now += 2000
    expect((await show(app, 'right-token')).status).toBe(200)
  })

  test('are limited for all addresses together, and an address that sent the right one before is let in', async () => {
    let now = 0
    const app = await startApp({ controlToken: 'right-token' }, { processNow: () => now })
    expect((await show(app, 'right-token', '10.0.0.9')).status).toBe(200)
    const statuses: number[] = []
    for (let guess = 0; guess < 500; guess += 1) {
      now += 10
      statuses.push((await show(app, `guess-${guess}`, `10.1.${guess >> 8}.${guess & 255}`)).status)
    }
    // Forty at once, and two for each of the five seconds.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50)
    expect((await show(app, 'right-token', '10.0.0.9')).status).toBe(200)
    expect((await show(app, 'right-token', '10.0.0.8')).status).toBe(429)
  })

  test('the right one never runs out, and no token at all is no guess', async () => {
    const app = await startApp({ controlToken: 'right-token' }, { processNow: () => 0 })
    for (let time = 0; time < 100; time += 1) {
      expect((await callFor(app, url)).status).toBe(401)
      expect((await show(app, 'right-token')).status).toBe(200)
    }
  })
})
