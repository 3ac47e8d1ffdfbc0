import type { GameClientEvents, GameServerEvents } from '@chaupar/api/games-realtime'
import type { RgsSchema } from '@chaupar/api/rgs'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'

export type GameClient = Socket<GameServerEvents, GameClientEvents>

type Wanted = {
  sessionID: unknown
  language?: string
  world?: string
  headers?: Record<string, string>
  query?: Record<string, string>
}

/** A client of a game that has not connected yet, as a frame without an origin makes it; it ends with the test. */
export function openGameSocket(
  origin: string,
  { sessionID, language, world = 'default', headers, query }: Wanted,
): GameClient {
  const socket: GameClient = io(`${origin}/games`, {
    path: '/public/',
    auth: { sessionID, ...(language === undefined ? {} : { language }) },
    query: query ?? { world, channel: 'games' },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers ?? { origin: 'null' },
  })
  onTestFinished(() => {
    socket.disconnect()
  })
  return socket
}

/** Resolves with the connected client, rejects with the connect_error. */
export function connectGame(origin: string, wanted: Wanted): Promise<GameClient> {
  const socket = openGameSocket(origin, wanted)
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** Watches the stage of the session's game; a refusal is a failed test. */
export async function watch(socket: GameClient): Promise<RgsSchema<'StageWatched'>> {
  const answer = await socket.emitWithAck('stage:watch')
  if (answer.status !== 'success') throw new Error(`not watching: ${answer.message}`)
  return answer
}

/** Sends any payload, also one that no honest client sends, and returns the acknowledgement. */
export function askRaw(socket: GameClient, event: string, ...sent: unknown[]): Promise<unknown> {
  const raw: { emitWithAck(event: string, ...sent: unknown[]): Promise<unknown> } = socket
  return raw.emitWithAck(event, ...sent)
}

export type GameHeard = {
  [Event in keyof GameServerEvents]: [event: Event, payload: Parameters<GameServerEvents[Event]>[0]]
}[keyof GameServerEvents]

/** Every message that comes from now on. */
export function hear(socket: GameClient): GameHeard[] {
  const heard: GameHeard[] = []
  socket.onAny((...message: GameHeard) => {
    // Behind the payload stands the place in the stream, for the recovery of a connection.
    message.splice(2)
    heard.push(message)
  })
  return heard
}

/** The payloads of one event, in their order. */
export function broughtBy<Event extends keyof GameServerEvents>(
  heard: readonly GameHeard[],
  event: Event,
): Parameters<GameServerEvents[Event]>[0][] {
  const isOfIt = (message: GameHeard): message is GameHeard & [Event, Parameters<GameServerEvents[Event]>[0]] =>
    message[0] === event
  return heard.filter(isOfIt).map(([, payload]) => payload)
}
