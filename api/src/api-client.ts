/** A small typed client of the API for tests and tools; nothing of it is tried again, and the site has its own. */
import type { Data, OperationId } from './api.ts'
import { isObject } from './document.ts'
import { bodyOf, type CallArguments, fillPath, tokenHeader } from './operation-call.ts'
import { type Host, type OperationEntry, operations } from './operations.gen.ts'

export interface ApiClientOptions {
  /** Origin of the server, such as http://localhost:8080, without a slash at the end. */
  readonly baseUrl: string
  /** A world of the mock; its default world without one. */
  readonly world?: string
  /** A player's token, as `login` answers it; a guest has none. */
  readonly token?: string | null
}

export interface ApiClient {
  /**
   * Performs an operation of openapi.yaml and returns the envelope's `data`. Money inside is decimal rupees with two places.
   * @throws ApiFailure when the server refuses.
   */
  call<Op extends OperationId>(op: Op, ...input: CallArguments<Op, CallOptions>): Promise<Data<Op>>
}

/** One key per intent, for operations that move money; a call with a used key moves nothing twice. */
type CallOptions = { idempotencyKey?: string }

/** The server refused, or answered something that is no envelope. `code` is '' when it gave none. */
export class ApiFailure extends Error {
  readonly operationId: string
  readonly status: number
  readonly code: string
  /** The server's own words, may be ''. */
  readonly reason: string

  constructor(operationId: string, status: number, code: string, reason: string) {
    super(`${operationId}: ${status} ${code} ${reason}`.trim())
    this.name = 'ApiFailure'
    this.operationId = operationId
    this.status = status
    this.code = code
    this.reason = reason
  }
}

const prefixes: Readonly<Record<Host, string>> = {
  api: '/api',
  sportsData: '/sports-data',
  gameHost: '/game-host',
  liveTv: '/live-tv',
}

type Parts = CallOptions & { path?: object | undefined; query?: object | undefined; body?: unknown }

/** Makes a client of one world, as a guest or as the player of the token. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return { call: async (op, ...[input]) => (await send(options, op, input ?? {})) as Data<typeof op> }
}

async function send(
  { baseUrl, world, token = null }: ApiClientOptions,
  op: OperationId,
  parts: Parts,
): Promise<unknown> {
  const operation: OperationEntry = operations[op]
  const body = bodyOf(operation, parts.body)
  const isForm = body instanceof FormData
  const url = new URL(`${baseUrl}${prefixes[operation.host]}${fillPath(operation.path, { ...parts.path })}`)
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  const response = await fetch(url, {
    method: operation.method,
    headers: {
      accept: 'application/json',
      ...(world === undefined ? {} : { 'x-world': world }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...tokenHeader(operation, operation.auth === 'none' ? null : token),
      ...(parts.idempotencyKey === undefined ? {} : { 'Idempotency-Key': parts.idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!isObject(answer)) throw new ApiFailure(op, response.status, '', 'the answer is no JSON')
  const { error, data, code, message } = answer
  if (!response.ok || error !== false) {
    throw new ApiFailure(op, response.status, String(code ?? ''), String(message ?? ''))
  }
  return data
}
