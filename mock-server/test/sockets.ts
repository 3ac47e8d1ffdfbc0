import type { ClientEvents, ServerEvents } from '@chaupar/contracts/realtime'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'

export type Client = Socket<ServerEvents, ClientEvents>

export type Handshake = {
  token?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
  transports?: ('websocket' | 'polling')[]
}

/** A socket that has not connected yet; it ends with the test. */
export function openSocket(origin: string, { token, query, headers, transports }: Handshake): Client {
  const socket: Client = io(origin, {
    path: '/public/',
    auth: { token },
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

/** Every message of any kind that comes from now on. */
export function listenTo(socket: Client): [event: string, payload: unknown][] {
  const heard: [string, unknown][] = []
  socket.onAny((event: string, payload: unknown) => heard.push([event, payload]))
  return heard
}

/** Sends anything, also what no honest client would, and gives the acknowledgement. */
export function emitRaw(socket: Client, event: string, ...sent: unknown[]): Promise<unknown> {
  const raw: { emitWithAck(event: string, ...sent: unknown[]): Promise<unknown> } = socket.timeout(1000)
  return raw.emitWithAck(event, ...sent)
}
