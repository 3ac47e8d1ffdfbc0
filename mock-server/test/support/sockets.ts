import type { ClientEvents, OddsSnapshot, OddsSubscription, ServerEvents } from '@chaupar/api/realtime'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'

export type Client = Socket<ServerEvents, ClientEvents>

export type Handshake = {
  token?: unknown
  language?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
  transports?: ('websocket' | 'polling')[]
}

/** A socket that has not connected yet; it ends with the test. */
export function openSocket(origin: string, { token, language, query, headers, transports }: Handshake): Client {
  const socket: Client = io(origin, {
    path: '/public/',
    auth: { token, ...(language === undefined ? {} : { language }) },
    transports: transports ?? ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(query === undefined ? {} : { query }),
    ...(headers === undefined ? {} : { extraHeaders: headers }),
  })
  onTestFinished(() => {
    socket.disconnect()
  })
  return socket
}

/** Resolves with the connected socket, rejects with the connect_error. */
export function connect(origin: string, handshake: Handshake): Promise<Client> {
  const socket = openSocket(origin, handshake)
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** The next message of this event. */
export function next<Event extends keyof ServerEvents>(
  socket: Client,
  event: Event,
): Promise<Parameters<ServerEvents[Event]>[0]> {
  return new Promise((resolve) => {
    socket.onAny((name: string, payload) => {
      if (name === event) resolve(payload)
    })
  })
}

export type Heard = {
  [Event in keyof ServerEvents]: [event: Event, payload: Parameters<ServerEvents[Event]>[0]]
}[keyof ServerEvents]

/** Every message of any kind that comes from now on. */
export function listenTo(socket: Client): Heard[] {
  const heard: Heard[] = []
  socket.onAny((...message: Heard) => {
    // Behind the payload stands the place in the stream, for the recovery of a connection.
    message.splice(2)
    heard.push(message)
  })
  return heard
}

/** The payloads of one event, in their order. */
export function payloadsOf<Event extends keyof ServerEvents>(
  heard: readonly Heard[],
  event: Event,
): Parameters<ServerEvents[Event]>[0][] {
  const isOfIt = (message: Heard): message is Heard & [Event, Parameters<ServerEvents[Event]>[0]] =>
    message[0] === event
  return heard.filter(isOfIt).map(([, payload]) => payload)
}

/** Subscribes to a match's odds and gives the snapshot; a refusal is a failed test. */
export async function subscribe(
  socket: Client,
  wanted: OddsSubscription,
): Promise<Extract<OddsSnapshot, { status: 'success' }>> {
  const answer = await socket.emitWithAck('odds:subscribe', wanted)
  if (answer.status !== 'success') throw new Error(`not subscribed: ${answer.message}`)
  return answer
}

/** Sends any payload, also one that no honest client sends, and returns the acknowledgement. */
export function emitRaw(socket: Client, event: string, ...sent: unknown[]): Promise<unknown> {
  const raw: { emitWithAck(event: string, ...sent: unknown[]): Promise<unknown> } = socket
  return raw.emitWithAck(event, ...sent)
}
