/** Lets a backend send a message of a pact to a real client, and hands on what arrived. */

import type { Json, JsonObject } from '@chaupar/api/document'
import { isObject } from '@chaupar/api/document'
import { io, type Socket } from 'socket.io-client'
import type { Interaction, Pact } from '../pacts/pact-file.ts'
import type { Stage } from '../states/state-source.ts'
import type { Backend } from './backend.ts'
import { reasonOf } from './silence.ts'

/** Why no message came: it was not sent, or there was no connection, or the question before it was not acknowledged. */
type Silent = 'unsent' | 'unconnected' | 'unacknowledged'

/** No message came, in words. */
export class NoMessage extends Error {
  readonly why: Silent
  /** There was no connection although somebody answers at the address. */
  readonly isAnswered: boolean

  constructor(message: string, why: Silent = 'unsent', isAnswered = false) {
    super(message)
    this.why = why
    this.isAnswered = isAnswered
  }
}

/** The message of a pact that is waited for. */
interface Awaited extends Pick<Interaction, 'asks' | 'when'> {
  readonly pact: Pick<Pact, 'provider'>
  /** Name of its event. */
  readonly operation: string
}

export interface SocketSurroundings {
  readonly backend: Backend
  readonly stage: Stage
  /** Longest wait for an acknowledgement or an event. */
  readonly timeoutMs: number
}

/**
 * What a client at `address` hears under the event's name: the answer when it asks by that name, else what is sent to it when
 * the pact's step is brought about. @throws NoMessage, and NotOffered when the step cannot be brought about
 */
export async function socketMessage(
  trial: Awaited,
  address: string,
  { backend, stage, timeoutMs }: SocketSurroundings,
) {
  const socket = openSocket(trial.pact.provider, address, backend, stage.values)
  const place = `${new URL(address).origin}${backend.socket().path}`
  try {
    if (trial.operation === 'connect_error') return await refusal(socket, place, timeoutMs)
    await connected(socket, place, timeoutMs)
    let heard: ReturnType<typeof listenFor> | undefined
    // What comes in one packet with the acknowledgement is heard too: nothing else may follow.
    const listen = () => {
      heard = listenFor(socket, trial.operation)
    }
    const answer = trial.asks && (await ask(socket, trial.asks, { stage, timeoutMs }, listen))
    if (trial.asks?.[0] === trial.operation) return answer
    if (trial.when === null) throw new NoMessage('the pact does not say what brings the server to send it')
    heard ??= listenFor(socket, trial.operation)
    await stage.bring(trial.when)
    return await heard(timeoutMs)
  } finally {
    socket.disconnect()
  }
}

/** A player at a game connects as the game does, everybody else as the site. */
export function openSocket(
  provider: string,
  address: string,
  backend: Backend,
  { token, sessionID }: JsonObject,
): Socket {
  const { path, query } = backend.socket()
  const options = {
    path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnection: false,
  }
  if (provider !== 'chaupar-games') return io(address, { ...options, query, auth: { token: token ?? 'dead-token' } })
  // A frame without an origin may not poll.
  const ofGames = { ...options, transports: ['websocket'], query: { ...query, channel: 'games' }, auth: { sessionID } }
  return io(`${new URL(address).origin}/games`, ofGames)
}

/** Waits for the connection. @throws NoMessage */
export function connected(socket: Socket, place: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new NoMessage(`no connection within ${timeoutMs / 1000} s`, 'unconnected')),
      timeoutMs,
    )
    const settle = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    socket.once('connect', () => settle(resolve))
    socket.once('connect_error', (error) =>
      settle(() =>
        isRefusal(error)
          ? reject(new NoMessage(`the handshake was refused: "${error.message}"`))
          : void unconnected(place, error, timeoutMs).then(reject),
      ),
    )
  })
}

/** The server said no, rather than that there was no connection, or somebody who speaks another protocol. */
const isRefusal = (error: Error) =>
  !('type' in error && error.type === 'TransportError') && !('code' in error && error.code === 'parser error')

/** Why there is no connection: the socket's client gives no status, so the first call of its polling is made by hand. */
async function unconnected(place: string, { message }: Error, timeoutMs: number): Promise<NoMessage> {
  try {
    const answer = await fetch(`${place}?EIO=4&transport=polling`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (answer.ok && text.startsWith('0{')) return new NoMessage(message, 'unconnected')
    const came = answer.ok ? 'something else' : String(answer.status)
    return new NoMessage(
      `no socket at ${place}, which answers ${came}: --realtime-path names another`,
      'unconnected',
      true,
    )
  } catch (error) {
    return new NoMessage(reasonOf(error), 'unconnected')
  }
}

function refusal(socket: Socket, place: string, timeoutMs: number): Promise<Json> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new NoMessage(`no connection within ${timeoutMs / 1000} s`, 'unconnected')),
      timeoutMs,
    )
    socket.once('connect', () => {
      clearTimeout(timer)
      reject(new NoMessage('the handshake was let in'))
    })
    socket.once('connect_error', (error) => {
      clearTimeout(timer)
      if (!isRefusal(error)) return void unconnected(place, error, timeoutMs).then(reject)
      const data = 'data' in error && isObject(error.data) ? { data: error.data } : {}
      resolve({ message: error.message, ...data })
    })
  })
}

/**
 * The acknowledgement of a question, made of the states' values; `heard` gets it before anything that comes behind it.
 * @throws NoMessage
 */
export function ask(
  socket: Socket,
  [event, ...sent]: readonly Json[],
  { stage, timeoutMs }: Pick<SocketSurroundings, 'stage' | 'timeoutMs'>,
  heard: (answer: Json) => void = () => undefined,
): Promise<Json> {
  const payloads = sent.map((payload) => (isObject(payload) ? stage.filled(payload) : payload))
  return new Promise((resolve, reject) => {
    socket.timeout(timeoutMs).emit(String(event), ...payloads, (error: Error | null, answer: Json) => {
      if (error !== null) {
        reject(new NoMessage(`${String(event)} was not acknowledged within ${timeoutMs / 1000} s`, 'unacknowledged'))
        return
      }
      heard(answer)
      resolve(answer)
    })
  })
}

/** Listens from now on; the answer waits for the event, which may have come before it is called. */
function listenFor(socket: Socket, event: string): (timeoutMs: number) => Promise<Json> {
  const others = new Set<string>()
  socket.onAny((name: string) => others.add(name))
  // A heartbeat of a board bears the name of its pushes, and no pact waits for one.
  const came = new Promise<Json>((resolve) =>
    socket.on(event, (payload: Json) => {
      if (!isObject(payload) || payload.heartbeat !== true) resolve(payload)
    }),
  )
  return (timeoutMs) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const heard = others.size > 0 ? `; what came is ${[...others].join(', ')}` : ''
        reject(new NoMessage(`no ${event} came within ${timeoutMs / 1000} s${heard}`))
      }, timeoutMs)
      came.then((payload) => {
        clearTimeout(timer)
        resolve(payload)
      }, reject)
    })
}
