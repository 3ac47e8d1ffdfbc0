import { askedEvents, pushedEvents } from '@chaupar/api/realtime.gen'
import type { Shown } from '../contract/mismatches.ts'
import { apiMismatches } from './check-call.ts'

type Names = { sent: string | null; answered: string }

/** Mismatches of a question over the socket with the document. */
export function mismatchesOfQuestion(event: string, sent: readonly unknown[], shown: Shown): string[] {
  const names = namesOf(event)
  if (names === null) return [`request event ${event} is not one that the document lets clients send`]
  if (names.sent !== null) return asOfClient(apiMismatches().ofPayload(names.sent, 'payload', sent[0], shown))
  const isEmpty = sent.length === 0 || JSON.stringify(sent[0]) === '{}'
  return isEmpty ? [] : [`request payload was sent, and ${event} takes none`]
}

/** Mismatches of an acknowledgement with the document. */
export function mismatchesOfAnswer(event: string, answered: unknown, shown: Shown): string[] {
  const names = namesOf(event)
  return names === null ? [] : apiMismatches().ofPayload(names.answered, 'acknowledgement', answered, shown)
}

/** Mismatches of a message that the backend sent by itself. */
export function mismatchesOfPush(event: string, payload: unknown, shown: Shown): string[] {
  const schema = Object.entries(pushedEvents).find(([name]) => name === event)?.[1]
  if (schema === undefined) return [`event ${event} is not one that the document lets servers send`]
  return apiMismatches().ofPayload(schema, 'payload', payload, shown)
}

function namesOf(event: string): Names | null {
  return Object.entries(askedEvents).find(([name]) => name === event)?.[1] ?? null
}

function asOfClient(mismatches: string[]): string[] {
  return mismatches.map((mismatch) => `request ${mismatch}`)
}
