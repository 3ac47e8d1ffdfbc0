/**
 * A second backend for the verification of pacts: in nothing like the mock but in the promise. It stands on plain node:http at the
 * root of its host, serves a dozen operations and the socket, and violates the contract when it is asked to.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { fixture, freshBook, rupees, wireHeartbeat, wireSnapshot, wireUpdate } from './book.ts'
import { type Asked, calls } from './calls.ts'
import { change, type Put } from './states.ts'
import type { Violations } from './violations.ts'

export interface StandIn {
  readonly origin: string
  /** Where its states are set. */
  readonly statesUrl: string
  readonly socketPath: string
  stop(): Promise<void>
}

const socketPath = '/rt/'
const board = 'the only board'

/** Starts it on a free port, or throws. */
export async function startStandIn(violating: Violations): Promise<StandIn> {
  const http = createServer((request, response) => {
    answer(put, violating, request, response).catch(() => response.writeHead(500).end())
  })
  const io = new Server(http, { path: socketPath, serveClient: false })
  const put: Put = {
    book: freshBook(),
    push: (event, payload) => {
      const isRenamed = event === 'update_balance' && violating.has('renamed event')
      io.emit(isRenamed ? 'balance_changed' : event, payload)
    },
    pushPrices: () => {
      const { ticks } = put.book
      const isOlder = violating.has('older number') && ticks % 3 === 0
      io.to(board).emit('odds:update', wireUpdate(put.book, isOlder ? ticks - 2 : ticks))
    },
  }
  io.use(({ handshake }, next) => {
    const { token } = put.book.account
    const isKnown = token !== null && handshake.auth.token === token
    next(isKnown || violating.has('open door') ? undefined : new Error('Unauthorized action.'))
  })
  io.on('connection', (socket) => listen(socket, put, violating))
  // A board with wrong numbers has none to name, and one that was left stays silent but for its prices.
  const beats = !violating.has('older number') && !violating.has('board goes on')
  const beating = setInterval(() => {
    if (beats) io.to(board).emit('odds:update', wireHeartbeat(put.book))
  }, 250)
  const origin = await listening(http)
  const stop = () => {
    clearInterval(beating)
    return io.close()
  }
  return { origin, statesUrl: `${origin}/set`, socketPath, stop }
}

function listening(http: HttpServer): Promise<string> {
  return new Promise((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })
}

function listen(socket: Socket, put: Put, violating: Violations): void {
  socket.on('session_check', (reply: (answer: object) => void) => {
    reply(violating.has('bare acknowledgement') ? {} : { at: 17, status: 'success' })
  })
  socket.on('get:balance', (reply: (answer: object) => void) => {
    const coins = violating.has('three decimals') ? 12.505 : 12.5
    const { paise, version } = put.book.account
    reply({ coins, cash: 0, version, balance: rupees(paise), status: 'success' })
  })
  socket.on('odds:subscribe', ({ matchId }: { matchId: unknown }, reply: (answer: object) => void) => {
    if (matchId !== fixture) return reply({ message: 'We do not have that match', status: 'failed' })
    void socket.join(board)
    reply(wireSnapshot(put.book))
  })
  socket.on('odds:unsubscribe', (_match: unknown, reply: (answer: object) => void) => {
    if (!violating.has('board goes on')) void socket.leave(board)
    reply({ status: 'success' })
  })
}

async function answer(
  put: Put,
  violating: Violations,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const send = (status: number, content: object) =>
    response
      .writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        'x-powered-by': 'kabaddi',
        'x-request-id': randomUUID(),
      })
      .end(JSON.stringify(content))
  if (url.pathname === '/set') {
    const { action, state, params } = await bodyOf(request)
    const values = change(put, action, state, typeof params === 'object' && params !== null ? { ...params } : {})
    return void (values === null ? send(501, { sorry: 'no such state' }) : send(200, values))
  }
  const call = calls[`${request.method} ${url.pathname}`]
  if (call === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')
  if (put.book.isClosed && url.pathname !== '/getAppDetails') {
    return void send(503, { message: 'Back at noon', code: 'maintenance', error: true })
  }
  const { authorization, 'accept-language': language } = request.headers
  const body = await bodyOf(request).catch(() => null)
  if (body === null) return void send(400, { message: 'We cannot read that', code: 'bad_request', error: true })
  const asked: Asked = { query: url.searchParams, token: authorization, language, body }
  const { status, data, refusal } = call(put.book, asked, violating)
  if (refusal) send(status, { took: 3, ...refusal, error: true })
  else send(status, { took: 3, data, message: 'fine', error: false })
  if (typeof data === 'object' && data !== null && 'wallet' in data) put.push('update_balance', Object(data.wallet))
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  const body: unknown = text === '' ? {} : JSON.parse(text)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
