import type { IncomingHttpHeaders } from 'node:http'
import type { OperationEntry, OperationId } from '@chaupar/api/operations.gen'
import type { DocumentOperation } from '../contract/document.ts'
import type { StandIns } from '../world/secrets.ts'

/** Answers the calls of a world in place of its own rules: a real backend, or the recording of one. */
export interface Backend {
  readonly from: 'upstream' | 'recording'
  /** The journal's placeholders. */
  readonly secrets: StandIns
  /** @throws DomainError when no response came */
  answer(call: SentCall): Promise<BackendAnswer>
}

/** A call as it came. */
export type SentCall = {
  id: OperationId
  entry: OperationEntry
  operation: DocumentOperation
  method: string
  /** The prefix of its host on this server: '/api'. */
  prefix: string
  /** Path and query below the prefix, as sent: '/bets?skip=0'. */
  target: string
  params: unknown
  query: unknown
  headers: IncomingHttpHeaders
  requestId: string
  /** The body byte for byte; null for none, and where the world's own server has read it. */
  bytes: Buffer | null
  /** The parsed bytes: JSON, or a form with an empty text for each file. Undefined for an empty or unreadable body. */
  body: unknown
}

/** An answer as a real backend gave it; headers in small letters. */
export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; bytes: Buffer; ms: number }

export type BackendAnswer = {
  status: number
  /** Of those that are passed on, in small letters. */
  headers: Readonly<Record<string, string>>
  /** Text wherever it is some. */
  body: string | Buffer
  /** Mismatches of the call and of its answer with the document, field by field in words. */
  mismatches: string[]
}

/** How a call went that did not go by the world's own rules, for its journal. */
export type BackendReport = { from: Backend['from']; mismatches: readonly string[] }

/** The mismatches in one line of a journal's row: all of the first, and the number of the others. */
export function mismatchText(report: BackendReport | null): string {
  const [first, ...more] = report?.mismatches ?? []
  if (first === undefined) return ''
  return `, does not fit: ${first}${more.length === 0 ? '' : ` (and ${more.length} more)`}`
}

/** The fields of a report in a journal's row, before all others. */
export function reportFields(report: BackendReport | null): Record<string, unknown> {
  if (report === null) return {}
  const { from, mismatches } = report
  return { ...(mismatches.length === 0 ? {} : { mismatches }), backend: from }
}

/** Headers of a call that the contract knows; the backend gets no others, nor who is in front of it. */
export const passedOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'user-agent',
  'xu-auth',
] as const

/** Headers of an answer that reach the client. Cookies do not: they would be cookies of this server. */
const passedBack = [
  'allow',
  'content-language',
  'content-type',
  'date',
  'location',
  'retry-after',
  'x-server-time',
] as const

/** The headers of an answer that its client receives. */
export function givenBack(headers: RawAnswer['headers']): Record<string, string> {
  const kept = passedBack.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  return Object.fromEntries(kept)
}

/** The token of a call, wherever its host has it; null for a guest. */
export function tokenOf(headers: IncomingHttpHeaders, { host, auth }: OperationEntry): string | null {
  if (auth === 'none') return null
  const header = host === 'sportsData' ? headers['xu-auth'] : headers.authorization
  return typeof header === 'string' && header !== '' ? header : null
}
