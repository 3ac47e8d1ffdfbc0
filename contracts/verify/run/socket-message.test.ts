import { createServer, type RequestListener } from 'node:http'
import { Server } from 'socket.io'
import { expect, onTestFinished, test } from 'vitest'
import type { Result } from '../judge.ts'
import { readPacts } from '../pacts/pact-file.ts'
import { Stage, type StateSource } from '../states/state-source.ts'
import { verify } from '../verify.ts'
import { backendAt } from './backend.ts'
import { socketMessage } from './socket-message.ts'

const states: StateSource = {
  setUp: async () => ({ token: 'token-of-a-player' }),
  bring: async () => false,
  tearDown: async () => undefined,
}

/** A check of the session against a server whose socket is not there, and what guests see of the site beside it. */
async function tryBeside(listener: RequestListener): Promise<{ address: string; results: Result[] }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = server.address()
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  const backend = backendAt({ 'chaupar-realtime': address, 'chaupar-api': address }, '/elsewhere/')
  const bounds = { allowWrites: false, skipStates: [], only: ['session_check', 'checkDemo'], timeoutMs: 60_000 }
  return { address, results: await verify(readPacts(), { backend, sources: [states], ...bounds }) }
}

const reasons = (results: readonly Result[]) =>
  new Set(results.flatMap(({ outcome, trial }) => (trial.isMessage && outcome.is === 'not tried' ? [outcome.why] : [])))

test.each<[answer: string, listener: RequestListener]>([
  ['404', (_request, response) => response.writeHead(404).end('Not found')],
  ['302', (_request, response) => response.writeHead(302, { location: '/login' }).end()],
  ['something else', (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>')],
])(
  'a path that answers %s holds no socket: it is named with its option, and calls go on',
  async (answer, listener) => {
    const { address, results } = await tryBeside(listener)
    expect(reasons(results)).toEqual(
      new Set([`no socket at ${address}/elsewhere/, which answers ${answer}: --realtime-path names another`]),
    )
    expect(results.find(({ trial }) => trial.operation === 'checkDemo')?.outcome.is).toBe('broken')
  },
  120_000,
)

test('a heartbeat is not taken for the push that a step brings', async () => {
  const io = new Server(0, { path: '/public/', serveClient: false })
  onTestFinished(() => io.close())
  const bring = async () => {
    for (const payload of [{ sequence: 1, heartbeat: true }, { sequence: 2 }]) io.emit('odds:update', payload)
    return true
  }
  const at = io.httpServer.address()
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  const around = { backend: backendAt({}, '/public/'), stage: new Stage([{ ...states, bring }]), timeoutMs: 60_000 }
  const when = { name: 'movePrice', input: {} }
  const awaited = { pact: { provider: 'chaupar-realtime' }, operation: 'odds:update', asks: null, when }
  expect(await socketMessage(awaited, address, around)).toEqual({ sequence: 2 })
})

test('a push that comes in one packet with the acknowledgement is heard', async () => {
  const io = new Server(0, { path: '/public/', serveClient: false })
  onTestFinished(() => io.close())
  io.on('connection', (socket) => {
    socket.on('odds:watch', (_asked: unknown, acknowledge: (answer: object) => void) => {
      acknowledge({})
      socket.emit('odds:update', { sequence: 1 })
    })
  })
  const at = io.httpServer.address()
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  const stage = new Stage([{ ...states, bring: async () => true }])
  const around = { backend: backendAt({}, '/public/'), stage, timeoutMs: 5_000 }
  const when = { name: 'movePrice', input: {} }
  const awaited = { pact: { provider: 'chaupar-realtime' }, operation: 'odds:update', asks: ['odds:watch', {}], when }
  expect(await socketMessage(awaited, address, around)).toEqual({ sequence: 1 })
})
