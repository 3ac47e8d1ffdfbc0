import { describe, expect, test } from 'vitest'
import { call, logIn, serveApp, startApp } from '../support/server.ts'
import { connect, listenTo, next } from '../support/sockets.ts'

/** Two worlds beside the default one, in different situations. */
async function twoWorlds(app: Parameters<typeof call>[0]): Promise<void> {
  for (const [name, scenario] of [
    ['rain', 'maintenance'],
    ['sun', 'otp-not-required'],
  ]) {
    const made = await call(app, '/__mock/worlds', { body: { name, scenario, seed: 7 } })
    expect(made.status).toBe(200)
  }
}

describe('a request names its world', () => {
  test.each([
    ['header x-world', { 'x-world': 'rain' }, 'maintenance'],
    ['host name', { host: 'rain.localhost:8080' }, 'maintenance'],
    ['host name in capitals', { host: 'RAIN.localhost' }, 'maintenance'],
    ['cookie', { cookie: 'theme=dark; world=rain' }, 'maintenance'],
    ['header before host', { 'x-world': 'sun', host: 'rain.localhost' }, 'live'],
    ['host before cookie', { host: 'sun.localhost', cookie: 'world=rain' }, 'live'],
    ['nothing', {}, 'live'],
    ['plain localhost', { host: 'localhost:8080' }, 'live'],
  ])('by %s', async (_by, headers, status) => {
    const app = await startApp()
    await twoWorlds(app)
    expect((await call(app, '/api/getAppDetails', { headers })).json.data.BRAND_STATUS).toBe(status)
  })

  test.each([
    ['header', { 'x-world': 'nowhere' }],
    ['header of nonsense', { 'x-world': '../default' }],
    ['host name', { host: 'nowhere.localhost' }],
    ['host name of a prototype', { host: '__proto__.localhost' }],
  ])('unknown by %s is 404, and none is made', async (_by, headers) => {
    const app = await startApp()
    expect(await call(app, '/api/getAppDetails', { headers })).toMatchObject({
      status: 404,
      json: { code: 'unknown_world' },
    })
    expect(app.registry.list().map(({ name }) => name)).toEqual(['default'])
  })

  test('unknown by cookie is the default world; the cookie is cleared and the answer names the world that is gone', async () => {
    const app = await startApp()
    for (const path of ['/api/getAppDetails', '/api/bets']) {
      const { headers } = await call(app, path, { headers: { cookie: 'world=rain-delay' } })
      expect(headers['set-cookie']).toMatch(/^world=; Path=\/; Max-Age=0/)
      expect(headers['x-world-gone']).toBe('rain-delay')
    }
    expect((await call(app, '/api/getAppDetails')).headers['x-world-gone']).toBeUndefined()
  })

  test('a cookie that no world can be named by is cleared without a word', async () => {
    const headers = { cookie: 'world=<b>Not a name' }
    const answer = await call(await startApp(), '/api/getAppDetails', { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toMatch(/^world=; Path=\/; Max-Age=0/)
    expect(answer.headers['x-world-gone']).toBeUndefined()
  })
})

describe('worlds know nothing of each other', () => {
  test('a token, a code and money of one are worth nothing in another', async () => {
    const app = await startApp()
    await twoWorlds(app)
    const sun = { 'x-world': 'sun' }
    const token = await logIn(app, sun)
    expect((await call(app, '/api/bets', { token })).status).toBe(401)
    expect((await call(app, '/api/bets', { token, headers: sun })).status).toBe(200)
    await call(app, '/api/sendOtpToMobile', { body: { mobile: '9811122233', country_code: '91' }, headers: sun })
    expect((await call(app, '/__mock/worlds/default/otp')).json.data).toEqual([])
    expect((await call(app, '/__mock/worlds/sun/otp')).json.data).toHaveLength(1)
  })

  test('the same seed and moment make the same world', async () => {
    const app = await startApp()
    const now = '2026-11-21T14:00:00.000Z'
    for (const name of ['one', 'two']) {
      await call(app, '/__mock/worlds', { body: { name, seed: 'same', now, frozen: true } })
    }
    const matches = (name: string) => call(app, '/api/sports/matches', { headers: { 'x-world': name } })
    expect((await matches('one')).json).toEqual((await matches('two')).json)
  })

  test('a socket lives in the world of its query, host or cookie and hears no other', async () => {
    const served = await serveApp()
    await twoWorlds(served)
    const token = await logIn(served, { 'x-world': 'sun' })
    const sockets = [
      await connect(served.origin, { token, query: { world: 'sun' } }),
      await connect(served.origin, { token, headers: { 'x-world': 'sun' } }),
      await connect(served.origin, { token, headers: { cookie: 'world=sun' } }),
      await connect(served.origin, { token, headers: { host: `sun.localhost:${served.port}` } }),
    ]
    const other = await connect(served.origin, { token: await logIn(served) })
    const heard = listenTo(other)
    const toasts = sockets.map((socket) => next(socket, 'notification_toast'))
    await call(served, '/__mock/worlds/sun/push/toast', { body: { message: 'only here' } })
    for (const toast of await Promise.all(toasts)) expect(toast).toEqual({ message: 'only here' })
    await other.emitWithAck('session_check')
    expect(heard).toEqual([])
  })

  test('a socket with the token of another world, or of no world, is refused', async () => {
    const served = await serveApp()
    await twoWorlds(served)
    const token = await logIn(served, { 'x-world': 'sun' })
    await expect(connect(served.origin, { token })).rejects.toThrow('Unauthorized action.')
    await expect(connect(served.origin, { token, query: { world: 'nowhere' } })).rejects.toThrow(
      'Unknown world: nowhere',
    )
  })

  test('the end of a world ends its sockets', async () => {
    const served = await serveApp()
    await twoWorlds(served)
    const token = await logIn(served, { 'x-world': 'sun' })
    const socket = await connect(served.origin, { token, query: { world: 'sun' } })
    const ended = new Promise((resolve) => socket.once('disconnect', resolve))
    expect((await call(served, '/__mock/worlds/sun', { method: 'DELETE' })).status).toBe(200)
    await ended
    expect((await call(served, '/api/getAppDetails', { headers: { 'x-world': 'sun' } })).status).toBe(404)
  })
})

describe('a new world', () => {
  const made = async (body: object, headers = {}) => {
    const app = await startApp()
    return (await call(app, '/__mock/worlds', { body, headers })).json
  }

  test('is named by its body, else by the header x-world, else at random', async () => {
    const headers = { 'x-world': 'by-header' }
    expect((await made({ name: 'by-body' }, headers)).data.name).toBe('by-body')
    expect((await made({}, headers)).data.name).toBe('by-header')
    expect((await made({})).data.name).toMatch(/^[0-9a-f]{32}$/)
    expect(await made({}, { 'x-world': 'No name' })).toMatchObject({ code: 'validation_failed' })
  })

  test('that repeats a journal is named in the same way', async () => {
    const app = await startApp()
    await call(app, '/__mock/worlds', { body: { name: 'first', seed: 7 } })
    const { data: journal } = (await call(app, '/__mock/worlds/first/journal/export')).json
    const again = await call(app, '/__mock/journal/replay', { body: { journal }, headers: { 'x-world': 'again' } })
    expect(again.json.data.world.name).toBe('again')
  })
})
