import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { worldNameOf } from '../admission/world-name.ts'
import { playerByToken } from '../domain/accounts/sessions.ts'
import { DomainError } from '../domain/base/errors.ts'
import { tokenHash } from '../domain/base/vault.ts'
import { languageOf } from '../wire/languages/language.ts'
import { defaultWorld } from '../world/new-worlds.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { noteRefusal } from './journal-socket.ts'
import { type GatewaySocket, rooms } from './socket-types.ts'

const longestToken = 512

/**
 * Lets a socket in by its token and puts it into its rooms, or refuses it with the server's message, which the client
 * gets as connect_error (spec 7.7, 8). Runs again when a connection is recovered: a dead token never comes back. A refusal
 * is `isNoted` in the journal but for those of a flood. `byBackend` says whether another than the world itself decides.
 */
export async function admit(
  socket: GatewaySocket,
  registry: WorldRegistry,
  isNoted: boolean,
  byBackend: (world: World) => Promise<void> | null,
): Promise<void> {
  const world = worldOf(socket, registry)
  const refused = (error: unknown): never => {
    if (isNoted) noteRefusal(world, error instanceof Error ? error.message : '')
    throw error
  }
  await strike(world).catch(refused)
  const admitted = byBackend(world)
  if (admitted !== null) return admitted.catch(refused)
  const token = sentSecret(socket.handshake.auth.token)
  const player = token === null ? null : playerByToken(world, token)
  if (token === null || player === null) return refused(new DomainError('unauthorized'))
  // A recovered socket keeps its old rooms, but only its present token gives it rights.
  if (socket.data.token !== token) for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room)
  const language = languageOf(socket.handshake.auth.language)
  socket.data = { worldName: world.name, token, playerId: player.id, language }
  await socket.join([
    rooms.world(world.name),
    rooms.player(world.name, player.id),
    rooms.token(world.name, tokenHash(token)),
    ...(language === 'en' ? [] : [rooms.language(world.name, language)]),
  ])
}

/** The world that a socket names. Throws `unknown_world`. */
export function worldOf({ handshake }: GatewaySocket, registry: WorldRegistry): World {
  const { world: sent } = handshake.query
  const { name, namedBy } = worldNameOf(handshake.headers, typeof sent === 'string' ? sent : undefined)
  return registry.get(namedBy === 'cookie' && !registry.has(name) ? defaultWorld : name)
}

/** A token or a session's id as a client sent it; null for a value that cannot be one. */
export function sentSecret(sent: unknown): string | null {
  return typeof sent === 'string' && sent !== '' && sent.length <= longestToken ? sent : null
}

/**
 * Whether a planted fault swallows this handshake before a socket comes to be: the client takes it for a broken
 * network and keeps trying, unlike a refusal.
 */
export function isOffline(request: IncomingMessage, registry: WorldRegistry): boolean {
  const sent = new URL(request.url ?? '/', 'http://localhost').searchParams.get('world')
  const { name, namedBy } = worldNameOf(request.headers, sent ?? undefined)
  const known = namedBy === 'cookie' && !registry.has(name) ? defaultWorld : name
  return registry.has(known) && registry.get(known).faults.takeForEvent('connect', ['event-lost']).length > 0
}

/** Faults of the connection itself: late, or refused with a message of their own. */
export async function strike(world: World): Promise<void> {
  for (const effect of world.faults.takeForEvent('connect', ['event-late', 'event-failed'])) {
    if (effect.kind === 'event-late') await wait(effect.ms)
    if (effect.kind === 'event-failed') throw new Refusal(effect.message)
  }
}

/** A refusal planted on purpose, with its own words. */
export class Refusal extends Error {
  override name = 'Refusal'
}
