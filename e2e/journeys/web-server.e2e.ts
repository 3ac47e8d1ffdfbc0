import { expect, test } from '@playwright/test'
import { ask, someAsset } from '../fixtures/server.ts'

const headers = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

test.describe('the security headers stand, once, on', () => {
  const places = [
    ['the landing page', '/', 200],
    ['a page of the app', '/home', 200],
    ['a file of the build', '', 200],
    ['a missing file of the build', '/assets/none-000.js', 404],
    ['a missing file', '/none.js', 404],
    ['a page address with a dot', '/games.all', 404],
    ['the page for what is missing under its own name', '/not-found.html', 404],
    ['the runtime configuration', '/config.js', 200],
    ['the health page', '/healthz', 200],
    ['an answer of the API', '/api/getAppDetails', 200],
    ['a path that the API does not know', '/api/none', 404],
    ['the console', '/__mock/', 200],
    ['the console under its own name', '/console.html', 404],
    ['a call without a token', '/api/bet/exposure/amount', 401],
  ] as const
  for (const [name, path, status] of places) {
    test(name, async () => {
      const answer = await ask(path === '' ? await someAsset() : path, { headers: { accept: 'text/html' } })
      expect(answer.status).toBe(status)
      expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy.split('; ')).toContain("default-src 'none'")
      // The console stands in the tester's drawer, and shows recorded pages with their styles.
      const own = name === 'the console' ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
      const styles = name === 'the console' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'"
      expect(policy.split('; ')).toEqual(expect.arrayContaining([own, styles]))
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy.replace(styles, '')).not.toMatch(/unsafe|\*/)
      expect(answer.headers.get('permissions-policy')).toContain('camera=()')
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w.:-]{8,}$/)
      expect(answer.headers.get('server') ?? '').not.toMatch(/\d/)
    })
  }
})

test('a page address with a dot is answered by a page in words, and never by the app', async () => {
  const answer = await ask('/casino/spribe/mines.html', { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  const text = await answer.text()
  expect(text).toContain('There is no page at this address.')
  expect(text).not.toContain('<script')
})

test.describe('what is kept', () => {
  test('a hashed file for a year, compressed', async () => {
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
    ] as const) {
      const answer = await ask(await someAsset(), { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    }
  })

  test('a missing hashed file not at all', async () => {
    const answer = await ask('/assets/none-000.js')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  for (const path of ['/', '/home', '/config.js']) {
    test(`${path} until it is asked for again`, async () => {
      expect((await ask(path)).headers.get('cache-control')).toBe('no-cache')
    })
  }

  test('answers of the API nowhere', async () => {
    expect((await ask('/api/getAppDetails')).headers.get('cache-control')).toContain('no-store')
  })
})

test.describe('a path', () => {
  for (const path of ['/home', '/sign-in', '/exchange/Inplay', '/no-such-page', '/casino/spribe/aviator']) {
    test(`${path} is a page of the app`, async () => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
    })
  }

  for (const path of [
    '/none.js',
    '/deep/none.css',
    '/.env',
    '/.git/config.txt',
    '/assets/none',
    '/assets/',
    '/api/none',
    '/sports-data/none',
    '/game-host/none',
  ]) {
    test(`${path} is not, and missing`, async () => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
    })
  }

  for (const [path, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon.svg', 'image/svg+xml'],
  ] as const) {
    test(`${path} is a file of type ${type}`, async () => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${type.replace('+', '\\+')}(;|$)`))
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    })
  }

  test('/healthz answers', async () => {
    expect((await ask('/healthz')).status).toBe(200)
  })
})

test('a body beyond the limit is refused', async () => {
  const answer = await ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x'.repeat(13_000_000), password: 'y' }),
  })
  expect(answer.status).toBe(413)
})

test('an unknown world is named as such, and not made', async () => {
  const answer = await ask('/api/getAppDetails', { headers: { 'x-world': 'never-made' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: true, code: 'unknown_world' })
})
