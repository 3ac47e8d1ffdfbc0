import type { WorldContext } from '../base/context.ts'
import { currentSnapshot } from './current-market.ts'
import { marketRecord, matchIdOf } from './market-records.ts'
import type { LiveWorld } from './odds-feed.ts'

/** As many pins as a player has; the oldest go first. */
const most = 100

export interface MarketPin {
  refMatchId: string
  marketId: string
}

/** The markets that a player has pinned, oldest pin first. */
export function pinsOf(world: WorldContext, playerId: number): MarketPin[] {
  const sql = `SELECT ref_match_id, market_id FROM pins JOIN markets USING (market_id) WHERE player_id = ? ORDER BY serial`
  return world.store.all(sql, [playerId], (row) => ({
    refMatchId: row.text('ref_match_id'),
    marketId: row.text('market_id'),
  }))
}

/** Pins markets or unpins them; unknown ones are left out. Answers the pins afterwards. */
export function setPins(
  world: LiveWorld,
  playerId: number,
  marketIds: readonly string[],
  pinned: boolean,
): MarketPin[] {
  return world.transaction(() => {
    const sql = pinned
      ? `INSERT INTO pins (player_id, market_id) SELECT ?, market_id FROM markets WHERE market_id = ?
         ON CONFLICT (player_id, market_id) DO NOTHING`
      : 'DELETE FROM pins WHERE player_id = ? AND market_id = ?'
    for (const marketId of marketIds) {
      // A market that only a list has shown is stored when its match is first priced.
      if (pinned && marketRecord(world, marketId) === null) currentSnapshot(world, matchIdOf(marketId))
      world.store.change(sql, [playerId, marketId])
    }
    const oldest = `DELETE FROM pins WHERE player_id = ?1 AND serial NOT IN
      (SELECT serial FROM pins WHERE player_id = ?1 ORDER BY serial DESC LIMIT ${most})`
    world.store.change(oldest, [playerId])
    return pinsOf(world, playerId)
  })
}
