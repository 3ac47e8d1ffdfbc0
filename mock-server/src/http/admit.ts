import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { OperationEntry } from '@chaupar/api/operations.gen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../admission/rate-limit.ts'
import { worldOfRequest } from '../admission/world-name.ts'
import { letIn, limitCaller } from '../calls/admit.ts'
import { newCall } from '../calls/call.ts'
import { noteSeen } from '../domain/accounts/session-list.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { toIso } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { Backends } from '../upstream/backends.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { ApiRoute } from './api-operation.ts'

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
  // A backend's tokens are unknown to this world.
  const player = sent === null || backend !== null ? null : playerByToken(world, sent)
  const token = player === null ? null : sent
  const source = addressOf(request)
  const call = newCall(route, world, source, backend)
  request.call = call
  // A real backend sends its own time.
  if (backend === null) reply.header('x-server-time', toIso(world.clock.now() + world.network.skewMs))
  // An invalid token is rate-limited by address, like a guest.
  limitCaller(limit, call, token ?? source)
  const caller = { username: player?.username ?? null, fields: null }
  call.effects = world.faults.takeForCall(id, entry.auth === 'required', caller)
  const enter = (): void => {
    if (entry.auth === 'required' && player === null && backend === null) throw new DomainError('unauthorized')
    call.token = token
    call.player = player
    if (token !== null) world.commits.share(() => noteSeen(world, token))
  }
  const waiting = letIn(call, id !== 'getAppDetails')
  if (waiting === null) {
    enter()
    done()
  } else waiting.then(enter).then(() => done(), done)
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
