import { askedEvents } from '@chaupar/api/realtime.gen'
import { describe, expect, test } from 'vitest'
import { logIn, serveApp } from '../support/server.ts'
import { connect, emitRaw, openSocket } from '../support/sockets.ts'

describe('connecting', () => {
  test.each([['websocket'], ['polling']] as const)('[7.7-1] [7.7-7] with a token over %s', async (transport) => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served), transports: [transport] })
    expect(socket.connected).toBe(true)
    expect(socket.io.engine.transport.name).toBe(transport)
  })

  test.each([[undefined], [''], ['dead'], [5], [{ $ne: null }], ['x'.repeat(2000)]])(
    '[7.7-3] token %j is refused with the message of the server',
    async (token) => {
      const { origin } = await serveApp()
      const socket = openSocket(origin, { token })
      const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve))
      expect(error.message).toBe('Unauthorized action.')
      expect(error).toMatchObject({ data: { code: 'unauthorized' } })
      expect(socket.active).toBe(false)
    },
  )

  test('a page of a foreign origin is turned away, ours and a configured one are not', async () => {
    const served = await serveApp({ corsOrigins: ['https://web.example'] })
    const token = await logIn(served)
    const from = (origin: string) => connect(served.origin, { token, headers: { origin } })
    await expect(from('https://evil.example')).rejects.toThrow()
    await expect(from('null')).rejects.toThrow()
    expect((await from('https://web.example')).connected).toBe(true)
    expect((await from(served.origin)).connected).toBe(true)
  })

  test('maintenance refuses no socket: players must hear when it ends', async () => {
    const served = await serveApp()
    const token = await logIn(served)
    served.registry.apply('default', 'maintenance')
    expect((await connect(served.origin, { token })).connected).toBe(true)
  })

  test('a closing server ends its sockets', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    const ended = new Promise((resolve) => socket.once('disconnect', resolve))
    await served.app.close()
    await ended
  })
})

describe('questions', () => {
  test('[7.7-4] session_check succeeds while the token lives', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
  })

  test('[7.7-4] session_check fails when the token is too old', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    served.registry.get('default').clock.advance(24 * 3_600_000)
    const reply = { status: 'failed', message: 'Unauthorized action.', code: 'unauthorized' }
    expect(await socket.emitWithAck('session_check')).toEqual(reply)
    expect(await socket.emitWithAck('get:balance')).toEqual(reply)
  })

  test('[3-25] [3-26] [7.7-5] get:balance gives real, bonus and cash', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    expect(await socket.emitWithAck('get:balance')).toEqual({
      status: 'success',
      balance: 10_000,
      coins: expect.any(Number),
      cash: 0,
      version: expect.any(Number),
    })
  })

  test('the scenario session-check-fails signs out', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    served.registry.apply('default', 'session-check-fails')
    expect(await socket.emitWithAck('session_check')).toMatchObject({
      status: 'failed',
      message: 'Unauthorized action.',
    })
  })

  test('a lost answer is no answer', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    const { faults } = served.registry.get('default')
    faults.plant({ target: { event: 'get:balance' }, effect: { kind: 'event-lost' }, times: 1 })
    await expect(socket.timeout(100).emitWithAck('get:balance')).rejects.toThrow('timed out')
    expect(await socket.emitWithAck('get:balance')).toMatchObject({ status: 'success' })
  })

  const hostile: [event: string, sent: unknown[]][] = [
    ['odds:subscribe', []],
    ['odds:subscribe', [null]],
    ['odds:subscribe', ['34512087']],
    ['odds:subscribe', [{}]],
    ['odds:subscribe', [{ matchId: 5 }]],
    ['odds:subscribe', [{ matchId: 'no-such' }]],
    ['odds:subscribe', [{ matchId: '<script>' }]],
    ['odds:subscribe', [{ matchId: 'a', since: -1 }]],
    ['odds:subscribe', [{ matchId: 'a', extra: true }]],
    ['odds:subscribe', [{ matchId: 'a' }, { matchId: 'b' }, Buffer.from('x')]],
    ['odds:unsubscribe', [{ matchId: { $ne: '' } }]],
  ]
  test.each(hostile)('%s with %j gets failed and a message, and the server lives on', async (event, sent) => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    expect(await emitRaw(socket, event, ...sent)).toEqual({
      status: 'failed',
      message: expect.stringMatching(/\S/),
      code: expect.stringMatching(/\S/),
    })
    expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
  })

  test.each(Object.keys(askedEvents))(
    '%s with a payload that is no object is refused like any other',
    async (event) => {
      const served = await serveApp()
      const socket = await connect(served.origin, { token: await logIn(served) })
      for (const payload of [null, undefined, [], [null], 0, -1.5, '', 'null', true, false]) {
        const answer = await emitRaw(socket, event, payload)
        expect(answer, JSON.stringify(payload)).toEqual({
          status: 'failed',
          message: expect.stringMatching(/\S/),
          code: 'validation_failed',
        })
      }
      expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
      expect(await emitRaw(socket, 'session_check', {})).toEqual({ status: 'success' })
    },
  )

  const noPackets = [
    '',
    'null',
    '0null',
    '2null',
    '2[]',
    '2[null]',
    '2{}',
    '21null',
    '3null',
    '4null',
    '51-[null]',
    '9',
  ]
  test.each(noPackets)('%j, which is no packet, ends its sender only', async (sent) => {
    const served = await serveApp()
    const token = await logIn(served)
    const [bad, good] = [await connect(served.origin, { token }), await connect(served.origin, { token })]
    const ended = new Promise((resolve) => bad.once('disconnect', resolve))
    // Past the client's own packing: an honest one would make an event of it.
    bad.io.engine.write(sent)
    await ended
    expect(await good.emitWithAck('session_check')).toEqual({ status: 'success' })
  })

  test('an event without a name is taken for nothing', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served) })
    socket.io.engine.write('2')
    expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
  })

  test('questions without an acknowledgement, unknown events and floods leave the server alive', async () => {
    const served = await serveApp({ rateLimit: 20 }, { processNow: () => 0 })
    const socket = await connect(served.origin, { token: await logIn(served) })
    const raw: { emit(event: string, ...sent: unknown[]): unknown } = socket
    for (const event of ['session_check', 'odds:subscribe', 'no-such-event', '__proto__']) raw.emit(event, { a: 1 })
    const replies = await Promise.all(Array.from({ length: 60 }, () => socket.emitWithAck('get:balance')))
    expect(replies.filter(({ status }) => status === 'failed')).toHaveLength(20)
    expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
  })

  test('a message that is too large ends its sender only', async () => {
    const served = await serveApp()
    const token = await logIn(served)
    const [bad, good] = [await connect(served.origin, { token }), await connect(served.origin, { token })]
    const ended = new Promise((resolve) => bad.once('disconnect', resolve))
    const raw: { emit(event: string, ...sent: unknown[]): unknown } = bad
    raw.emit('odds:subscribe', { matchId: 'x'.repeat(100_000) })
    await ended
    expect(await good.emitWithAck('session_check')).toEqual({ status: 'success' })
  })
})
