import type { OperationId } from '@chaupar/api/api'
import { bodyOf, fillPath, tokenHeader } from '@chaupar/api/operation-call'
import { type OperationEntry, operations } from '@chaupar/api/operations.gen'
import { env } from '../config/env.ts'
import type { HttpRequest } from './http.ts'
import { randomHex } from './random-hex.ts'

/** No call waits longer than this; a browser by itself would wait for ever. */
const timeoutMs = 15_000
/** A photograph of 5 MB needs its time on a slow phone network. */
const uploadTimeoutMs = 90_000

export type RequestParts = {
  path?: Readonly<Record<string, unknown>> | undefined
  query?: object | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * The request of one operation: host by the operation table, token by the host's rule (spec 7). The language is always said: a
 * browser would name its own, whatever language the page is in.
 */
export function requestOf(op: OperationId, parts: RequestParts, token: string | null, language = 'en'): HttpRequest {
  const operation: OperationEntry = operations[op]
  const body = bodyOf(operation, parts.body)
  return {
    method: operation.method,
    url: env()[`${operation.host}Url`] + fillPath(operation.path, parts.path ?? {}),
    ...(parts.query === undefined ? {} : { params: parts.query }),
    ...(body === undefined ? {} : { data: body }),
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      ...tokenHeader(operation, carriesToken(op) ? token : null),
      ...(env().traces ? { traceparent: newTrace() } : {}),
      ...(parts.idempotencyKey === undefined ? {} : { 'Idempotency-Key': parts.idempotencyKey }),
    },
    timeout: body instanceof FormData ? uploadTimeoutMs : timeoutMs,
  }
}

/** A sampled trace of its own for a request, in the form of W3C Trace Context: the server's spans stand below it. */
function newTrace(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`
}

/**
 * Whether calls of this operation carry the token when there is one: all but the guest's own (login, sign-up, recovery), and
 * those to a live-TV service of another origin, which learns it only where the configuration says so.
 */
export function carriesToken(op: OperationId): boolean {
  const { auth, host }: OperationEntry = operations[op]
  return auth !== 'none' && (host !== 'liveTv' || env().liveTvToken)
}

/** Whether only a player may call this; the first part of a query key is an operation's name. */
export function needsPlayer(op: unknown): boolean {
  const entry = Object.entries<OperationEntry>(operations).find(([name]) => name === op)
  return entry?.[1].auth === 'required'
}
