import type { WorldContext } from '../base/context.ts'
import { tokenHash } from '../base/vault.ts'

/** Keeps the hash of the token with this number, which lives until `expiresAtMs`. */
export function insertToken(
  world: WorldContext,
  number: number,
  hash: string,
  playerId: number,
  expiresAtMs: number,
): void {
  world.store.run(
    'INSERT INTO tokens (rowid, token_hash, player_id, created_at_ms, expires_at_ms) VALUES (?, ?, ?, ?, ?)',
    [number, hash, playerId, world.clock.now(), expiresAtMs],
  )
}

/** Ends a token; false when there was none alive. */
export function endToken(world: WorldContext, hash: string): boolean {
  const sql = 'UPDATE tokens SET ended_at_ms = ? WHERE token_hash = ? AND ended_at_ms IS NULL'
  return world.store.change(sql, [world.clock.now(), hash]) > 0
}

/** Stores the device of a session that has just begun. */
export function noteDevice(world: WorldContext, token: string, device: string): void {
  world.store.change('UPDATE tokens SET device = ? WHERE token_hash = ?', [device, tokenHash(token)])
}

/** Notes when a session was last used. */
export function saveSeen(world: WorldContext, token: string, seenMs: number): void {
  world.store.change('UPDATE tokens SET last_seen_ms = ? WHERE token_hash = ?', [seenMs, tokenHash(token)])
}
