import { readJson } from '@chaupar/api/document'
import { Mismatches, type Shown } from '../contract/mismatches.ts'
import { loadDocument } from '../contract/schemas.ts'
import type { RawAnswer, SentCall } from './backend.ts'

let made: Mismatches | undefined

/** The checks of openapi.yaml that list every mismatch, made on first use: a server without a backend needs none. */
export function apiMismatches(): Mismatches {
  made ??= new Mismatches(loadDocument('api').document)
  return made
}

/** Mismatches of a call and of its answer with openapi.yaml. */
export function mismatchesOf(call: SentCall, answer: RawAnswer, shown: Shown): string[] {
  const { operation, params, query, headers } = call
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isUnread = call.body === undefined && call.bytes !== null && call.bytes.length > 0
  const sent = { params, query, headers, mediaType, body: call.body }
  const ofCall = isUnread
    ? [mediaType === '' ? 'body cannot be read: it has no type' : `body cannot be read as ${mediaType}`]
    : apiMismatches().ofCall(operation, sent, shown)
  const ofAnswer = apiMismatches().ofAnswer(
    operation,
    { status: answer.status, headers: answer.headers, body: jsonOf(answer) },
    shown,
  )
  // A response to HEAD has no body.
  const answerMismatches = call.method === 'HEAD' ? [] : ofAnswer
  return [...ofCall.map((mismatch) => `request ${mismatch}`), ...answerMismatches]
}

/** The JSON of an answer; undefined when it is not JSON, or of another type. */
export function jsonOf({ headers, bytes }: Pick<RawAnswer, 'headers' | 'bytes'>): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')) return undefined
  return readJson(bytes.toString('utf8'))
}
