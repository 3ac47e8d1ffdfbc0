import { describe, expect, test } from 'vitest'
import { unlimited } from '../../src/world/network/profiles.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { connect, next } from '../support/sockets.ts'

const network = '/__mock/worlds/default/network'
const never = { afterMs: 0, forMs: 600_000, everyMs: null, cutShare: 0 }

function reasonOfEnd(socket: { once(event: 'disconnect', listener: (reason: string) => void): unknown }) {
  return new Promise<string>((resolve) => {
    socket.once('disconnect', resolve)
  })
}

describe('a network between a world and its players', () => {
  test('is named, read and ended by control calls, and journaled', async () => {
    const app = await serveApp()
    expect((await call(app, network)).json.data).toMatchObject({ profile: 'normal', atPortal: false })
    const { json } = await call(app, network, { body: { profile: '2g' } })
    expect(json.data).toMatchObject({ profile: '2g', numbers: { downBitsPerSecond: 240_000, latencyMs: 600 } })
    const custom = await call(app, network, { body: { numbers: { latencyMs: 20 } } })
    expect(custom.json.data).toMatchObject({ profile: 'custom', numbers: { latencyMs: 20, downBitsPerSecond: null } })
    expect((await call(app, network, { method: 'DELETE' })).json.data.profile).toBe('normal')
    const { entries } = (await call(app, '/__mock/worlds/default/journal?kind=fault')).json.data
    expect(entries.map(({ text }) => text)).toEqual([
      'useNetwork {"profile":"2g"}',
      'useNetwork {"numbers":{"latencyMs":20}}',
      'endNetwork',
    ])
  })

  test('by numbers whose gaps leave no time between them is refused', async () => {
    const app = await serveApp()
    const gap = { ...never, everyMs: 600_000 }
    const { status, json } = await call(app, network, { body: { numbers: { gap } } })
    expect([status, json.message]).toEqual([400, 'everyMs of a gap must be longer than its forMs'])
  })

  test('outlives a restart of its world and goes into its copy', async () => {
    const { registry } = await serveApp()
    registry.get('default').network.use('lift')
    expect(registry.fork('default', 'copy').network.state).toMatchObject({ profile: 'lift', isSignedIn: false })
  })

  test('holds calls and messages back in its world alone; the control surface answers', async () => {
    const app = await serveApp()
    const { origin, registry } = app
    const socket = await connect(origin, { token: await logIn(app) })
    const heard: string[] = []
    socket.onAny((name: string) => heard.push(name))
    const refreshed = next(socket, 'session_refresh')
    registry.get('default').network.useNumbers({ ...unlimited, gap: never })
    registry.create({ name: 'other' })
    const held = fetch(`${origin}/api/getAppDetails`)
    const state = await Promise.race([held.then(() => 'answered'), fetch(`${origin}${network}`).then(() => 'held')])
    expect(state).toBe('held')
    expect((await fetch(`${origin}/api/getAppDetails`, { headers: { 'x-world': 'other' } })).status).toBe(200)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    await call(app, '/__mock/worlds/default/push/session-refresh', { body: { reason: 'late' } })
    await fetch(`${origin}${network}`)
    expect(heard).toEqual([])
    await fetch(`${origin}${network}`, { method: 'DELETE' })
    expect((await held).status).toBe(200)
    expect(await refreshed).toEqual({ reason: 'late' })
  })

  test.each(['polling', 'websocket'] as const)(
    'carries %s as fast as it says, and nothing is lost',
    async (transport) => {
      const app = await serveApp()
      const world = app.registry.get('default')
      const token = await logIn(app)
      world.network.use('captive-portal')
      world.network.signIn()
      const socket = await connect(app.origin, { token, transports: [transport] })
      const reasons = Array.from({ length: 50 }, (_, index) => `${index} `.padEnd(100, 'x'))
      const heard: unknown[] = []
      const all = new Promise<void>((resolve) => {
        socket.on('session_refresh', ({ reason }) => {
          heard.push(reason)
          if (heard.length === reasons.length) resolve()
        })
      })
      for (const reason of reasons) world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason } })
      await all
      expect(heard).toEqual(reasons)
    },
  )

  test('gives a large answer whole', async () => {
    const { origin, registry } = await serveApp()
    const whole = await (await fetch(`${origin}/api/getAllGames?skip=0&pageSize=100`)).text()
    registry.get('default').network.use('captive-portal')
    registry.get('default').network.signIn()
    expect(await (await fetch(`${origin}/api/getAllGames?skip=0&pageSize=100`)).text()).toBe(whole)
  })

  test('resets connections before the effect of a call and after it', async () => {
    const app = await serveApp()
    await call(app, network, { body: { numbers: { resetShare: 1 } } })
    const send = async (mobile: string) => {
      const headers = { 'content-type': 'application/json' }
      const sent = fetch(`${app.origin}/api/sendOtpToMobile`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ mobile, country_code: '91' }),
      })
      await expect(sent).rejects.toThrow(TypeError)
      return (await call(app, `/__mock/worlds/default/otp?mobile=${mobile}`)).json.data.length
    }
    const codes = []
    for (const mobile of ['9811122231', '9811122232', '9811122233', '9811122234']) codes.push(await send(mobile))
    expect(codes).toEqual([1, 0, 0, 0])
  })

  test('cuts sockets when its radio switches', async () => {
    const app = await serveApp()
    const socket = await connect(app.origin, { token: await logIn(app) })
    const ended = reasonOfEnd(socket)
    await call(app, network, { body: { profile: 'radio-switch' } })
    expect(await ended).toBe('transport close')
  })

  test('says the time as a device reads it whose clock is slow', async () => {
    const app = await serveApp()
    const world = app.registry.get('default')
    world.clock.freeze(Date.parse('2026-11-21T06:30:00.000Z'))
    await call(app, network, { body: { profile: 'wrong-clock' } })
    const { headers } = await fetch(`${app.origin}/api/getAppDetails`)
    expect(headers.get('x-server-time')).toBe('2026-11-21T06:33:00.000Z')
  })

  test('with a portal sends all to its page until one signs in there', async () => {
    const app = await serveApp()
    const { origin } = app
    const token = await logIn(app)
    const socket = await connect(origin, { token })
    const ended = reasonOfEnd(socket)
    const { json } = await call(app, network, { body: { profile: 'captive-portal' } })
    expect(json.data).toMatchObject({ profile: 'captive-portal', atPortal: true })
    expect(await ended).toBe('transport close')
    const turnedAway = await fetch(`${origin}/api/getAppDetails`, { redirect: 'manual' })
    expect([turnedAway.status, turnedAway.headers.get('location')]).toEqual([302, '/captive-portal'])
    const page = await fetch(`${origin}/api/getAppDetails`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<button>Sign in</button>')
    await expect(connect(origin, { token })).rejects.toThrow('websocket error')
    const back = await fetch(`${origin}/captive-portal`, { method: 'POST', redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, '/'])
    expect(await (await fetch(`${origin}/api/getAppDetails`)).json()).toMatchObject({ error: false })
    expect((await connect(origin, { token })).connected).toBe(true)
    expect((await call(app, network)).json.data).toMatchObject({ profile: 'captive-portal', atPortal: false })
  })

  test('is signed in by a control call as well', async () => {
    const app = await serveApp()
    await call(app, network, { body: { profile: 'captive-portal' } })
    expect((await call(app, `${network}/sign-in`, { method: 'POST', body: {} })).json.data.atPortal).toBe(false)
  })

  test('goes with its world: calls that it holds are cut, and nothing is left', async () => {
    const { origin, registry } = await serveApp()
    registry.create({ name: 'gone' })
    const { network: between } = registry.get('gone')
    between.use('lift')
    const { link } = between
    const headers = { 'x-world': 'gone' }
    const held = expect(fetch(`${origin}/api/getAppDetails`, { headers })).rejects.toThrow(TypeError)
    await expect.poll(() => between.connections.size).toBe(1)
    registry.delete('gone')
    await held
    await expect.poll(() => between.connections.size).toBe(0)
    expect([link?.isOver, between.link]).toEqual([true, null])
  })

  test('ends with its server, whatever it holds', async () => {
    const { app, origin, registry } = await serveApp()
    const { network: between } = registry.get('default')
    between.use('asleep')
    const held = expect(fetch(`${origin}/api/getAppDetails`)).rejects.toThrow(TypeError)
    await expect.poll(() => between.connections.size).toBe(1)
    await app.close()
    await held
  })
})
