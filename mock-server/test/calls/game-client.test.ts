import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { call, logIn, startApp } from '../support/server.ts'

const mines = { provider: 'spribe', code: 'mines', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' }
const aviator = { ...mines, code: 'aviator' }

/** A build as Vite leaves it, with a face for mines alone. */
const gameClientDist = mkdtempSync(join(tmpdir(), 'chaupar-client-'))
beforeAll(() => {
  mkdirSync(join(gameClientDist, 'assets'))
  writeFileSync(join(gameClientDist, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>')
  writeFileSync(
    join(gameClientDist, 'live-tv.html'),
    '<!doctype html><html lang="en"><head><title>Live TV</title></head><body></body></html>',
  )
  const face = { file: 'assets/mines-1.js', css: ['assets/mines-2.css'] }
  writeFileSync(join(gameClientDist, 'manifest.json'), JSON.stringify({ 'src/faces/mines/face.tsx': face }))
  writeFileSync(join(gameClientDist, 'assets/mines-1.js'), 'plain')
  writeFileSync(join(gameClientDist, 'assets/mines-1.js.br'), 'packed')
})
afterAll(() => rmSync(gameClientDist, { recursive: true }))

async function launch(game: object, query = '') {
  const app = await startApp({ gameClientDist, corsOrigins: ['https://play.example'] })
  const token = await logIn(app)
  const { url } = (await call(app, '/game-host/lobby', { body: game, token })).json.data
  return { app, url, opened: await app.app.inject({ url: url + query, headers: { host: 'localhost:8080' } }) }
}

test('a launch of a family with a face leads to the client, under the address that the protocol gives its clients', async () => {
  const { app, url, opened } = await launch(mines, '?lang=hi&device=mobile')
  expect(opened.statusCode).toBe(302)
  expect(opened.headers['cache-control']).toBe('no-store')
  const address = new URL(String(opened.headers.location), 'http://localhost:8080')
  expect(address.pathname).toBe('/game-host/client/mines/')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    sessionID: url.split('/').at(-1),
    lang: 'hi',
    device: 'mobile',
    rgs_url: 'localhost:8080/game-host/rgs/default',
  })
  // The launch opens once; the page behind it may be loaded again.
  expect((await call(app, url)).status).toBe(404)
  for (const _ of [1, 2]) expect((await call(app, address.pathname + address.search)).status).toBe(200)
})

test('the address of the game server is that of the request, whatever a client says was forwarded', async () => {
  const app = await startApp({ gameClientDist, trustProxy: ['127.0.0.1'] })
  const token = await logIn(app)
  const { url } = (await call(app, '/game-host/lobby', { body: mines, token })).json.data
  const headers = { host: 'localhost:8080', 'x-forwarded-host': 'games.example', 'x-forwarded-proto': 'https' }
  const { location } = (await app.app.inject({ url, headers })).headers
  const { searchParams } = new URL(String(location), 'http://localhost:8080')
  expect(searchParams.get('rgs_url')).toBe('localhost:8080/game-host/rgs/default')
})

test('every other game keeps its small page', async () => {
  const { opened } = await launch(aviator)
  expect(opened.statusCode).toBe(200)
  expect(opened.body).toContain('<h1>Aviator</h1>')
})

test('the page names the files of its family and the origin it may message, under a policy without inline code', async () => {
  const { app } = await launch(mines)
  const { text, headers } = await call(app, '/game-host/client/mines/', { headers: { host: 'localhost:8080' } })
  expect(text).toContain('data-parents="https://play.example"')
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/game-host/client/assets/mines-1.js">')
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/game-host/client/assets/mines-2.css">')
  const policy = String(headers['content-security-policy'])
  const files = 'http://localhost:8080/game-host/'
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `img-src ${files}`,
    `font-src ${files}`,
    `connect-src ${files} http://localhost:8080/live-tv/ ws://localhost:8080/public/`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self' https://play.example",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  for (const path of ['/game-host/client/crash/', '/game-host/client/__proto__/', '/game-host/client/'])
    expect((await call(app, path)).status, path).toBe(404)
})

test.each([
  ['play.example', 'https', 'https://play.example/game-host/', 'wss://play.example/public/'],
  ['127.0.0.1:8080', 'http', 'http://127.0.0.1:8080/game-host/', 'ws://127.0.0.1:8080/public/'],
  ['[::1]:8080', 'http', "'self'", "'self'"],
])(
  'the policy of a page on %s over %s names what a frame without an origin may load',
  async (host, proto, files, socket) => {
    const app = await startApp({ gameClientDist, ownNames: ['play.example'], trustProxy: ['127.0.0.1'] })
    const { headers } = await call(app, '/game-host/client/mines/', { headers: { host, 'x-forwarded-proto': proto } })
    const directives = String(headers['content-security-policy']).split('; ')
    expect(directives).toContain(`script-src ${files}`)
    expect(directives.find((directive) => directive.startsWith('connect-src '))?.split(' ')).toContain(socket)
  },
)

test('files may be read by every origin and cached for ever, packed for clients that accept it; a missing one is not cached', async () => {
  const { app } = await launch(mines)
  const url = '/game-host/client/assets/mines-1.js'
  const plain = await call(app, url)
  expect(plain.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(plain.text).toBe('plain')
  const packed = await call(app, url, { headers: { 'accept-encoding': 'br' } })
  expect([packed.headers['content-encoding'], packed.text]).toEqual(['br', 'packed'])
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  const missing = await call(app, '/game-host/client/assets/nothing.js')
  expect([missing.status, missing.headers['cache-control']?.includes('immutable') ?? false]).toEqual([404, false])
  expect((await call(app, '/game-host/client/assets/../manifest.json')).status).toBe(404)
})

test('[7.4-5] the page of a match draws it from its feed: score, sides, and whether a ball is on its way', async () => {
  const app = await startApp({ gameClientDist, corsOrigins: ['https://play.example'] })
  const token = await logIn(app)
  const { matches } = (await call(app, '/api/sports/matches?when=inplay')).json.data
  expect(matches.map(({ liveTv }) => liveTv)).not.toContain(false)
  const cricket = there(matches.find(({ sportId }) => sportId === 4))
  const { url } = (await call(app, `/live-tv/?cricketType=cricket&matchId=${cricket.refMatchId}`, { token })).json.data
  const page = await call(app, url, { headers: { host: 'localhost:8080' } })
  expect(page.text).toContain(`<title>${cricket.matchName}</title>`)
  expect(page.text).toContain(`data-source="${url}/picture" data-back="/exchange/${cricket.refMatchId}"`)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src http://localhost:8080/game-host/; ")
  expect(policy).toContain("frame-ancestors 'self' https://play.example;")
  const picture = await call(app, `${url}/picture`)
  expect(picture.headers['access-control-allow-origin']).toBe('*')
  expect(picture.json).toMatchObject({
    matchName: cricket.matchName,
    sport: 'cricket',
    status: 'inplay',
    teams: cricket.teams,
    ballRunning: expect.any(Boolean),
    score: { sport: 'cricket', summary: expect.stringContaining('/') },
  })
  expect((await call(app, '/live-tv/watch/default/none/picture')).status).toBe(404)
  expect((await call(app, '/live-tv/watch/none/none')).text).toContain('There are no pictures of this match')
})
