import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import type { App } from '../../src/app.ts'
import { logIn, serveApp } from '../support/server.ts'
import { type Client, connect, openSocket } from '../support/sockets.ts'

const flood = 10_000

/** A server on which time passes by hand, so that a limit is a number. */
async function serve() {
  const time = { nowMs: 0 }
  const served = await serveApp({ socketLimit: 10 }, { processNow: () => time.nowMs })
  const warnings = vi.spyOn(served.app.log, 'warn')
  return { ...served, time, warnings, token: await logIn(served) }
}

function socketRows({ registry }: App) {
  return registry.get('default').journal.query({ kind: 'socket' })
}

/** A connection below socket.io that is open and not let in, from an address. */
async function openLine(origin: string, packets: readonly string[]): Promise<WebSocket> {
  const line = new WebSocket(`${origin.replace('http', 'ws')}/public/?EIO=4&transport=websocket`)
  onTestFinished(() => line.close())
  await once(line, 'message')
  for (const packet of packets) line.send(packet)
  return line
}

/** One frame of a websocket from a client: its kind, a length below 126, a mask of zeros. */
function frame(kind: number, text = ''): Buffer {
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

/** A websocket that is spoken byte by byte: no client lets one send pings. With a token it is let in. */
async function openRaw(origin: string, token?: string): Promise<Socket> {
  const { hostname, port, host } = new URL(origin)
  const line = createConnection(Number(port), hostname)
  onTestFinished(() => void line.destroy())
  line.on('error', () => undefined)
  const head =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='
  line.write(`GET /public/?EIO=4&transport=websocket HTTP/1.1\r\nhost: ${host}\r\n${head}\r\n\r\n`)
  let heard = ''
  line.on('data', (part) => {
    heard += part.toString('latin1')
  })
  await eventually(() => expect(heard).toContain('"pingInterval"'))
  if (token === undefined) return line
  line.write(frame(1, `40${JSON.stringify({ token })}`))
  await eventually(() => expect(heard).toContain('40{"sid"'))
  return line
}

/** A socket with an invalid token, with the error it receives; from an address of its own behind the proxy. */
async function knock(origin: string, address: string): Promise<{ message: string; closed: Promise<unknown> }> {
  const socket = openSocket(origin, { token: 'none-of-ours', headers: { 'x-forwarded-for': address } })
  const closed = new Promise((resolve) => socket.io.engine?.once('close', resolve))
  const message = await new Promise<string>((resolve) =>
    socket.once('connect_error', (error) => resolve(error.message)),
  )
  return { message, closed }
}

function isCut(socket: Client): Promise<unknown> {
  return new Promise((resolve) => socket.once('disconnect', resolve))
}

const refusedConnect = `40${JSON.stringify({ token: 'none-of-ours' })}`

test('a player who floods is cut with a reason, and others are served', async () => {
  const served = await serve()
  const other = await connect(served.origin, { token: await logIn(served) })
  const socket = await connect(served.origin, { token: served.token })
  const gone = isCut(socket)
  let answers = 0
  for (let sent = 0; sent < flood; sent += 1) {
    socket.emit('get:balance', () => {
      answers += 1
    })
  }
  await gone
  expect(answers).toBeLessThanOrEqual(20)
  expect(await other.emitWithAck('get:balance')).toMatchObject({ status: 'success' })
  const rows = socketRows(served)
  expect(rows.filter(({ status }) => status === 'cut')).toMatchObject([{ text: 'cut: more than 10 messages a second' }])
  expect(rows.length).toBeLessThan(60)
  expect(served.gateway.census().sockets).toBe(1)
  expect(served.warnings).toHaveBeenCalledTimes(1)
})

test('a cut player has one allowance for all his next sockets, until he was quiet for a while', async () => {
  const served = await serve()
  const say = async (messages: number) => {
    const socket = await connect(served.origin, { token: served.token })
    for (let sent = 0; sent < messages; sent += 1) socket.emit('session_check', () => undefined)
    return socket
  }
  await isCut(await say(flood))
  const first = await say(15)
  await first.emitWithAck('session_check')
  await isCut(await say(15))
  served.time.nowMs += 31_000
  const [one, two] = [await say(15), await say(15)]
  expect(await one.emitWithAck('session_check')).toEqual({ status: 'success' })
  expect(await two.emitWithAck('session_check')).toEqual({ status: 'success' })
})

test('a client that floods before admission is cut at once, with at most three rows in the journal', async () => {
  const served = await serve()
  const other = await connect(served.origin, { token: served.token })
  const line = await openLine(
    served.origin,
    Array.from({ length: flood }, () => refusedConnect),
  )
  await once(line, 'close')
  expect(socketRows(served).filter(({ status }) => status === 'refused').length).toBeLessThanOrEqual(3)
  expect(await other.emitWithAck('get:balance')).toMatchObject({ status: 'success' })
  expect(served.warnings).toHaveBeenCalledExactlyOnceWith(
    { address: '127.0.0.1', reason: 'too many messages before it was let in' },
    expect.any(String),
  )
})

test.each([
  ['pings', 0x9],
  ['pongs', 0xa],
])('a client that floods with %s of the websocket itself is cut, admitted or not', async (_name, kind) => {
  const served = await serve()
  const other = await connect(served.origin, { token: await logIn(served) })
  for (const token of [served.token, undefined]) {
    const line = await openRaw(served.origin, token)
    const closed = once(line, 'close')
    line.write(Buffer.concat(Array.from({ length: flood }, () => frame(kind))))
    await closed
  }
  expect(socketRows(served).filter(({ status }) => status === 'cut')).toHaveLength(1)
  expect(await other.emitWithAck('get:balance')).toMatchObject({ status: 'success' })
  expect(served.warnings).toHaveBeenCalledTimes(1)
})

test('a socket that pings now and then is left alone', async () => {
  const served = await serve()
  const line = await openRaw(served.origin, served.token)
  const answered = once(line, 'data')
  line.write(frame(0x9))
  expect((await answered)[0]).toEqual(Buffer.from([0x8a, 0]))
})

test('a refused socket receives the reason and its connection ends', async () => {
  const served = await serve()
  const { message, closed } = await knock(served.origin, '203.0.113.7')
  expect(message).toBe('Unauthorized action.')
  await closed
  const line = await openLine(served.origin, [refusedConnect])
  const heard: string[] = []
  line.addEventListener('message', ({ data }) => heard.push(String(data)))
  await once(line, 'close')
  expect(heard).toEqual([expect.stringContaining('Unauthorized action.')])
})

test('an address that is refused again and again may open few sockets for a while; others are let in', async () => {
  const served = await serve()
  const knocks: string[] = []
  for (let tried = 0; tried < 30; tried += 1) knocks.push((await knock(served.origin, '203.0.113.7')).message)
  // Ten refusals, one that makes the address suspected, ten of a suspected address; then not even a handshake.
  expect(knocks.filter((message) => message === 'Unauthorized action.')).toHaveLength(21)
  expect(knocks.at(-1)).toBe('websocket error')
  expect(socketRows(served).filter(({ status }) => status === 'refused')).toHaveLength(11)
  expect(served.warnings).toHaveBeenCalledTimes(1)
  const other = await connect(served.origin, { token: served.token, headers: { 'x-forwarded-for': '203.0.113.8' } })
  expect(other.connected).toBe(true)
  served.time.nowMs += 31_000
  expect((await knock(served.origin, '203.0.113.7')).message).toBe('Unauthorized action.')
})

test('a house that comes back after a restart is let in whole', async () => {
  const served = await serve()
  const house = await Promise.all(Array.from({ length: 200 }, () => connect(served.origin, { token: served.token })))
  expect(house.every(({ connected }) => connected)).toBe(true)
  expect(served.warnings).not.toHaveBeenCalled()
})
