import { worldHeader } from '@chaupar/api/control-client'
import { defaultWorld, isWorldName } from '../world/new-worlds.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'

/** Where a request named its world; a name by header, query or host must exist, a stale cookie falls back. */
export type WorldName = { name: string; namedBy: 'header' | 'query' | 'host' | 'cookie' | 'default' }

type Headers = Readonly<Record<string, string | string[] | undefined>>

const worldCookie = 'world'

const hostOfWorld = /^([^.:]+)\.localhost(?::\d+)?$/i

/**
 * The world that a request names: header `x-world`, else (sockets only) the query parameter, else the host
 * `WORLD.localhost`, else the cookie `world`, else `default`. Says nothing about whether it exists.
 */
export function worldNameOf(headers: Headers, queryValue?: string): WorldName {
  const byHeader = single(headers[worldHeader])
  if (byHeader !== undefined) return { name: byHeader, namedBy: 'header' }
  if (queryValue !== undefined && queryValue !== '') return { name: queryValue, namedBy: 'query' }
  const byHost = hostOfWorld.exec(single(headers.host) ?? '')?.[1]
  if (byHost !== undefined) return { name: byHost.toLowerCase(), namedBy: 'host' }
  const byCookie = cookieValue(single(headers.cookie), worldCookie)
  if (byCookie !== undefined) return { name: byCookie, namedBy: 'cookie' }
  return { name: defaultWorld, namedBy: 'default' }
}

/** Names the world of a stale cookie in an answer, so that the page can say why its player is somewhere else. */
export const goneWorldHeader = 'x-world-gone'

/**
 * The world of a request. A stale cookie is cleared, and the answer names its world.
 * @throws DomainError `unknown_world` when a header or host names a world that does not exist
 */
export function worldOfRequest(
  registry: WorldRegistry,
  { headers }: { headers: Headers },
  reply: { header(name: string, value: string): unknown },
): World {
  const { name, namedBy } = worldNameOf(headers)
  if (namedBy !== 'cookie' || registry.has(name)) return registry.get(name)
  reply.header('set-cookie', `${worldCookie}=; Path=/; Max-Age=0; SameSite=Lax`)
  if (isWorldName(name)) reply.header(goneWorldHeader, name)
  return registry.get(defaultWorld)
}

function single(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header
  return text === '' ? undefined : text
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}
