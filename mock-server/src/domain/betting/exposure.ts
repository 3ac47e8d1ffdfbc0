import type { WorldContext } from '../base/context.ts'
import { accountBalance } from '../money/ledger.ts'

/** A match that holds bets of the player; field names of spec 3. */
export interface BetMatch {
  refMatchId: string
  matchName: string
  exposurePaise: number
  /** Bets that are open or pending, and offers that wait. */
  totalBets: number
  /** Those of them that wait in the book. */
  unmatchedBets: number
}

export interface Exposure {
  /** Sum over all markets. */
  exposurePaise: number
  betMatches: BetMatch[]
}

/** A player's exposure, in all and for each match with open or pending bets (spec 7.1). */
export function exposureOf(world: WorldContext, playerId: number): Exposure {
  return { exposurePaise: accountBalance(world, playerId, 'exposure'), betMatches: betMatches(world, playerId) }
}

function betMatches(world: WorldContext, playerId: number): BetMatch[] {
  return world.store.all(
    `SELECT matches.ref_match_id, matches.match_name, count(*) AS total_bets,
       sum(bets.status = 'unmatched') AS unmatched_bets,
       (SELECT coalesce(sum(exposure_paise), 0) FROM market_holds JOIN markets USING (market_id)
        WHERE market_holds.player_id = bets.player_id AND markets.ref_match_id = matches.ref_match_id) AS exposure_paise
     FROM bets JOIN matches ON matches.ref_match_id = bets.ref_match_id
     WHERE bets.player_id = ? AND bets.status IN ('pending', 'unmatched', 'open')
     GROUP BY matches.ref_match_id ORDER BY matches.start_ms, matches.serial`,
    [playerId],
    (row) => ({
      refMatchId: row.text('ref_match_id'),
      matchName: row.text('match_name'),
      exposurePaise: row.integer('exposure_paise'),
      totalBets: row.integer('total_bets'),
      unmatchedBets: row.integer('unmatched_bets'),
    }),
  )
}
