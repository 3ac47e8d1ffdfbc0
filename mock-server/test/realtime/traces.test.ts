import { describe, expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { type Client, connect, openSocket } from '../support/sockets.ts'

type Served = Awaited<ReturnType<typeof serveApp>>

const transports = [['websocket'], ['polling']] as const

/** Waits until the server holds nothing: no socket, no room. */
const untilEmpty = ({ gateway }: Served) =>
  eventually(() => expect(gateway.census()).toEqual({ sockets: 0, rooms: [] }))

async function liveMatch(served: Served): Promise<string> {
  return (await call(served, '/api/sports/matches?when=inplay')).json.data.matches[0]?.refMatchId ?? ''
}

/** Sends a message that no honest client sends. */
function sendRaw(socket: Client, event: string, ...sent: unknown[]): void {
  const raw: { emit(event: string, ...sent: unknown[]): unknown } = socket
  raw.emit(event, ...sent)
}

describe.each(transports)('over %s nothing is left behind by', (transport) => {
  test('sockets with bad tokens', async () => {
    const served = await serveApp()
    for (const token of [undefined, '', 'dead', 5, { $ne: null }, ['a'], 'x'.repeat(2000)]) {
      const socket = openSocket(served.origin, { token, transports: [transport] })
      await new Promise((resolve) => socket.once('connect_error', resolve))
      socket.disconnect()
    }
    await untilEmpty(served)
  })

  test('bad payloads, and questions without an acknowledgement', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served), transports: [transport] })
    const matchId = await liveMatch(served)
    const rooms = served.gateway.census().rooms
    const hostile = [null, 'text', 5, [], { matchId: 5 }, { matchId: '__proto__' }, { matchId, extra: 1 }]
    for (const sent of hostile) sendRaw(socket, 'odds:subscribe', sent)
    // Sent without an acknowledgement, so nothing is followed either.
    sendRaw(socket, 'odds:subscribe', { matchId })
    sendRaw(socket, 'no-such-event', { matchId })
    expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
    expect(served.gateway.census()).toEqual({ sockets: 1, rooms })
    socket.disconnect()
    await untilEmpty(served)
  })

  test('a sudden end of one that followed a match', async () => {
    const served = await serveApp()
    const socket = await connect(served.origin, { token: await logIn(served), transports: [transport] })
    await socket.emitWithAck('odds:subscribe', { matchId: await liveMatch(served) })
    expect(served.gateway.census().rooms.some((room) => room.includes('|match|'))).toBe(true)
    socket.io.engine.close()
    await untilEmpty(served)
  })

  test('a sudden end while the answer is still under way', async () => {
    const served = await serveApp()
    const token = await logIn(served)
    const matchId = await liveMatch(served)
    const other = await connect(served.origin, { token, transports: [transport] })
    const socket = await connect(served.origin, { token, transports: [transport] })
    const { faults } = served.registry.get('default')
    faults.plant({ target: { event: 'odds:subscribe' }, effect: { kind: 'event-late', ms: 200 }, times: 1 })
    sendRaw(socket, 'odds:subscribe', { matchId }, () => undefined)
    // The fault is taken as soon as the question has arrived.
    await eventually(() => expect(faults.list()).toEqual([]))
    socket.io.engine.close()
    await eventually(() => expect(served.gateway.census().sockets).toBe(1))
    faults.plant({ target: { event: 'session_check' }, effect: { kind: 'event-late', ms: 250 }, times: 1 })
    // Longer than the late answer took: by now it has found no socket.
    await other.emitWithAck('session_check')
    expect(served.gateway.census().rooms.filter((room) => room.includes('|match|'))).toEqual([])
    other.disconnect()
    await untilEmpty(served)
  })

  test('a sudden end while it is let in', async () => {
    const served = await serveApp()
    const token = await logIn(served)
    const { faults } = served.registry.get('default')
    faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-late', ms: 200 }, times: 1 })
    const socket = openSocket(served.origin, { token, transports: [transport] })
    await eventually(() => expect(faults.list()).toEqual([]))
    socket.io.engine.close()
    const other = await connect(served.origin, { token, transports: [transport] })
    faults.plant({ target: { event: 'session_check' }, effect: { kind: 'event-late', ms: 250 }, times: 1 })
    await other.emitWithAck('session_check')
    expect(served.gateway.census().sockets).toBe(1)
    other.disconnect()
    await untilEmpty(served)
  })
})

describe('floods', () => {
  test('each event of one player has its own limit, and the others go on', async () => {
    const served = await serveApp({ rateLimit: 5 }, { processNow: () => 0 })
    const [mine, yours] = [await logIn(served), await logIn(served)]
    const [flooder, second, other] = await Promise.all(
      [mine, mine, yours].map((token) => connect(served.origin, { token })),
    )
    const matchId = await liveMatch(served)
    const ask = (socket: Client | undefined) => socket?.emitWithAck('odds:unsubscribe', { matchId })
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask(flooder)))
    expect(replies.map((reply) => reply?.status)).toEqual([...Array(10).fill('success'), 'failed', 'failed'])
    expect(replies.at(-1)).toMatchObject({ message: expect.stringMatching(/too many/i) })
    // A second connection is no way round it; another event, or another player, is not touched.
    expect(await ask(second)).toMatchObject({ status: 'failed' })
    expect(await flooder?.emitWithAck('session_check')).toEqual({ status: 'success' })
    expect(await ask(other)).toMatchObject({ status: 'success' })
  })
})
