/** What a check has at hand: the values of its states, calls and sockets. What it calls, the reports can show. */
import { Buffer } from 'node:buffer'
import { isObject, type Json, type JsonObject } from '@chaupar/api/document'
import type { Socket } from 'socket.io-client'
import { factsOf } from '../pacts/operations.ts'
import type { Step } from '../pacts/pact-file.ts'
import type { Backend } from '../run/backend.ts'
import type { Exchange } from '../run/exchange.ts'
import { type Failure, forward } from '../run/forward.ts'
import { connected, openSocket, type SocketSurroundings } from '../run/socket-message.ts'
import { NotOffered, type Values } from '../states/state-source.ts'

/** What a call is made of beside its operation. */
export interface CallParts {
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: Json
  /** Sent as they are in the place of a body; the headers say their type. */
  readonly bytes?: Buffer
  /** In the place of the operation's. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The player's, of the states when left out; null for none. */
  readonly token?: string | null
}

export class Scene {
  /** All that was called, in its order. */
  readonly exchanges: Exchange[] = []
  /** All that was answered, and all messages that came, before this check. */
  readonly past: readonly Exchange[]
  #shown: Exchange | undefined
  /** The last call that came to no answer, and the address that did not give one. */
  failed: { readonly base: string; readonly failure: Failure } | undefined
  readonly #provider: string
  readonly #around: SocketSurroundings
  readonly #sockets: Socket[] = []

  constructor(provider: string, around: SocketSurroundings, past: readonly Exchange[] = []) {
    this.#provider = provider
    this.#around = around
    this.past = past
  }

  /** What a report shows of it: the last call, where nothing else was named. */
  get shown(): Exchange | undefined {
    return this.#shown ?? this.exchanges.at(-1)
  }

  /** Lets the report show this call. */
  shows(exchange: Exchange): void {
    this.#shown = exchange
  }

  /** What the states have given. */
  get values(): Values {
    return this.#around.stage.values
  }

  get around(): SocketSurroundings {
    return this.#around
  }

  get backend(): Backend {
    return this.#around.backend
  }

  /** Longest wait for an answer, an acknowledgement or a push. */
  get timeoutMs(): number {
    return this.#around.timeoutMs
  }

  /** Address of the check's provider, without a slash at its end. */
  get address(): string {
    return this.backend.addressOf(this.#provider) ?? ''
  }

  /**
   * Calls an operation of the documents, at the check's provider when no other is named. Every status is an answer.
   * @throws NotOffered when none came
   */
  async call(operation: string, parts: CallParts = {}, provider = this.#provider): Promise<Exchange> {
    const call = factsOf(provider).get(operation)?.call
    if (call === undefined) throw new Error(`No document of ${provider} has the operation ${operation}`)
    const base = this.backend.addressOf(provider)
    if (base === undefined) throw new NotOffered(`the address of ${provider} was not given`)
    const url = `${base}${filled(call.path, parts.path ?? {})}${queryOf(parts.query ?? {})}`
    const token = parts.token === undefined ? this.values.token : parts.token
    const headers: Record<string, string> = {
      ...(typeof token === 'string'
        ? { [provider === 'chaupar-sports-data' ? 'xu-auth' : 'authorization']: token }
        : {}),
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...parts.headers,
    }
    const body = parts.bytes ?? Buffer.from(parts.body === undefined ? '' : JSON.stringify(parts.body))
    const method = parts.method ?? call.method
    const { answer, failure } = await forward(url, { method, headers }, body, this.backend.headers(), this.timeoutMs)
    if (failure) {
      this.failed = { base, failure }
      throw new NotOffered(`${method} ${url} came to no answer: ${failure.reason}`)
    }
    const { bytes: _bytes, ...rest } = answer
    const exchange = { provider, operation, ...rest }
    this.exchanges.push(exchange)
    return exchange
  }

  /** The `data` of a call that has to succeed before anything can be said. @throws NotOffered when it does not */
  async data(operation: string, parts: CallParts = {}, provider = this.#provider): Promise<JsonObject> {
    const { status, body } = await this.call(operation, parts, provider)
    if (status >= 200 && status < 300 && isObject(body) && isObject(body.data)) return body.data
    const said = isObject(body) && typeof body.message === 'string' ? ` "${body.message}"` : ''
    throw new NotOffered(`this check needs ${operation}, which answered ${status}${said}`)
  }

  /** A connected socket of this player, closed with the scene. @throws NoMessage */
  async socket(token: Json = this.values.token ?? null): Promise<Socket> {
    const address = this.backend.addressOf('chaupar-realtime')
    if (address === undefined) throw new NotOffered('--realtime-url was not given')
    const socket = openSocket('chaupar-realtime', address, this.backend, { ...this.values, token })
    this.#sockets.push(socket)
    await connected(socket, `${new URL(address).origin}${this.backend.socket().path}`, this.timeoutMs)
    return socket
  }

  /** Brings the backend to do something, by a step. @throws NotOffered when nothing serves it */
  bring(step: Step): Promise<void> {
    return this.#around.stage.bring(step)
  }

  /** Whether something serves the step, which is then done. */
  async brings(step: Step): Promise<boolean> {
    try {
      await this.bring(step)
      return true
    } catch (error) {
      if (error instanceof NotOffered) return false
      throw error
    }
  }

  /** Closes what the check has opened. */
  end(): void {
    for (const socket of this.#sockets) socket.disconnect()
  }
}

function filled(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function queryOf(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
