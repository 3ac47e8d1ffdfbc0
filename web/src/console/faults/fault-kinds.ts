import { gameAskedEvents, gamePushedEvents } from '@chaupar/api/games-realtime.gen'
import { operationGroups } from '@chaupar/api/operation-groups.gen'
import { operations } from '@chaupar/api/operations.gen'
import { askedEvents, pushedEvents } from '@chaupar/api/realtime.gen'

/** Names that a fault can meet, under a heading. */
export type NameGroup = { name: string; names: readonly string[] }

const gamePage = 'openGame'
const byName = (one: string, other: string) => one.localeCompare(other, 'en')

/** The calls of the API and of the games' server by their tags, and the page of a game. */
export const callGroups: readonly NameGroup[] = [
  ...operationGroups.map((group) => ({ name: `Calls: ${group.name}`, names: [...group.operations].sort(byName) })),
  { name: 'Page of a game', names: [gamePage] },
]

/** The socket events by their socket; `connect` is the handshake itself. */
export const eventGroups: readonly NameGroup[] = [
  { name: 'Socket', names: ['connect', ...Object.keys(askedEvents), ...Object.keys(pushedEvents)] },
  { name: 'Socket of games', names: [...Object.keys(gameAskedEvents), ...Object.keys(gamePushedEvents)] },
]

const eventNames = new Set(eventGroups.flatMap(({ names }) => names))

/** Whether this is the name of a socket event. */
export function isEvent(name: string): boolean {
  return eventNames.has(name)
}

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

const ofGames: Kinds = ['error', 'latency', 'dropped-answer', 'malformed-body']
const ofCalls: Kinds = [...ofGames, 'legacy-error']
const ofEvents: Kinds = ['event-late', 'event-lost', 'event-duplicated', 'event-failed']

/** Whether a fault on it can meet some of its calls only, by their player and what they carry. */
export function hasCaller(where: string): boolean {
  return where.startsWith('*') || Object.hasOwn(operations, where)
}

/** What can go wrong with this call, group or event. */
export function kindsFor(where: string): Kinds {
  if (where === 'connect') return [...ofEvents, 'session-refresh']
  if (isEvent(where)) return ofEvents
  if (where === gamePage) return ['error', 'latency']
  return hasCaller(where) ? ofCalls : ofGames
}
