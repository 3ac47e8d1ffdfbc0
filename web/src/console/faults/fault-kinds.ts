import { operations } from '@chaupar/contracts/operations.gen'
import { askedEvents, pushedEvents } from '@chaupar/contracts/realtime.gen'

/** The calls that a fault can meet, and the page of a game. */
export const callNames: readonly string[] = [...Object.keys(operations), 'openGame'].sort()

/** The socket events that a fault can meet; `connect` is the handshake itself. */
export const eventNames: readonly string[] = ['connect', ...Object.keys(askedEvents), ...Object.keys(pushedEvents)]

/** What can go wrong, in the words of the form. */
export const kindLabels = {
  error: 'answers an error',
  latency: 'comes late',
  'dropped-answer': 'answer lost after commit',
  'malformed-body': 'broken JSON',
  'legacy-error': 'errors as 200',
  'event-late': 'comes late',
  'event-lost': 'is lost',
  'event-duplicated': 'is sent twice',
  'event-failed': 'is refused',
  'session-refresh': 'followed by session_refresh',
} as const

export type FaultKind = keyof typeof kindLabels
type Kinds = readonly [FaultKind, ...FaultKind[]]

const ofCalls: Kinds = ['error', 'latency', 'dropped-answer', 'malformed-body', 'legacy-error']
const ofEvents: Kinds = ['event-late', 'event-lost', 'event-duplicated', 'event-failed']

/** What can go wrong with this call, group or event. */
export function kindsFor(where: string): Kinds {
  if (where === 'connect') return [...ofEvents, 'session-refresh']
  return eventNames.includes(where) ? ofEvents : ofCalls
}
