import { gameCategories } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { describe, expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { call, logIn, startApp } from '../support/server.ts'

const aviator = { provider: 'spribe', code: 'aviator', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' }

async function sitDown(overrides: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(overrides, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  world.clock.freeze()
  const token = await logIn(app)
  const launch = (change: object = {}) => call(app, '/game-host/lobby', { body: { ...aviator, ...change }, token })
  return { app, world, token, launch }
}

/** Address of the balance, as the page's script finds it. */
function sourceOf(html: string): string {
  return /data-source="([^"]*)"/.exec(html)?.[1] ?? ''
}

describe('launchGame', () => {
  test('[7.6-1] [3-6] a launched page shows the game, the balance and the way back, without cookie or token', async () => {
    const { app, world, launch } = await sitDown()
    const { url } = (await launch()).json.data
    expect(url).toMatch(/^\/game-host\/play\/default\/[\w-]{32}$/)
    const page = await call(app, url)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<h1>Aviator</h1>')
    expect(page.text).toContain('₹10,000.00')
    expect(page.text).toContain('href="/casino/spribe"')
    const source = sourceOf(page.text)
    expect((await call(app, source)).json).toEqual({ text: '₹10,000.00' })
    const credit = { username: 'player', amount: 0.5 }
    await call(app, '/__mock/worlds/default/money/credit', { body: credit })
    expect((await call(app, source)).json).toEqual({ text: '₹10,000.50' })
    expect(world.name).toBe('default')
  })

  test('the page hangs or is an error page where that was planted, and a launch after that opens', async () => {
    const { app, launch } = await sitDown()
    const { url } = (await launch()).json.data
    const plant = (effect: object) =>
      call(app, '/__mock/worlds/default/faults', { body: { target: { operation: 'openGame' }, effect, times: 1 } })
    expect((await plant({ kind: 'latency', ms: 300 })).status).toBe(200)
    const begun = performance.now()
    expect((await call(app, url)).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(295)
    await plant({ kind: 'error', status: 503, code: 'game_unavailable', message: 'Planted' })
    const broken = await call(app, (await launch()).json.data.url)
    expect([broken.status, broken.text]).toEqual([503, expect.stringContaining('This game does not open')])
    expect((await call(app, (await launch()).json.data.url)).status).toBe(200)
  })

  test('[1-7] a game of every kind and of every provider is launched', async () => {
    const { launch } = await sitDown()
    const providers = new Set(games.map(({ provider }) => provider))
    expect(providers.size).toBeGreaterThan(12)
    const kinds = [
      ...gameCategories.map((kind) => games.find(({ category }) => category === kind)),
      ...[...providers].map((code) => games.find(({ provider }) => provider === code)),
    ]
    for (const game of kinds) {
      const { provider, code, casino, homeUrl } = there(game)
      const { status, json } = await launch({ provider, code, casino, homeUrl })
      expect([status, json.data?.url], code).toEqual([200, expect.stringMatching(/^\/game-host\/play\//)])
    }
  })

  test('its policy takes no inline code and only the app around it', async () => {
    const { app, launch } = await sitDown({ corsOrigins: ['https://play.example'] })
    const page = (await launch()).json.data.url
    const { headers, text } = await call(app, page, { headers: { host: 'mine.localhost:8080' } })
    const policy = String(headers['content-security-policy'])
    const files = 'http://mine.localhost:8080/game-host/'
    expect(policy).toContain(
      `default-src 'none'; script-src ${files}; style-src ${files}; img-src ${files}; font-src ${files}; connect-src ${files} `,
    )
    expect(policy).toContain("frame-ancestors 'self' https://play.example;")
    expect(policy).not.toContain('unsafe')
    expect(text).not.toMatch(/<script>|<style|style=|onclick/)
    expect(headers['cache-control']).toBe('no-store')
    const style = (await call(app, '/game-host/page.css')).text
    const fonts = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `/game-host/${file}`)
    expect(fonts).not.toEqual([])
    for (const file of ['/game-host/page.css', '/game-host/page.js', ...fonts]) {
      // The frame's origin is "null": it can only read files that every origin may read.
      const answer = await call(app, file)
      expect(answer.status, file).toBe(200)
      expect(answer.headers, file).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }
  })

  test('the address is good for one visit, for five minutes, and while the login lives', async () => {
    const { app, world, token, launch } = await sitDown()
    const first = (await launch()).json.data.url
    const { text } = await call(app, first)
    expect((await call(app, first)).status).toBe(404)
    const second = (await launch()).json.data.url
    world.clock.advance(5 * 60 * 1000)
    expect((await call(app, second)).status).toBe(404)
    const third = (await launch()).json.data.url
    await call(app, '/api/signout', { token })
    expect((await call(app, third)).status).toBe(404)
    expect((await call(app, sourceOf(text))).status).toBe(404)
  })

  test('it names its world, so that a frame without a cookie finds it', async () => {
    const { app } = await sitDown()
    app.registry.create({ name: 'qa-1', seed: 'x' })
    const headers = { 'x-world': 'qa-1' }
    const token = await logIn(app, headers)
    const { url } = (await call(app, '/game-host/lobby', { body: aviator, token, headers })).json.data
    expect(url).toMatch(/^\/game-host\/play\/qa-1\//)
    expect((await call(app, url.replace('qa-1', 'default'))).status).toBe(404)
    expect((await call(app, url.replace('qa-1', 'nowhere'))).status).toBe(404)
    expect((await call(app, url)).status).toBe(200)
  })

  test('[3-2] an entry without a code is launched by its slug, in whatever case, in its own lobby', async () => {
    const { app, launch } = await sitDown()
    const { url } = (await launch({ code: '', game: 'Spribe/aviator' })).json.data
    expect((await call(app, url)).text).toContain('<h1>Aviator</h1>')
    const byCode = (await launch({ code: 'mines', game: 'spribe/aviator' })).json.data
    expect((await call(app, byCode.url)).text).toContain('<h1>Mines</h1>')
  })

  test('a language and the kind of screen stand in the address for the game to read', async () => {
    const { app, launch } = await sitDown()
    const { url } = (await launch({ language: 'hi' })).json.data
    expect(url).toMatch(/^\/game-host\/play\/default\/[\w-]{32}\?lang=hi&device=mobile$/)
    expect((await call(app, url)).status).toBe(200)
  })

  test.each([
    { code: 'none' },
    { provider: 'none' },
    { casino: 'none' },
    { code: '' },
    { code: '', game: 'spribe/none' },
    { code: '', game: 'ezg-Roulette' },
    { code: '', game: 'spribe/aviator', casino: 'ezugi' },
  ])('an unknown game %j is not found', async (change) => {
    expect(await (await sitDown()).launch(change)).toMatchObject({ status: 404, json: { code: 'game_not_found' } })
  })

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'home', '/a b'])(
    'a game does not return to %s',
    async (homeUrl) => {
      expect(await (await sitDown()).launch({ homeUrl })).toMatchObject({ status: 400 })
    },
  )

  test('the page escapes the home address', async () => {
    const { app, launch } = await sitDown()
    const { url } = (await launch({ homeUrl: '/home?a="><script>' })).json.data
    const { text } = await call(app, url)
    expect(text).toContain('href="/home?a=&quot;&gt;&lt;script&gt;"')
  })

  test('[8-7] game-url-fails: no game can be launched; a guest is asked to log in', async () => {
    const { app, launch } = await sitDown()
    expect((await call(app, '/game-host/lobby', { body: aviator })).status).toBe(401)
    app.registry.apply('default', 'game-url-fails')
    expect(await launch()).toMatchObject({
      status: 503,
      json: { code: 'game_unavailable', message: 'Failed to get url' },
    })
  })
})

describe('getLiveTv', () => {
  test('the address shows the match and its score', async () => {
    const { app, token } = await sitDown()
    const { refMatchId, matchName, score } = there(
      (await call(app, '/api/sports/matches?when=inplay')).json.data.matches[0],
    )
    const query = `cricketType=international&matchId=${refMatchId}`
    const { url } = (await call(app, `/live-tv/?${query}`, { token })).json.data
    const page = await call(app, url)
    expect(page.text).toContain(`<h1>${matchName}</h1>`)
    expect((await call(app, sourceOf(page.text))).json).toEqual({ text: score?.summary })
    expect((await call(app, `/live-tv/?${query}`)).status).toBe(401)
    expect(await call(app, '/live-tv/?cricketType=x&matchId=none', { token })).toMatchObject({
      status: 404,
      json: { code: 'match_not_found' },
    })
    expect((await call(app, '/live-tv/watch/default/none')).status).toBe(404)
    expect((await call(app, '/live-tv/watch/none/none/score')).status).toBe(404)
  })
})
