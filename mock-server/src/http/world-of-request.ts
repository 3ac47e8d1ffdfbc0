import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { defaultWorld, worldCookie, worldNameOf } from './world-name.ts'

/**
 * The world of a request. @throws DomainError `unknown_world` when a header or host names one that is not there; a
 * stale cookie is cleared instead, since nobody sees it.
 */
export function worldOfRequest(registry: WorldRegistry, request: FastifyRequest, reply: FastifyReply): World {
  const { name, namedBy } = worldNameOf(request.headers)
  if (namedBy !== 'cookie' || registry.has(name)) return registry.get(name)
  reply.header('set-cookie', `${worldCookie}=; Path=/; Max-Age=0; SameSite=Lax`)
  return registry.get(defaultWorld)
}
