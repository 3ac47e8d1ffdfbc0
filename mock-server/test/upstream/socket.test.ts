import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import type { App } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { there } from '../support/answers.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { connect, emitRaw, next, openSocket, subscribe } from '../support/sockets.ts'

/** A socket server of a real backend; its events are those of the contract and unknown ones. */
async function realSocket(path: string, onConnect: (socket: Socket) => void) {
  const server = createServer()
  const io = new Server(server, { path })
  io.use((socket, next) => {
    const { token } = socket.handshake.auth
    if (token === 'good-token-1') next()
    else next(Object.assign(new Error('Unauthorized action.'), { data: { code: 'unauthorized' } }))
  })
  io.on('connection', onConnect)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void io.close())
  return { io, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A server before the sockets of a backend. */
const serveBefore = (env: Record<string, string>) => serveApp({ upstream: readConfig(env).upstream })
const rowsOf = (app: Pick<App, 'registry'>) => app.registry.get('default').journal.query({ kind: 'socket' })

test('questions go up with their acknowledgement, pushes come down, and the lies of both are named', async () => {
  const heard: unknown[] = []
  const backend = await realSocket('/live/', (socket) => {
    socket.on('session_check', (reply) => reply({ status: 'success' }))
    socket.on('get:balance', (reply) => reply({ status: 'success', balance: '12.00' }))
    socket.on('own:question', (sent, reply) => reply({ echo: sent }))
    socket.onAny((...message) => heard.push(message.filter((part) => typeof part !== 'function')))
    socket.emit('exposure:update', { exposureAmount: '7', betMatches: [] })
    socket.emit('own:push', { news: true })
  })
  const app = await serveBefore({ UPSTREAM_REALTIME_URL: `${backend.url}/live` })
  const socket = openSocket(app.origin, { token: 'good-token-1' })
  const pushes: unknown[] = []
  socket.onAny((...message) => pushes.push(message))
  await once(socket as never, 'connect')
  await eventually(() =>
    expect(pushes).toEqual([
      ['exposure:update', { exposureAmount: '7', betMatches: [] }],
      ['own:push', { news: true }],
    ]),
  )
  expect(await emitRaw(socket, 'session_check')).toEqual({ status: 'success' })
  expect(await emitRaw(socket, 'get:balance')).toEqual({ status: 'success', balance: '12.00' })
  expect(await emitRaw(socket, 'own:question', { a: 1 })).toEqual({ echo: { a: 1 } })
  expect(heard).toEqual([['session_check'], ['get:balance'], ['own:question', { a: 1 }]])
  const withMismatches = rowsOf(app).filter(({ data }) => data?.mismatches !== undefined)
  expect(withMismatches.map(({ name, data }) => [name, there(data).mismatches])).toEqual([
    ['exposure:update', expect.arrayContaining(['payload.exposureAmount: expected number, came text "7"'])],
    ['own:push', ['event own:push is not one that the document lets servers send']],
    ['get:balance', ['acknowledgement.balance: expected number, came text "12.00"']],
    ['own:question', ['request event own:question is not one that the document lets clients send']],
  ])
  const state = await call(app, '/__mock/worlds/default/backend')
  expect(state.json.data.hosts).toMatchObject([{ host: 'realtime', url: `${backend.url}/live/`, kept: 1, broken: 4 }])
  expect(JSON.stringify(rowsOf(app))).not.toContain('good-token-1')
})

test('a refusal comes with the backend’s words, and no backend is a broken network, not a refusal', async () => {
  const backend = await realSocket('/public/', () => undefined)
  const app = await serveBefore({ UPSTREAM_REALTIME_URL: backend.url })
  await expect(connect(app.origin, { token: 'bad-token-1' })).rejects.toMatchObject({
    message: 'Unauthorized action.',
    data: { code: 'unauthorized' },
  })
  expect(there(rowsOf(app)[0])).toMatchObject({ text: 'refused: Unauthorized action.', status: 'refused' })
  void backend.io.close()
  const socket = openSocket(app.origin, { token: 'good-token-1' })
  const refused = vi.fn()
  socket.on('connect_error', refused)
  await eventually(() => expect(there(rowsOf(app)[1]).text).toContain('its socket cannot be reached'))
  expect(refused).not.toHaveBeenCalled()
})

test('a line ends in front as it ended behind, and behind as it ended in front', async () => {
  const sockets: Socket[] = []
  const backend = await realSocket('/public/', (socket) => sockets.push(socket))
  const app = await serveBefore({ UPSTREAM_REALTIME_URL: backend.url })
  const reasons: string[] = []
  const open = async () => {
    const socket = await connect(app.origin, { token: 'good-token-1' })
    socket.on('disconnect', (reason) => reasons.push(reason))
    return socket
  }
  await open()
  there(sockets[0]).disconnect(true)
  await eventually(() => expect(reasons).toEqual(['io server disconnect']))
  await open()
  there(sockets[1]).conn.close()
  await eventually(() => expect(reasons[1]).toMatch(/transport close/))
  const third = await open()
  third.disconnect()
  await eventually(() => expect(backend.io.sockets.sockets.size).toBe(0))
})

test('faults apply to forwarded messages, and a tester’s push to everybody arrives beside them', async () => {
  const backend = await realSocket('/public/', (socket) => {
    socket.on('get:balance', (reply) => reply({ status: 'success', balance: 1, coins: 0, cash: 1, version: 1 }))
    socket.on('session_check', (reply) => {
      socket.emit('session_refresh', {})
      reply({ status: 'success' })
    })
  })
  const app = await serveBefore({ UPSTREAM_REALTIME_URL: backend.url })
  const { faults } = app.registry.get('default')
  const socket = await connect(app.origin, { token: 'good-token-1' })
  faults.plant({ target: { event: 'get:balance' }, effect: { kind: 'event-failed', message: 'No' }, times: 1 })
  expect(await emitRaw(socket, 'get:balance')).toEqual({ status: 'failed', message: 'No' })
  faults.plant({ target: { event: 'get:balance' }, effect: { kind: 'event-lost' }, times: 1 })
  await expect(socket.timeout(100).emitWithAck('get:balance')).rejects.toThrow('timed out')
  faults.plant({ target: { event: 'session_refresh' }, effect: { kind: 'event-duplicated' }, times: 1 })
  const heard: string[] = []
  socket.onAny((name: string) => heard.push(name))
  await emitRaw(socket, 'session_check')
  await eventually(() => expect(heard).toEqual(['session_refresh', 'session_refresh']))
  const toast = next(socket, 'notification_toast')
  await call(app, '/__mock/worlds/default/push/toast', { body: { message: 'Toss won by Chennai' } })
  expect(await toast).toMatchObject({ message: 'Toss won by Chennai' })
})

test('an acknowledgement that never comes stays away, and is journaled', async () => {
  const backend = await realSocket('/public/', (socket) => socket.on('get:balance', () => undefined))
  const app = await serveBefore({ UPSTREAM_REALTIME_URL: backend.url, UPSTREAM_TIMEOUT_MS: '100' })
  const socket = await connect(app.origin, { token: 'good-token-1' })
  await expect(socket.timeout(500).emitWithAck('get:balance')).rejects.toThrow('timed out')
  await eventually(() =>
    expect(there(rowsOf(app).at(-1))).toMatchObject({
      name: 'get:balance',
      data: { mismatches: ['no acknowledgement came in time'] },
    }),
  )
})

test('a second mock keeps every promise over the socket too; recorded, it plays without it', async () => {
  const behind = await serveApp()
  behind.registry.get('default').clock.freeze()
  const upstream = { UPSTREAM_API_URL: `${behind.origin}/api`, UPSTREAM_REALTIME_URL: behind.origin }
  const app = await serveBefore(upstream)
  const world = '/__mock/worlds/default'
  await call(app, `${world}/recording/start`, { body: {} })
  const token = await logIn(app)
  const socket = await connect(app.origin, { token })
  const { matches } = (await call(app, '/api/sports/matches?sportId=4')).json.data
  const { refMatchId } = there(matches[0])
  const balance = await socket.emitWithAck('get:balance')
  const snapshot = await subscribe(socket, { matchId: refMatchId })
  const refreshed = next(socket, 'update_balance')
  await call(behind, `${world}/push/balance`, { body: { username: 'player' } })
  const pushed = await refreshed
  expect(await socket.emitWithAck('session_check')).toEqual({ status: 'success' })
  expect(rowsOf(app).filter(({ data }) => data?.mismatches !== undefined)).toEqual([])
  const saved = await call(app, `${world}/recording/save`, { body: { as: 'with-socket' } })
  expect(saved.json.data).toMatchObject({ answers: 2, messages: 3, pushes: 1 })
  socket.disconnect()
  await behind.app.close()

  await call(app, `${world}/scenario`, { body: { scenarios: [{ name: 'recorded' }] } })
  const again = await logIn(app)
  await expect(connect(app.origin, { token: '' })).rejects.toThrow('Unauthorized action.')
  const played = openSocket(app.origin, { token: again })
  const push = next(played, 'update_balance')
  await once(played as never, 'connect')
  expect(await played.emitWithAck('get:balance')).toEqual(balance)
  expect(await subscribe(played, { matchId: refMatchId })).toEqual(snapshot)
  expect(await played.emitWithAck('session_check')).toEqual({ status: 'success' })
  expect(await push).toEqual(pushed)
  expect(await emitRaw(played, 'odds:subscribe', { matchId: 'another' })).toMatchObject({
    status: 'failed',
    message: 'This call is not in the recording with-socket',
  })
})
