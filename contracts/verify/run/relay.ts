/**
 * Stands between Pact's verifier and the backend: sets the states of a trial up when the verifier comes to it, sends its request
 * or lets the backend send its message, and keeps what came. Nothing reaches the backend while the states do not stand: the
 * verifier itself would go on.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json } from '@chaupar/api/document'
import type { Check, Finding } from '../checks/check.ts'
import { Scene } from '../checks/scene.ts'
import type { Trial } from '../pacts/plan.ts'
import { NoState, NotOffered, type Stage } from '../states/state-source.ts'
import type { Backend } from './backend.ts'
import type { Exchange } from './exchange.ts'
import { forward } from './forward.ts'
import { relayPaths } from './pact-run.ts'
import type { Silence } from './silence.ts'
import { NoMessage, socketMessage } from './socket-message.ts'

/** What came of a trial, before anything is judged. */
export interface Came {
  /** Why it was not tried at all. */
  notTried?: string
  /** It was not tried because its host, which was named, answers nothing. */
  isUnanswered?: boolean
  /** Why no answer or message came. */
  nothing?: string
  /** What a client asks before it was not acknowledged. */
  isUnacknowledged?: boolean
  /** Method and address that were asked, or the event that was waited for. */
  asked?: string
  status?: number
  contentType?: string
  /** Where the answer sends its reader. */
  location?: string
  /** Parsed when it is JSON, else the text. */
  body?: Json
  /** Its type says JSON, and it cannot be read as such. */
  isNoJson?: boolean
  /** The call and its answer; of a check the last one. */
  exchange?: Exchange
  /** What a check has found. */
  findings?: readonly Finding[]
}

export interface Surroundings {
  readonly backend: Backend
  readonly stage: Stage
  readonly silence: Silence
  readonly timeoutMs: number
  /** Called with each interaction before it is tried. */
  readonly begins?: ((trial: Trial) => void) | undefined
}

export class Relay {
  readonly came = new Map<string, Came>()
  /** Every call that was answered, in its order. */
  readonly exchanges: Exchange[] = []
  /** Every message that came over a socket: its event stands for the operation, and what was asked for the request's body. */
  readonly messages: Exchange[] = []
  readonly #around: Surroundings
  readonly #trials: ReadonlyMap<string, Trial>
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #running: Trial | undefined

  constructor(trials: readonly Trial[], around: Surroundings) {
    this.#around = around
    this.#trials = new Map(trials.map((trial) => [trial.id, trial]))
  }

  /** Answers the relay's own address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await this.#around.stage.close()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Tries what Pact's verifier does not come to. */
  async check(trial: Trial, { run }: Check): Promise<void> {
    await this.#begin(trial.id)
    const came = this.came.get(trial.id)
    if (came === undefined || came.notTried !== undefined) return
    const { backend } = this.#around
    const address = backend.addressOf(trial.pact.provider) ?? ''
    if (trial.isMessage) came.asked = `${trial.operation} at ${socketPlace(address, backend)}`
    const scene = new Scene(trial.pact.provider, this.#around, [...this.exchanges, ...this.messages])
    try {
      came.findings = await run(scene)
    } catch (error) {
      this.#nothingCame(came, address, error)
    } finally {
      scene.end()
      this.#noteFailure(scene, came)
      this.exchanges.push(...scene.exchanges)
      const { shown } = scene
      if (shown !== undefined) Object.assign(came, { exchange: shown, asked: askedInWords(shown), body: shown.body })
    }
  }

  /** An address that leaves checks without an answer is not asked for ever. */
  #noteFailure({ failed, exchanges }: Scene, came: Came): void {
    const { silence, backend } = this.#around
    for (const { provider } of exchanges) silence.answered(backend.addressOf(provider) ?? '')
    if (failed?.failure.is === 'late') silence.late(failed.base)
    if (failed?.failure.is !== 'unconnected') return
    Object.assign(came, { notTried: silence.noConnection(failed.base, failed.failure.reason), isUnanswered: true })
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body = await bytesOf(request)
    if (path === relayPaths.state) return this.#answer(response, 200, await this.#begin(body.toString()))
    const trial = this.#running
    const came = trial && this.came.get(trial.id)
    if (!trial || !came || came.notTried !== undefined) return this.#answer(response, 503, null)
    if (path === relayPaths.message) return this.#message(trial, came, response)
    await this.#forward(trial, came, request, body, response)
  }

  #answer(response: ServerResponse, status: number, content: Json): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  }

