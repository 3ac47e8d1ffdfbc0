import { isObject } from '@chaupar/api/document'
import { type OperationEntry, operations } from '@chaupar/api/operations.gen'
import type { Entry } from '../journal/use-journal.ts'

export type OperationName = keyof typeof operations

/** A call of a player as the journal holds it: secrets are placeholders such as `token#1`. */
export type RecordedCall = {
  method: string
  url: string
  /** Null: a guest. */
  token: string | null
  idempotencyKey: string | null
  body: unknown
  query: unknown
  /** World time that prices had reached, milliseconds. */
  reachedAtMs: number | null
  isLimited: boolean
  hasFiles: boolean
}

/** Null for an entry that is no call. */
export function recordedCall({ kind, data }: Entry): RecordedCall | null {
  const call = data?.call
  if (kind !== 'http' || !isObject(call)) return null
  const sent = isEmpty(data?.request) ? undefined : data?.request
  const hasBody = call.hasBody === true
  return {
    method: textOf(call.method) ?? 'GET',
    url: textOf(call.url) ?? '/',
    token: textOf(call.token),
    idempotencyKey: textOf(call.idempotencyKey),
    body: hasBody ? (data?.request ?? {}) : undefined,
    query: hasBody ? undefined : sent,
    reachedAtMs: typeof call.reachedAtMs === 'number' ? call.reachedAtMs : null,
    isLimited: call.isLimited === true,
    hasFiles: call.files !== undefined,
  }
}

/** The values in the path of a recorded address, under the names that the operation gives them. */
export function pathValues(name: OperationName, url: string): Record<string, string> {
  const entry: OperationEntry = operations[name]
  const wanted = entry.path.split('/').slice(1)
  const sent = (url.split('?', 1)[0] ?? '').split('/').slice(-wanted.length)
  const values = wanted.flatMap((part, index) => {
    const [, field] = /^\{(\w+)\}$/.exec(part) ?? []
    return field === undefined ? [] : [[field, decoded(sent[index] ?? '')] as const]
  })
  return Object.fromEntries(values)
}

/** What a refused call answered; null for a success and for an answer that never came. */
export function refusalOf({ status, data }: Entry): { status: number; code: string; reason: string } | null {
  const answer = data?.answer
  if (typeof status !== 'number') return null
  if (isObject(answer) && answer.error === true)
    return { status, code: textOf(answer.code) ?? '', reason: textOf(answer.message) ?? '' }
  return status >= 400 ? { status, code: '', reason: '' } : null
}

export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function isEmpty(value: unknown): boolean {
  return !isObject(value) || Object.keys(value).length === 0
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
