import { setImmediate } from 'node:timers/promises'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import type { RateLimit } from '../admission/rate-limit.ts'
import { type CheckedInput, checkedInput } from '../contract/checked-input.ts'
import { loadDocument, undocumented } from '../contract/schemas.ts'
import { DomainError } from '../domain/base/errors.ts'
import { tokenHash } from '../domain/base/vault.ts'
import { searchAhead } from '../domain/games/forced/take-forced.ts'
import { beginSession, type GameSession, gameSession } from '../domain/games/rounds/game-session.ts'
import { paiseOfUnits } from '../wire/game-round.ts'
import { limitCaller } from './admit.ts'
import type { CallState, Route, SentRequest } from './call.ts'
import { inItsMoment, type Operation, perform } from './perform.ts'
import { writeRgsFailure } from './refusal.ts'
import { rgsHandlers } from './rgs-handlers.ts'

/** An operation of rgs.yaml. */
export type RgsRoute = Route & { id: RgsOperationId }

export type PerformRgsOptions = { limit: RateLimit | null; validateResponses: boolean }

let routes: ReadonlyMap<RgsOperationId, RgsRoute> | null = null

/** The operations of rgs.yaml by name, made once. @throws when the document has one that the table has not */
export function rgsRoutes(): ReadonlyMap<RgsOperationId, RgsRoute> {
  routes ??= new Map(routesOfDocument())
  return routes
}

function routesOfDocument(): [RgsOperationId, RgsRoute][] {
  const { document, schemas } = loadDocument('rgs')
  return document.operations.map((operation) => {
    const { operationId: id } = operation
    if (!isRgsOperation(id)) throw new Error(`rgs.yaml has ${id}, the table has not: run "npm run generate"`)
    return [id, { id, operation, checks: schemas.operation(operation), writeFailure: writeRgsFailure }]
  })
}

function isRgsOperation(id: string): id is RgsOperationId {
  return Object.hasOwn(rgsOperations, id)
}

/**
 * Performs a call of a game, by HTTP or in the name of a socket: the session in its body is the caller. The call is counted before
 * its body is checked, since malformed requests are limited too.
 */
export async function performRgs(
  route: RgsRoute,
  call: CallState,
  request: SentRequest,
  { limit, validateResponses }: PerformRgsOptions,
): Promise<object> {
  const sessionId = sessionIdOf(request.body)
  const session = sessionId === null ? null : inItsMoment(call, () => sessionOf(call, sessionId))
  call.player = session?.player ?? null
  // An invalid session is rate-limited by address, like a guest.
  limitCaller(limit, call, session === null || sessionId === null ? call.source : tokenHash(sessionId))
  const search = route.id === 'playRound' && session !== null ? searchFor(request, call, session) : null
  if (search === null || sessionId === null)
    return perform(rgsOperation(route, session), call, request, validateResponses)
  // Others are served between the steps, and the session may have ended by then.
  while (search.next().done !== true) await setImmediate()
  return perform(rgsOperation(route, gameSession(call.world, sessionId)), call, request, validateResponses)
}

/** The steps of an operation of rgs.yaml for the caller of this session. */
function rgsOperation(
  { id, operation, checks }: RgsRoute,
  session: GameSession | null,
): Operation<CallState, SentRequest, CheckedInput, object> {
  // The schema check above guarantees the types, which the compiler cannot see.
  const handler: (given: never) => object = rgsHandlers[id]
  return {
    given: ({ params, query, headers, body }) => {
      const input = checkedInput({ params: withoutWorld(params), query, headers, body }, operation, checks)
      if (session === null && operation.body !== null) throw new DomainError('game_session_over')
      return input
    },
    handle: (input, { world }) =>
      handler({ ...input, world, session, idempotencyKey: input.idempotencyKey ?? undefined } as never),
    answer: (data) => Object(data),
    mismatch: (data) => undocumented(id, checks, 200, data),
  }
}

/** The search for a draw that a tester has set and that this call needs first; null when none is needed. */
function searchFor({ body }: SentRequest, { world }: CallState, session: GameSession): Iterator<undefined> | null {
  const { amount, mode, meta } = Object(body)
  if (session.stage !== null || !Number.isSafeInteger(amount) || typeof mode !== 'string') return null
  const asked = { amountPaise: paiseOfUnits(amount), mode, ...(meta === undefined ? {} : { meta }) }
  return searchAhead(world, session.slug, session.rules, asked)
}

function sessionOf({ id, world }: CallState, sessionId: string): GameSession | null {
  return id === 'authenticate' ? beginSession(world, sessionId) : gameSession(world, sessionId)
}

function sessionIdOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('sessionID' in body)) return null
  return typeof body.sessionID === 'string' ? body.sessionID : null
}

/** The world is part of the server's address, not of the document's paths. */
function withoutWorld(params: unknown): object {
  const { world: _, ...rest } = Object(params)
  return rest
}
