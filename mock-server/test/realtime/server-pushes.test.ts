import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { connect, listenTo, next } from '../support/sockets.ts'

const openConnections = (server: Server) => promisify(server.getConnections.bind(server))()

const control = '/__mock/worlds/default'

describe('pushes', () => {
  test('[7.7-3] update_balance after a credit, to this player only', async () => {
    const served = await serveApp()
    const demo = (await call(served, '/api/login/demo', { method: 'POST' })).json.data.token
    const other = await connect(served.origin, { token: demo })
    const heard = listenTo(other)
    const socket = await connect(served.origin, { token: await logIn(served) })
    const pushed = next(socket, 'update_balance')
    await call(served, `${control}/money/credit`, { body: { username: 'player', amount: 250.5 } })
    expect(await pushed).toMatchObject({ balance: 10_250.5, version: expect.any(Number) })
    await other.emitWithAck('session_check')
    expect(heard).toEqual([])
  })

  test('notification_toast carries the given fields, also an unknown status or none', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    for (const toast of [{ title: 'Toss', message: 'Chennai bat', status: 'info' }, { status: 'strange' }, {}]) {
      const pushed = next(socket, 'notification_toast')
      await call(served, `${control}/push/toast`, { body: toast })
      expect(await pushed).toEqual(toast)
    }
  })

  test('[7.7-3] session_refresh when the organisation changes its status', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    const pushed = next(socket, 'session_refresh')
    served.registry.apply('default', 'maintenance')
    expect(await pushed).toEqual({ reason: 'app' })
  })

  test('session_refresh by hand, to one player', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    const pushed = next(socket, 'session_refresh')
    await call(served, `${control}/push/session-refresh`, { body: { username: 'player' } })
    expect(await pushed).toEqual({})
  })

  test('a push that is late, lost or twice by a planted fault', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    const heard = listenTo(socket)
    const { faults } = served.registry.get('default')
    const target = { event: 'notification_toast' }
    const push = (message: string) => call(served, `${control}/push/toast`, { body: { message } })
    faults.plant({ target, effect: { kind: 'event-lost' }, times: 1 })
    await push('lost')
    faults.plant({ target, effect: { kind: 'event-duplicated' }, times: 1 })
    await push('twice')
    faults.plant({ target, effect: { kind: 'event-late', ms: 300 }, times: 1 })
    const late = new Promise<void>((resolve) => {
      socket.on('notification_toast', ({ message }) => (message === 'late' ? resolve() : undefined))
    })
    await push('late')
    await push('prompt')
    await late
    expect(heard.map(([, payload]) => payload)).toEqual(
      ['twice', 'twice', 'prompt', 'late'].map((message) => ({ message })),
    )
  })
})

describe('the end of a token', () => {
  test('[7.1-10] sign-out disconnects the sockets of this token at once, and no other', async () => {
    const served = await serveApp()
    const [gone, kept] = [await logIn(served), await logIn(served)]
    const [first, second, other] = await Promise.all(
      [gone, gone, kept].map((token) => connect(served.origin, { token })),
    )
    const ended = [first, second].map((socket) => new Promise((resolve) => socket?.once('disconnect', resolve)))
    await call(served, '/api/signout', { token: gone })
    expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect'])
    expect(await other?.emitWithAck('session_check')).toEqual({ status: 'success' })
    await expect(connect(served.origin, { token: gone })).rejects.toThrow('Unauthorized action.')
  })

  test.each([true, false])('a broken connection is recovered only while its token lives (%s)', async (isAlive) => {
    const served = await serveApp()
    const token = await logIn(served)
    const socket = await connect(served.origin, { token })
    // The first message gives the client the place from which it asks to go on.
    const pushed = next(socket, 'notification_toast')
    await call(served, `${control}/push/toast`, { body: { message: 'before' } })
    await pushed
    const dropped = new Promise((resolve) => socket.once('disconnect', resolve))
    socket.io.engine.close()
    await dropped
    // Until the server has noticed too: a token that ends on an open socket is another case.
    await eventually(async () => expect(await openConnections(served.app.server)).toBe(0))
    if (!isAlive) await call(served, `${control}/player/revoke-token`, { body: { token } })
    const outcome = new Promise<string>((resolve) => {
      socket.once('connect', () => resolve(socket.recovered ? 'recovered' : 'new'))
      socket.once('connect_error', ({ message }) => resolve(message))
    })
    socket.connect()
    expect(await outcome).toBe(isAlive ? 'recovered' : 'Unauthorized action.')
  })
})
