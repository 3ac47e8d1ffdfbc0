import type { WorldContext } from '../base/context.ts'

/** Form under which two codes are the same: case does not count. */
export function codeKey(code: string): string {
  return code.trim().toUpperCase()
}

export function insertCode(world: WorldContext, playerId: number, code: string): void {
  world.store.run('INSERT INTO referral_codes (player_id, code, code_key) VALUES (?, ?, ?)', [
    playerId,
    code,
    codeKey(code),
  ])
}

/** The player with this code; null for an unknown code. */
export function referrerOf(world: WorldContext, code: string): number | null {
  const sql = 'SELECT player_id FROM referral_codes WHERE code_key = ?'
  return world.store.one(sql, [codeKey(code)], (row) => row.integer('player_id'))
}

/** Keeps a visit by a link; `source` '' = a link without one. */
export function insertVisit(world: WorldContext, code: string, source: string, address: string): void {
  world.store.run('INSERT INTO referral_visits (code_key, source, address, at_ms) VALUES (?, ?, ?, ?)', [
    codeKey(code),
    source,
    address,
    world.clock.now(),
  ])
}

/** Keeps who brought a player, and by a link of which source. */
export function insertChild(world: WorldContext, playerId: number, referrerId: number, source: string): void {
  world.store.run(
    'INSERT INTO referral_children (player_id, referrer_id, source, registered_at_ms) VALUES (?, ?, ?, ?)',
    [playerId, referrerId, source, world.clock.now()],
  )
}

/** Stores that a referred player has begun to play, and the earning for it. */
export function saveActive(world: WorldContext, playerId: number, earnedPaise: number): void {
  world.store.change('UPDATE referral_children SET active_at_ms = ?, earned_paise = ? WHERE player_id = ?', [
    world.clock.now(),
    earnedPaise,
    playerId,
  ])
}
