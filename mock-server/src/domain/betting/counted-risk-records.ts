import type { WorldContext } from '../base/context.ts'

/** The amount that the settlement of a market counted as wagered for a player, in paise, before rates and the rest to wager. */
interface CountedRisk {
  /** Of a deposit. */
  wageredPaise: number
  /** Towards a bonus. */
  bonusPaise: number
}

/** The amount that markets counted together for a player. */
export function countedRisk(world: WorldContext, playerId: number, marketIds: readonly string[]): CountedRisk {
  const sql = 'SELECT * FROM counted_risks WHERE player_id = ? AND market_id = ?'
  const rows = marketIds.flatMap((marketId) =>
    world.store.all(sql, [playerId, marketId], (row) => ({
      wageredPaise: row.integer('wagered_paise'),
      bonusPaise: row.integer('bonus_paise'),
    })),
  )
  return {
    wageredPaise: rows.reduce((sum, row) => sum + row.wageredPaise, 0),
    bonusPaise: rows.reduce((sum, row) => sum + row.bonusPaise, 0),
  }
}

/** Stores the amount that a market counts of a deposit, replacing the one before a correction. */
export function saveCountedRisk(world: WorldContext, playerId: number, marketId: string, paise: number): void {
  world.store.run(
    `INSERT INTO counted_risks (player_id, market_id, wagered_paise) VALUES (?, ?, ?)
     ON CONFLICT (player_id, market_id) DO UPDATE SET wagered_paise = excluded.wagered_paise`,
    [playerId, marketId, paise],
  )
}

/** Stores the amount that a market counted towards a bonus. */
export function saveCountedBonusRisk(world: WorldContext, playerId: number, marketId: string, paise: number): void {
  const sql = 'UPDATE counted_risks SET bonus_paise = ? WHERE player_id = ? AND market_id = ?'
  world.store.change(sql, [paise, playerId, marketId])
}
