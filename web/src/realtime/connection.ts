import type { ClientEvent, ClientEvents, ServerEvent, ServerEvents } from '@chaupar/api/realtime'
import type { Socket } from 'socket.io-client'
import { env } from '../config/env.ts'
import { loadPart } from '../lib/load-chunk.ts'
import { setConnectionStatus } from './connection-store.ts'

/** Dependencies that `app` injects once at start, so that realtime imports nothing above it. */
export type RealtimeSettings = {
  /** Asked at every connect and reconnect, so that each carries the current token. */
  token: () => string | null
  /** The language that texts are wanted in; English is not named. */
  language: () => string
  /** After every connect and reconnect. */
  onConnected: () => void
  /** The connection is gone, for now or for good. */
  onLost: () => void
  /** The server refused the session at the handshake; `message` is its own text, '' when it gave none. */
  onRefused: (message: string) => void
}

/** A realtime request that got no answer: there was no connection, or none came within 1000 ms (spec 7.7, 8). */
class RealtimeError extends Error {
  override readonly name = 'RealtimeError'
  readonly reason: 'not-connected' | 'no-answer'

  constructor(reason: 'not-connected' | 'no-answer') {
    super(reason)
    this.reason = reason
  }
}

const acknowledgementMs = 1000
/** socket.io does not reconnect by itself when the server ended the connection. */
const askAgainMs = 300

let settings: RealtimeSettings | null = null
let socket: Socket | null = null
/** The newest connection request. A socket library that loads after its request was cancelled opens no socket. */
let wanted: symbol | null = null

/** Called once, before the first connect. */
export function configureRealtime(given: RealtimeSettings): void {
  settings = given
}

/** Opens the tab's one socket (spec 7.7); does nothing when it is open or opening. The library arrives with the first call. */
export async function connect(): Promise<void> {
  if (wanted) return
  const mine = Symbol('connection')
  wanted = mine
  setConnectionStatus('connecting')
  const library = await loadPart(
    () => import('socket.io-client'),
    () => mine === wanted,
  )
  if (library === null || mine !== wanted) return
  const { io } = library
  const { realtimeUrl, realtimePath } = env()
  const options = {
    path: realtimePath,
    // Without tryAllTransports a blocked websocket would never fall back to polling.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
    auth: (give: (auth: object) => void) => give(handshake()),
  }
  socket = realtimeUrl === '' ? io(options) : io(realtimeUrl, options)
  listen(socket)
}

function handshake(): { token: string; language?: string } {
  const language = settings?.language() ?? 'en'
  return { token: settings?.token() ?? '', ...(language === 'en' ? {} : { language }) }
}

/** Closes the socket and forgets it; events that were on their way are not heard any more. */
export function disconnect(): void {
  wanted = null
  socket?.removeAllListeners()
  socket?.offAny()
  socket?.disconnect()
  socket = null
  setConnectionStatus('idle')
}

/** Hears a server event until the returned function is called; the connection may come, go and come again meanwhile. */
export function on<Event extends ServerEvent>(event: Event, listener: ServerEvents[Event]): () => void {
  const heard: Listener = (payload) => (listener as Listener)(payload)
  const group = listeners.get(event) ?? new Set()
  listeners.set(event, group.add(heard))
  return () => group.delete(heard)
}

/**
 * Asks the server and resolves with its acknowledgement; rejects with a RealtimeError after 1000 ms (spec 7.7), and at
 * once while there is no connection: socket.io would keep the request and send it after the caller has given up.
 */
export async function request<Event extends ClientEvent>(
  event: Event,
  ...payload: RequestPayload<Event>
): Promise<Acknowledgement<Event>> {
  if (!socket?.connected) throw new RealtimeError('not-connected')
  const answer: Promise<Acknowledgement<Event>> = socket.timeout(acknowledgementMs).emitWithAck(event, ...payload)
  return answer.catch(() => Promise.reject(new RealtimeError('no-answer')))
}

type Reply<T> = (answer: T) => void
type RequestPayload<Event extends ClientEvent> =
  Parameters<ClientEvents[Event]> extends [...infer P, Reply<never>] ? P : never
type Acknowledgement<Event extends ClientEvent> =
  Parameters<ClientEvents[Event]> extends [...unknown[], Reply<infer A>] ? A : never

type Listener = (payload: unknown) => void
const listeners = new Map<string, Set<Listener>>()

function listen(opened: Socket): void {
  opened.on('connect', () => {
    setConnectionStatus('live')
    settings?.onConnected()
  })
  opened.on('disconnect', (reason) => {
    setConnectionStatus('paused')
    settings?.onLost()
    // The server disconnected us (a logout elsewhere, a ban, a restart). Connecting again shows which: an ended session is refused.
    if (reason === 'io server disconnect') setTimeout(() => socket === opened && opened.connect(), askAgainMs)
  })
  opened.on('connect_error', (error) => {
    setConnectionStatus('paused')
    // An active socket keeps trying by itself: the network failed. An inactive one was refused (tried, both orders).
    if (!opened.active) settings?.onRefused(error.message)
  })
  opened.onAny((event: string, payload: unknown) => {
    // Every event carries an object. Anything else becomes an empty one: listeners handle missing fields.
    const fields = typeof payload === 'object' && payload !== null ? payload : {}
    for (const listener of listeners.get(event) ?? []) listener(fields)
  })
}
