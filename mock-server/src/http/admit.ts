import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { OperationEntry } from '@chaupar/api/operations.gen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import { worldOfRequest } from '../admission/world-name.ts'
import { PlantedError } from '../contract/failure.ts'
import { noteSeen } from '../domain/accounts/session-list.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { toIso } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import { isLive } from '../domain/content/content.ts'
import type { Backends } from '../upstream/backends.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { ApiRoute, CallState } from '../calls/call.ts'

export type AdmitOptions = { registry: WorldRegistry; limit: RateLimit | null; backends: Backends }

/** Longer ones are no tokens of ours; they are not even looked up. */
const longestToken = 512

/** Finds out who calls in which world, and lets the call in or refuses it: limit, planted faults, maintenance, token. */
export function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, limit, backends }: AdmitOptions,
  route: ApiRoute,
  done: (error?: Error) => void,
): void {
  const { id, entry } = route
  const world = worldOfRequest(registry, request, reply)
  const backend = backends.of(world, entry.host)
  const sent = sentToken(request.headers, entry)
  // Of the tokens of a backend this world knows nothing.
  const player = sent === null || backend !== null ? null : playerByToken(world, sent)
  const token = player === null ? null : sent
  const source = addressOf(request)
  const secrets = backend?.secrets ?? world.secrets
  const anonymous = { token: null, player: null, atMs: null, form: null, report: null }
  const call: CallState = { route, world, effects: [], isLimited: false, source, backend, secrets, ...anonymous }
  request.call = call
  // A real backend says its own time.
  if (backend === null) reply.header('x-server-time', toIso(world.clock.now()))
  // An invalid token is rate-limited by address, like a guest.
  limitCaller(limit, call, token ?? source)
  call.effects = world.faults.takeForCall(id, entry.auth === 'required')
  const letIn = (): void => {
    if (entry.auth === 'required' && player === null && backend === null) throw new DomainError('unauthorized')
    call.token = token
    call.player = player
    if (token !== null) world.commits.share(() => noteSeen(world, token))
  }
  letInAfterFaults(call, letIn, done)
}

/** Lets a call in after its planted delay or error, and while the site is open. */
export function letInAfterFaults(
  { route, world, effects }: CallState,
  letIn: () => void,
  done: (error?: Error) => void,
): void {
  const pass = (): void => {
    for (const effect of effects) {
      if (effect.kind === 'error') throw new PlantedError(effect.status, effect.code, effect.message, effect.retryAfter)
    }
    if (route.id !== 'getAppDetails' && !isLive(world)) throw new DomainError('maintenance')
    letIn()
  }
  const lateMs = world.isReplaying ? 0 : latencyOf(effects)
  if (lateMs === 0) {
    pass()
    done()
    // System time: a frozen world would wait for ever.
  } else
    wait(lateMs)
      .then(pass)
      .then(() => done(), done)
}

/** The raw token: Authorization, on the sports-data host xu-auth (spec 7). Ignored where no login is needed. */
function sentToken(headers: IncomingHttpHeaders, { host, auth }: OperationEntry): string | null {
  if (auth === 'none') return null
  const header = host === 'sportsData' ? headers['xu-auth'] : headers.authorization
  return typeof header === 'string' && header !== '' && header.length <= longestToken ? header : null
}

/** The address that a trusted proxy (TRUST_PROXY) forwards; the proxy's own when it forwards none that is valid. */
export function addressOf({ ip, socket }: FastifyRequest): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip
}

/** Throws `too_many_requests` when this caller has no call of this kind left. A replay is not counted. */
export function limitCaller(limit: RateLimit | null, call: CallState, caller: string): void {
  const { route, world } = call
  if (limit === null || world.isReplaying) return
  const waitSeconds = limit.take(`${route.id} ${world.name} ${caller}`)
  if (waitSeconds === 0) return
  call.isLimited = true
  throw new DomainError('too_many_requests', { retryAfter: waitSeconds })
}

function latencyOf(effects: readonly FaultEffect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.kind === 'latency' ? effect.ms : 0), 0)
}
