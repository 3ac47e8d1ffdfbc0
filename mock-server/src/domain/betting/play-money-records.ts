import type { WorldContext } from '../base/context.ts'

/** Play money that a player's bets on a match have lost so far, in paise. */
export function playMoneyLost(world: WorldContext, playerId: number, refMatchId: string): number {
  const sql = 'SELECT lost_paise FROM match_play_money WHERE player_id = ? AND ref_match_id = ?'
  return world.store.one(sql, [playerId, refMatchId], (row) => row.integer('lost_paise')) ?? 0
}

/** Adds to it; below zero takes off. */
export function addPlayMoneyLost(world: WorldContext, playerId: number, refMatchId: string, paise: number): void {
  world.store.run(
    `INSERT INTO match_play_money (player_id, ref_match_id, lost_paise) VALUES (?, ?, ?)
     ON CONFLICT (player_id, ref_match_id) DO UPDATE SET lost_paise = lost_paise + excluded.lost_paise`,
    [playerId, refMatchId, paise],
  )
}
