import type { WorldContext } from '../base/context.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { acceptBet, rejectBet } from './accept-bet.ts'
import { assess, attemptOf } from './acceptance.ts'
import { type BetRecord, betsOfMarket, dueBets } from './bet-records.ts'

/** Moments up to `untilMs` at which waiting bets are due, ascending. */
export function pendingMoments(world: WorldContext, untilMs: number): number[] {
  const sql = `SELECT DISTINCT resolve_at_ms AS moment FROM bets WHERE status = 'pending' AND resolve_at_ms <= ? ORDER BY moment`
  return world.store.all(sql, [untilMs], (row) => row.integer('moment'))
}

/** Decides the bets whose delay is over, against the market as it stands now: accepted, or refused with a rule. */
export function resolvePendingBets(world: LiveWorld, momentMs: number): void {
  for (const bet of dueBets(world, momentMs)) resolveBet(world, bet)
}

/** Refuses the waiting bets of a market that got its result. */
export function rejectWaitingBets(world: WorldContext, marketId: string): void {
  for (const bet of betsOfMarket(world, marketId, ['pending'])) rejectBet(world, bet.id, bet.playerId, 'market_closed')
}

function resolveBet(world: LiveWorld, bet: BetRecord): void {
  const attempt = attemptOf(world, { ...bet, seen: { priceHundredths: bet.priceHundredths, line: bet.line } })
  const acceptance = typeof attempt === 'string' ? attempt : assess(world, attempt)
  if (typeof acceptance === 'string') rejectBet(world, bet.id, bet.playerId, acceptance)
  else acceptBet(world, bet.id, acceptance)
}
