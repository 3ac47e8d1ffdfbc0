import type { WorldContext } from '../base/context.ts'

/** Addresses that are remembered of one player; the oldest goes first. */
const mostKnown = 10

/**
 * Records that a player signed in from this address. Wrong passwords from unknown addresses do not count here:
 * otherwise they could lock the owner out.
 */
export function noteKnownAddress(world: WorldContext, playerId: number, address: string): void {
  if (isKnownAddress(world, playerId, address)) return
  world.store.run('INSERT INTO known_addresses (player_id, address) VALUES (?, ?)', [playerId, kept(world, address)])
  world.store.change(
    `DELETE FROM known_addresses WHERE player_id = ?1 AND rowid NOT IN
     (SELECT rowid FROM known_addresses WHERE player_id = ?1 ORDER BY rowid DESC LIMIT ${mostKnown})`,
    [playerId],
  )
}

/** Whether this player came in from this address before. */
export function isKnownAddress(world: WorldContext, playerId: number | null, address: string): boolean {
  if (playerId === null) return false
  const sql = 'SELECT rowid FROM known_addresses WHERE player_id = ? AND address = ?'
  return world.store.one(sql, [playerId, kept(world, address)], () => true) ?? false
}

function kept(world: WorldContext, address: string): string {
  return world.vault.digest('address', address)
}
