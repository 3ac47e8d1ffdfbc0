import { setImmediate } from 'node:timers/promises'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import { inFastifySpelling, rgsPrefix } from '../contract/addresses.ts'
import { checkedInput } from '../contract/checked-input.ts'
import { ResponseMismatch } from '../contract/failure.ts'
import { loadDocument, undocumented } from '../contract/schemas.ts'
import { DomainError } from '../domain/base/errors.ts'
import { tokenHash } from '../domain/base/vault.ts'
import { searchAhead } from '../domain/games/forced/take-forced.ts'
import { beginSession, type GameSession, gameSession } from '../domain/games/rounds/game-session.ts'
import { paiseOfUnits } from '../wire/game-round.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { addressOf, letInAfterFaults, limitCaller } from './admit.ts'
import { inItsMoment, sendText } from './answer.ts'
import type { CallState, Route } from '../calls/call.ts'
import { writeRgsFailure } from '../calls/refusal.ts'
import { rgsHandlers } from '../calls/rgs-handlers.ts'

export type RgsOptions = {
  registry: WorldRegistry
  limit: RateLimit | null
  validateResponses: boolean
  /** Whether players may set the outcome of a round like testers. */
  forTesters: boolean
}

type RgsRoute = Route & { id: RgsOperationId }

/** Bytes: the bet of a round is stored with it, and a hundred bets on a table take a third of this. */
const longestBody = 16 * 1024
const worldPath = '/:world'

/**
 * The remote game server: one route for each operation of rgs.yaml. A frame's origin is always "null", so every origin may
 * call; the session in the body is the only proof.
 */
export function registerRgs(app: FastifyInstance, options: RgsOptions): void {
  const { document, schemas } = loadDocument('rgs')
  app.register(
    async (rgs) => {
      openToEveryOrigin(rgs)
      for (const operation of document.operations) {
        const { operationId: id, method, path } = operation
        if (!isRgsOperation(id)) throw new Error(`rgs.yaml has ${id}, the table has not: run "npm run generate"`)
        if (id === 'searchGame' && !options.forTesters) continue
        const route: RgsRoute = {
          id,
          operation,
          checks: schemas.operation(operation),
          writeFailure: writeRgsFailure,
        }
        rgs.route<{ Params: { world: string } }>({
          method,
          bodyLimit: longestBody,
          url: worldPath + inFastifySpelling(path),
          onRequest: (request, _reply, done) => admit(request, request.params.world, options, route, done),
          handler: (request, reply) => answer(request, reply, options, route),
        })
      }
    },
    { prefix: rgsPrefix },
  )
}

/** By hand: the plugin of the server's own origins (server.ts) can be had once. */
function openToEveryOrigin(rgs: FastifyInstance): void {
  rgs.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-request-id',
    })
    done()
  })
  rgs.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'content-type, idempotency-key, x-request-id',
        'access-control-max-age': '600',
      })
      .send(),
  )
}

function isRgsOperation(id: string): id is RgsOperationId {
  return Object.hasOwn(rgsOperations, id)
}

/** The caller is in the body: here only the world and the planted faults of the call are found. */
function admit(
  request: FastifyRequest,
  worldName: string,
  { registry }: RgsOptions,
  route: RgsRoute,
  done: (error?: Error) => void,
): void {
  const world = registry.get(worldName)
  const effects = world.faults.takeForCall(route.id, false)
  const source = addressOf(request)
  const anonymous = { token: null, player: null, atMs: null, form: null, report: null }
  const call: CallState = {
    route,
    world,
    effects,
    isLimited: false,
    source,
    backend: null,
    secrets: world.secrets,
    ...anonymous,
  }
  request.call = call
  letInAfterFaults(call, () => {}, done)
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RgsOptions,
  route: RgsRoute,
): FastifyReply | Promise<FastifyReply> {
  const { call } = request
  if (call === null) throw new Error(`${request.url} was not admitted`)
  const search = route.id === 'playRound' ? searchFor(request, call, options) : null
  if (search === null) return answerNow(request, reply, call, options, route)
  return inSteps(search).then(() => answerNow(request, reply, call, options, route))
}

/** The search for a draw that a tester has set and that this call needs first; null when none is needed. */
function searchFor({ body }: FastifyRequest, call: CallState, { limit }: RgsOptions): Iterator<undefined> | null {
  const { world } = call
  const sessionId = sessionIdOf(body)
  const session = sessionId === null ? null : gameSession(world, sessionId)
  if (session === null || session.stage !== null || sessionId === null) return null
  const { amount, mode, meta } = Object(body)
  if (!Number.isSafeInteger(amount) || typeof mode !== 'string') return null
  const asked = { amountPaise: paiseOfUnits(amount), mode, ...(meta === undefined ? {} : { meta }) }
  const search = searchAhead(world, session.slug, session.rules, asked)
  if (search !== null) countOnce(limit, call, tokenHash(sessionId))
  return search
}

/** Lets others be served between the steps. */
async function inSteps(search: Iterator<undefined>): Promise<void> {
  while (search.next().done !== true) await setImmediate()
}

const counted = new WeakSet<CallState>()

/** Counts a call once, however often it comes by. Throws `too_many_requests`. */
function countOnce(limit: RateLimit | null, call: CallState, caller: string): void {
  if (counted.has(call)) return
  counted.add(call)
  limitCaller(limit, call, caller)
}

function answerNow(
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallState,
  options: RgsOptions,
  route: RgsRoute,
): FastifyReply {
  const { id, checks } = route
  const data = inItsMoment(call, () => perform(request, call, options, route))
  return sendText(request, reply, call, () => {
    const mismatch = options.validateResponses ? undocumented(id, checks, 200, data) : null
    if (mismatch !== null) throw new ResponseMismatch(mismatch)
    return JSON.stringify(data)
  })
}

/** Finds the session, counts the call, checks its input and runs its handler. */
function perform(request: FastifyRequest, call: CallState, { limit }: RgsOptions, route: RgsRoute): unknown {
  const { world, source } = call
  const { id, operation, checks } = route
  const sessionId = sessionIdOf(request.body)
  const session = sessionId === null ? null : sessionOf(world, id, sessionId)
  call.player = session?.player ?? null
  // An invalid session is rate-limited by address, like a guest.
  const caller = session === null || sessionId === null ? source : tokenHash(sessionId)
  countOnce(limit, call, caller)
  const { query, headers, body } = request
  const input = checkedInput({ params: withoutWorld(request.params), query, headers, body }, operation, checks)
  if (session === null && operation.body !== null) throw new DomainError('game_session_over')
  // The schema check before is the proof of the types that the compiler misses.
  const handler: (given: never) => unknown = rgsHandlers[id]
  return handler({ ...input, world, session, idempotencyKey: input.idempotencyKey ?? undefined } as never)
}

function sessionOf(world: World, id: RgsOperationId, sessionId: string): GameSession | null {
  return id === 'authenticate' ? beginSession(world, sessionId) : gameSession(world, sessionId)
}

/** Before the body is checked, since malformed requests are limited too. */
function sessionIdOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('sessionID' in body)) return null
  return typeof body.sessionID === 'string' ? body.sessionID : null
}

/** The world is part of the server's address, not of the document's paths. */
function withoutWorld(params: unknown): object {
  const { world: _, ...rest } = Object(params)
  return rest
}
