import { toIso } from '../domain/base/clock.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import type { Push } from './pushes.ts'
import { type GatewayServer, matchOfRoom, rooms } from './socket-types.ts'

type Deliver = (world: World, push: Push) => void

/** Sends a heartbeat to every followed match. Returns the function that ends it. */
export function beatEvery(ms: number | null, io: GatewayServer, registry: WorldRegistry, deliver: Deliver): () => void {
  if (ms === null) return () => undefined
  const timer = setInterval(() => {
    for (const room of io.sockets.adapter.rooms.keys()) beat(room, registry, deliver)
  }, ms)
  return () => clearInterval(timer)
}

/**
 * Sends a heartbeat to the followers of a match without changes: its prices are alive. It names the last sequence, so that a
 * client that lost the last update notices.
 */
function beat(room: string, registry: WorldRegistry, deliver: Deliver): void {
  const followed = matchOfRoom(room)
  if (followed === null || !registry.has(followed.worldName)) return
  // Read with `get`, which counts as use: a watched world is not idle.
  const world = registry.get(followed.worldName)
  const { refMatchId } = followed
  // The match is over, or belonged to a replaced world of this name.
  const snapshot = world.feed.get(refMatchId)
  if (snapshot === null) return
  deliver(world, {
    room: rooms.match(world.name, refMatchId),
    event: 'odds:update',
    payload: () => ({
      matchId: refMatchId,
      sequence: snapshot.sequence,
      publishedAt: toIso(world.clock.now()),
      markets: [],
      heartbeat: true,
    }),
    volatile: true,
  })
}
