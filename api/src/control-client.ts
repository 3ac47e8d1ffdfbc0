/** A small typed client of the mock's control surface, described by api/control.yaml. */
import type { operations } from './control.gen.ts'
import { type ControlOperationId, controlOperations } from './control-operations.gen.ts'

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type OrNothing<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>
type Operation<Op extends ControlOperationId> = operations[Op]
type Parameters<Op extends ControlOperationId> = Operation<Op>['parameters']
type Body<Op extends ControlOperationId> = Operation<Op> extends { requestBody?: infer R } ? Content<R> : never

/** Path, query and body fields of an operation in one object; control.yaml never uses a name in two of them. */
export type ControlInput<Op extends ControlOperationId> = OrNothing<Parameters<Op>['path']> &
  OrNothing<Parameters<Op>['query']> &
  OrNothing<Body<Op>>

type Success<Op extends ControlOperationId> = Operation<Op> extends { responses: { 200: infer R } } ? Content<R> : never

/** What an operation answers, out of its envelope. */
export type ControlData<Op extends ControlOperationId> = Success<Op> extends { data: infer D } ? D : never

type Arguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]

/** One method for each operation of control.yaml. */
export type ControlClient = {
  readonly [Op in ControlOperationId]: (...input: Arguments<ControlInput<Op>>) => Promise<ControlData<Op>>
}

export interface ControlClientOptions {
  /** Origin and prefix, such as http://127.0.0.1:8080/__mock, without a slash at the end. */
  readonly baseUrl: string
  /** Needed when the mock's configuration names a control token. */
  readonly token?: string
  /** Milliseconds for one answer; absent = as long as it takes. */
  readonly timeoutMs?: number
}

/** The mock refused, or answered something that is no envelope. `code` is '' when it gave none. */
export class ControlError extends Error {
  readonly operationId: string
  readonly status: number
  readonly code: string
  /** The server's own words, may be ''. */
  readonly reason: string

  constructor(operationId: string, status: number, code: string, message: string) {
    super(`${operationId}: ${status} ${code} ${message}`.trim())
    this.name = 'ControlError'
    this.operationId = operationId
    this.status = status
    this.code = code
    this.reason = message
  }
}

interface Answer {
  readonly error?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly data?: unknown
}

type Fields = Record<string, unknown>

/** Puts the path's fields into it and hands back the fields that are left. */
function fillPath(template: string, input: Fields): { path: string; rest: Fields } {
  const rest = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}

/** Names the world of a request; with a request that makes a world, the new one. */
export const worldHeader = 'x-world'

/** Whether an operation makes a world that no part of its path names. */
export function makesWorld(operationId: ControlOperationId): boolean {
  return operationId === 'createWorld' || operationId === 'replayJournal' || operationId === 'openBundle'
}

/** What goes over the wire for an operation; `path` is below the base address and carries the query. */
export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null for what takes none. */
  readonly body: string | null
}

/** The request of an operation: the client sends it, the console shows it as a command. */
export function controlRequest(operationId: ControlOperationId, input: object = {}): ControlRequest {
  const { method, path: template } = controlOperations[operationId]
  const { path, rest } = fillPath(template, { ...input })
  if (method !== 'POST') return { method, path: `${path}${queryOf(rest)}`, headers: {}, body: null }
  // Several mock servers: the one that keeps worlds of this name gets the request.
  const named: Record<string, string> =
    makesWorld(operationId) && typeof rest.name === 'string' ? { [worldHeader]: rest.name } : {}
  return { method, path, headers: { 'content-type': 'application/json', ...named }, body: JSON.stringify(rest) }
}

async function send(options: ControlClientOptions, operationId: ControlOperationId, input: Fields): Promise<unknown> {
  const { method, path, body, ...request } = controlRequest(operationId, input)
  const headers: Record<string, string> = { ...request.headers }
  if (options.token !== undefined) headers['x-control-token'] = options.token
  const { timeoutMs } = options
  const response = await fetch(`${options.baseUrl}${path}`, {
    method,
    headers,
    ...(body === null ? {} : { body }),
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  })
  const answer = (await response.json()) as Answer
  if (!response.ok || answer.error !== false) {
    throw new ControlError(operationId, response.status, String(answer.code ?? ''), String(answer.message ?? ''))
  }
  return answer.data
}

/** Calls one operation by its name, for code that is handed the name; throws ControlError. */
export async function callControl<Op extends ControlOperationId>(
  options: ControlClientOptions,
  operationId: Op,
  input: ControlInput<Op>,
): Promise<ControlData<Op>> {
  const fields = typeof input === 'object' && input !== null ? { ...input } : {}
  return (await send(options, operationId, fields)) as ControlData<Op>
}

/** Makes a client; each method is named by its operationId, throws ControlError, and answers the envelope's data. */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const names = Object.keys(controlOperations) as ControlOperationId[]
  const methods = names.map((name) => [name, (input: Fields = {}) => send(options, name, input)])
  return Object.fromEntries(methods) as ControlClient
}
