import { EventEmitter } from 'node:events'
import { RateLimit } from '../admission/rate-limit.ts'
import type { GatewaySocket } from './socket-types.ts'

type Connection = GatewaySocket['conn']

/** Messages before the server lets a socket in: socket.io's client sends one, which brings its token. */
const mostBeforeAdmission = 3
/** Handshakes a second of one address, with a burst of twice that: a house that comes back after a restart. */
const handshakesPerSecond = 400
/** The same for an address that is suspected. */
const suspectedPerSecond = 5
/** Refused sockets a second of one address, with a burst of twice that, before it is suspected. */
const refusalsPerSecond = 5
/** How long an address is suspected after its last offence, and a token kept to one allowance for all its sockets. */
const suspicionMs = 30_000
const sweepAt = 1000

export type FloodGuardOptions = {
  /** Messages a second of one socket, with a burst of twice that. */
  perSecond: number
  /** Running time of the process in milliseconds. */
  nowMs: () => number
  /** Called once for each suspicion of an address, not for each of its sockets. */
  onSuspect(address: string, reason: string): void
}

type Watched = {
  address: string
  messages: number
  /** The name of the allowance that its messages use; null until it is let in. */
  allowance: string | null
  owner: string | null
  noteCut: ((reason: string) => void) | null
  isCut: boolean
}

/**
 * Keeps one guest from taking everybody's time (docs/decisions/035-floods.md). It counts packets of a connection before
 * socket.io reads them, and pings below them, and cuts the connection that sends too many: of a refusal a flood would take
 * no notice, and each would cost more than the question.
 */
export class FloodGuard {
  readonly #options: FloodGuardOptions
  readonly #messages: RateLimit
  readonly #handshakes: RateLimit
  readonly #suspected: RateLimit
  readonly #refusals: RateLimit
  readonly #watched = new WeakMap<Connection, Watched>()
  /** Sockets that were let in. */
  #admitted = 0
  /** Addresses and owners of sockets, and until when they are suspected. */
  readonly #until = new Map<string, number>()

  constructor(options: FloodGuardOptions) {
    this.#options = options
    const limit = (perSecond: number) => new RateLimit(perSecond, options.nowMs)
    this.#messages = limit(options.perSecond)
    this.#handshakes = limit(handshakesPerSecond)
    this.#suspected = limit(suspectedPerSecond)
    this.#refusals = limit(refusalsPerSecond)
  }

  /** Whether this address may open another connection now. */
  mayConnect(address: string): boolean {
    const limit = this.isSuspected(address) ? this.#suspected : this.#handshakes
    if (limit.take(address) === 0) return true
    if (limit === this.#handshakes) this.#suspect(address, `more than ${handshakesPerSecond} handshakes a second`)
    return false
  }

  /** Whether an address was cut or refused too often a short while ago. */
  isSuspected(name: string): boolean {
    return (this.#until.get(name) ?? 0) > this.#options.nowMs()
  }

  /** Counts the messages of a connection from now on. */
  watch(connection: Connection, address: string): void {
    const watched: Watched = { address, messages: 0, allowance: null, owner: null, noteCut: null, isCut: false }
    this.#watched.set(connection, watched)
    const count = (): void => {
      const reason = watched.isCut ? null : this.#offence(watched)
      if (reason !== null) this.#cut(connection, watched, reason)
    }
    connection.on('packet', count)
    countFrames(connection.transport, count)
    connection.on('upgrading', (transport: Connection['transport']) => countFrames(transport, count))
  }

  /** A socket was let in: `owner` names its player's token, `noteCut` journals why it is cut. */
  admitted(connection: Connection, owner: string, noteCut: (reason: string) => void): void {
    const watched = this.#watched.get(connection)
    if (watched === undefined) return
    this.#admitted += 1
    watched.owner = owner
    watched.noteCut = noteCut
    // An owner who was cut off recently has one allowance for all his sockets.
    watched.allowance = this.isSuspected(owner) ? owner : `socket ${this.#admitted}`
  }

  /** A socket was refused: its connection ends when that is said, and who is refused again and again is suspected. */
  refused(connection: Connection): void {
    const watched = this.#watched.get(connection)
    if (watched === undefined) return
    if (this.#refusals.take(watched.address) > 0) this.#suspect(watched.address, 'refused again and again')
    if (watched.allowance === null) setImmediate(() => connection.close(false))
  }

  #offence(watched: Watched): string | null {
    if (watched.allowance !== null) {
      return this.#messages.take(watched.allowance) === 0
        ? null
        : `more than ${this.#options.perSecond} messages a second`
    }
    watched.messages += 1
    return watched.messages <= mostBeforeAdmission ? null : 'too many messages before it was let in'
  }

  #cut(connection: Connection, watched: Watched, reason: string): void {
    if (watched.owner !== null) this.#until.set(watched.owner, this.#options.nowMs() + suspicionMs)
    this.#suspect(watched.address, reason)
    watched.isCut = true
    watched.noteCut?.(reason)
    // Closed first, so that messages that have arrived already are not read.
    connection.close(true)
    endLine(connection)
  }

  #suspect(address: string, reason: string): void {
    const nowMs = this.#options.nowMs()
    if (!this.isSuspected(address)) this.#options.onSuspect(address, reason)
    this.#until.set(address, nowMs + suspicionMs)
    if (this.#until.size <= sweepAt) return
    for (const [name, untilMs] of this.#until) if (untilMs <= nowMs) this.#until.delete(name)
  }
}

/** Pings and pongs of the websocket itself: its library answers them, and engine.io never hears of them. */
function countFrames(transport: Connection['transport'], count: () => void): void {
  const line = lineOf(transport)
  line?.on('ping', count)
  line?.on('pong', count)
}

/** Ends the websocket at once: its closing would wait for the other side, which goes on sending meanwhile. */
function endLine({ transport }: Connection): void {
  const line = lineOf(transport)
  if (line !== null && 'terminate' in line && typeof line.terminate === 'function') line.terminate()
}

/** The websocket inside a transport of engine.io, which its type does not show; null while it polls. */
function lineOf(transport: Connection['transport']): EventEmitter | null {
  const line: unknown = Reflect.get(transport, 'socket')
  return line instanceof EventEmitter ? line : null
}
