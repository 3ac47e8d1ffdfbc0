import type { WorldContext } from '../../base/context.ts'
import { marketRecord } from '../../matches/market-records.ts'
import { betRecord, betsOfPlayer } from '../bet-records.ts'
import { type AutoCashOutRecord, armedRuleOf, endRule, type RuleEnd } from './auto-cash-out-records.ts'

type LapseReason = NonNullable<RuleEnd['reason']>

/** Ends a rule that did not fire. */
export function lapseRule(world: WorldContext, rule: AutoCashOutRecord, reason: LapseReason): void {
  endRule(world, rule, { state: 'lapsed', reason, profitLossPaise: null })
}

/** Ends a player's armed rules that have no open bet any more, after these bets of a market were cashed out, settled or void. */
export function lapseRulesWithoutBets(
  world: WorldContext,
  playerId: number,
  marketId: string,
  betIds: readonly string[],
): void {
  const bets = betIds.map((targetId) => ({ target: 'bet', targetId }) as const)
  for (const target of [...bets, { target: 'market', targetId: marketId } as const]) {
    const rule = armedRuleOf(world, playerId, target)
    if (rule === null) continue
    const reason = reasonWithoutBets(world, rule)
    if (reason !== null) lapseRule(world, rule, reason)
  }
}

/** Why no bet of a rule is open any more; null while one is. */
function reasonWithoutBets(world: WorldContext, rule: AutoCashOutRecord): LapseReason | null {
  const { playerId, marketId, target, targetId } = rule
  if (target === 'bet') {
    const state = betRecord(world, targetId)?.state
    if (state === 'open') return null
    return state === 'cashed_out' || state === 'void' ? state : 'market_ended'
  }
  if (betsOfPlayer(world, playerId, marketId, ['open']).length > 0) return null
  const result = marketRecord(world, marketId)?.result ?? null
  if (result === null) return 'cashed_out'
  return result === 'void' ? 'void' : 'market_ended'
}