  /** The trial of this id begins; answers the values of its states. */
  async #begin(id: string): Promise<Json> {
    const { stage, silence, backend, begins } = this.#around
    await stage.end()
    const trial = this.#trials.get(id)
    this.#running = trial
    if (!trial) return {}
    begins?.(trial)
    const came: Came = {}
    this.came.set(id, came)
    const address = backend.addressOf(trial.pact.provider) ?? ''
    const silent = silence.of(address) ?? (trial.isMessage ? silence.of(socketPlace(address, backend)) : undefined)
    if (silent !== undefined) {
      Object.assign(came, { notTried: silent, isUnanswered: true })
      return {}
    }
    return this.#statesOf(trial).catch((error: unknown) => {
      came.notTried = error instanceof NotOffered ? error.message : `its states failed: ${String(error)}`
      return {}
    })
  }

  async #statesOf({ states, needs, check }: Trial): Promise<Json> {
    const { stage } = this.#around
    try {
      return await stage.setUp(states, needs)
    } catch (error) {
      if (check?.poorer === undefined || !(error instanceof NoState)) throw error
      await stage.end()
      return stage.setUp(check.poorer, needs)
    }
  }

  async #forward(trial: Trial, came: Came, request: IncomingMessage, sent: Buffer, response: ServerResponse) {
    const { backend, silence, timeoutMs } = this.#around
    const base = backend.addressOf(trial.pact.provider) ?? ''
    const url = base + (request.url ?? '').slice(relayPaths.calls.length)
    came.asked = `${request.method} ${url}`
    const { answer, failure } = await forward(url, request, sent, backend.headers(), timeoutMs)
    if (failure) {
      if (failure.is === 'late') silence.late(base)
      if (failure.is === 'unconnected')
        Object.assign(came, { notTried: silence.noConnection(base, failure.reason), isUnanswered: true })
      else if (failure.is === 'cut')
        came.nothing = `the connection was closed before a whole one came (${failure.reason})`
      else came.nothing = `no answer within ${timeoutMs / 1000} s`
      return this.#answer(response, 503, null)
    }
    silence.answered(base)
    const { bytes, ...rest } = answer
    const exchange = { provider: trial.pact.provider, operation: trial.operation, ...rest }
    this.exchanges.push(exchange)
    // The verifier would follow it, and judge what it finds there.
    const { location, ...headers } = answer.headers
    const { status, body } = answer
    Object.assign(came, { exchange, status, body, contentType: headers['content-type'] ?? '' })
    if (typeof body === 'string' && body !== '' && /\bjson\b/i.test(came.contentType ?? '')) came.isNoJson = true
    if (location !== undefined) came.location = location
    response.writeHead(status, headers).end(bytes)
  }

  async #message(trial: Trial, came: Came, response: ServerResponse): Promise<void> {
    const { backend, stage, timeoutMs } = this.#around
    const address = backend.addressOf(trial.pact.provider) ?? ''
    came.asked = `${trial.operation} at ${socketPlace(address, backend)}`
    try {
      const body = await socketMessage(trial, address, { backend, stage, timeoutMs })
      came.body = body
      this.messages.push(messageOf(trial, socketPlace(address, backend), body))
      this.#answer(response, 200, body)
    } catch (error) {
      this.#nothingCame(came, address, error)
      this.#answer(response, 503, null)
    }
  }

  /** Why a socket gave no message. */
  #nothingCame(came: Came, address: string, error: unknown): void {
    const { backend, silence } = this.#around
    if (error instanceof NotOffered) came.notTried = error.message
    else if (error instanceof NoMessage && error.why === 'unconnected') {
      const silent = error.isAnswered
        ? silence.noSocket(socketPlace(address, backend), error.message)
        : silence.noConnection(address, error.message)
      Object.assign(came, { notTried: silent, isUnanswered: true })
    } else {
      came.nothing = error instanceof Error ? error.message : String(error)
      came.isUnacknowledged = error instanceof NoMessage && error.why === 'unacknowledged'
    }
  }
}

/** A socket is reported apart from the calls of its address: the one may answer without the other. */
const socketPlace = (address: string, backend: Backend) =>
  `${URL.parse(address)?.origin ?? address}${backend.socket().path}`

/** A message as a call: of its request nothing but the question is known. */
function messageOf({ pact, operation, asks }: Trial, url: string, body: Json): Exchange {
  const request = { method: operation, url, headers: {}, body: asks?.[1] ?? '' }
  const now = Date.now()
  return { provider: pact.provider, operation, request, status: 200, headers: {}, body, sentAt: now, cameAt: now }
}

const askedInWords = ({ request }: Exchange) => `${request.method} ${request.url}`

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
