/**
 * Many players of one crash game in a process of its own. The parent sends their sessions, and all watch. On `go` each player bets
 * on the next round, and messages are counted until the betting of the round after it. The process reports when its players watch,
 * when the round begins, and what was received.
 */
import type { GameClientEvents, GameServerEvents } from '@chaupar/api/games-realtime'
import { io, type Socket } from 'socket.io-client'
import type { Stamp } from './stamped-server.ts'

/** What the parent sends: where, and whose sessions; then that it goes. */
export type ToPlayers = { origin: string; sessions: string[] } | 'go'

/**
 * `delays` counts messages by their whole milliseconds. `risingMs` and `whileRising` are those of the curve. A tick that the server
 * leaves out, since a connection is not free at that moment, is no gap: the next one says the same.
 */
export type Heard = {
  players: number
  messages: number
  whileRising: number
  risingMs: number
  gaps: number
  ticks: number
  ticksLeftOut: number
  bets: number
  delays: [ms: number, count: number][]
}

export type FromPlayers = 'watching' | 'betting' | { heard: Heard }

type Client = Socket<GameServerEvents, GameClientEvents>

const handshakesAtOnce = 50
/** Bets come spread over this time of the betting. */
const spreadMs = 3_000

const delays = new Map<number, number>()
const clients: Client[] = []
const heard: Heard = {
  players: 0,
  messages: 0,
  whileRising: 0,
  risingMs: 0,
  gaps: 0,
  ticks: 0,
  ticksLeftOut: 0,
  bets: 0,
  delays: [],
}
let roseAtMs: number | null = null
let state: 'waiting' | 'ready' | 'counting' | 'done' = 'waiting'

function report(message: FromPlayers): void {
  process.send?.(message)
}

async function sit(origin: string, sessionID: string): Promise<Client> {
  const client: Client = io(`${origin}/games`, {
    path: '/public/',
    auth: { sessionID },
    query: { world: 'default', channel: 'games' },
    transports: ['websocket'],
    forceNew: true,
    timeout: 120_000,
  })
  const last = new Map<string, number>()
  client.onAny((event: string, _payload: unknown, { room, sequence, sentAtMs }: Stamp) => {
    const isTick = event === 'stage:tick'
    const stream = `${room} ${isTick}`
    const missed = sequence - (last.get(stream) ?? sequence - 1) - 1
    last.set(stream, sequence)
    if (state !== 'counting') return
    if (isTick) heard.ticks += 1
    if (isTick) heard.ticksLeftOut += missed
    else heard.gaps += Math.abs(missed)
    heard.messages += 1
    if (roseAtMs !== null) heard.whileRising += 1
    const ms = Math.max(0, Date.now() - sentAtMs)
    delays.set(ms, (delays.get(ms) ?? 0) + 1)
  })
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve)
    client.once('connect_error', reject)
  })
  const watched = await client.emitWithAck('stage:watch')
  if (watched.status !== 'success') throw new Error(watched.message)
  return client
}

/** Each means to leave at another multiplier. A bet that the server took too late is no bet. */
async function bet(client: Client, at: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, (spreadMs * at) / clients.length))
  const placed = await client.emitWithAck('bet:place', {
    slot: 0,
    amount: 10_000_000,
    autoCashOut: 110 + (at % 300),
  })
  if (placed.status === 'success') heard.bets += 1
}

function begin(): void {
  state = 'counting'
  report('betting')
  for (const [at, client] of clients.entries()) void bet(client, at)
}

function end(): void {
  state = 'done'
  report({ heard: { ...heard, players: clients.length, delays: [...delays] } })
}

async function seat({ origin, sessions }: Exclude<ToPlayers, string>): Promise<void> {
  for (let from = 0; from < sessions.length; from += handshakesAtOnce) {
    const next = sessions.slice(from, from + handshakesAtOnce)
    clients.push(...(await Promise.all(next.map((sessionID) => sit(origin, sessionID)))))
  }
  clients[0]?.on('stage:round', ({ phase }) => {
    if (phase === 'running' && state === 'counting') roseAtMs = performance.now()
    if (phase === 'settled' && roseAtMs !== null) heard.risingMs += performance.now() - roseAtMs
    if (phase === 'settled') roseAtMs = null
    if (phase !== 'betting') return
    if (state === 'ready') begin()
    else if (state === 'counting') end()
  })
  report('watching')
}

process.on('message', (message: ToPlayers) => {
  if (message === 'go') state = 'ready'
  else void seat(message)
})
