import type { WorldContext } from '../base/context.ts'
import { type BetRecord, betsOfPlayer } from '../betting/bet-records.ts'
import { countedRisk, saveCountedBonusRisk, saveCountedRisk } from '../betting/counted-risk-records.ts'
import { riskTogether } from '../betting/position-records.ts'
import { BOOKMAKER, MATCH_ODDS } from '../engine/pricing/market-terms.ts'
import { type MarketRecord, marketIdOf } from '../matches/market-records.ts'

/** Markets of a match that name the same winner; one result decides them in one transaction. */
const winnerKeys = [MATCH_ODDS.key, BOOKMAKER.key]

/** A market that settles for a player, and those of the player's bets on it that won or lost. */
type Settling = { market: MarketRecord; playerId: number; decided: readonly BetRecord[] }

/** The amount that the settlement adds to the wagering of a deposit, in paise; stored, so that a market on the same winner adds only the rest. */
export function countRisk(world: WorldContext, settling: Settling): number {
  const { market, playerId } = settling
  const others = sameWinner(market)
  const before = countedRisk(world, playerId, others).wageredPaise
  const addedPaise = Math.max(0, riskSince(world, settling, 0) - before)
  if (others.length > 0) saveCountedRisk(world, playerId, market.marketId, addedPaise)
  return addedPaise
}

/** The same towards a bonus, of bets that were placed since its claim. Behind `countRisk`. */
export function countBonusRisk(world: WorldContext, settling: Settling, claimedAtMs: number): number {
  const { market, playerId } = settling
  const others = sameWinner(market)
  const before = countedRisk(world, playerId, others).bonusPaise
  const riskPaise = Math.min(riskSince(world, settling, claimedAtMs), riskSince(world, settling, 0))
  const addedPaise = Math.max(0, riskPaise - before)
  if (others.length > 0) saveCountedBonusRisk(world, playerId, market.marketId, addedPaise)
  return addedPaise
}

/**
 * The common risk of the bets since a moment that are decided here or on the same winner; at most the common risk with the open bets
 * on it, which cover them too.
 */
function riskSince(world: WorldContext, { market, playerId, decided }: Settling, sinceMs: number): number {
  const others = sameWinner(market).flatMap((id) => betsOfPlayer(world, playerId, id, ['open', 'won', 'lost']))
  const all = [...decided, ...others].filter(({ createdAtMs }) => createdAtMs >= sinceMs)
  return Math.min(
    riskTogether(market, all),
    riskTogether(
      market,
      all.filter((bet) => decided.includes(bet) || bet.state !== 'open'),
    ),
  )
}

/** Other markets on the winner of the match; none of a market on anything else. */
function sameWinner({ marketId, refMatchId }: MarketRecord): string[] {
  const all = winnerKeys.map((key) => marketIdOf(refMatchId, key))
  return all.includes(marketId) ? all.filter((id) => id !== marketId) : []
}
