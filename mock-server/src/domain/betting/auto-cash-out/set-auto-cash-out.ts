import { DomainError, type ErrorRule } from '../../base/errors.ts'
import { answerOnce, type Outcome } from '../../idempotency/intents.ts'
import { marketRecord } from '../../matches/market-records.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { type BetRecord, betRecord, betsOfPlayer } from '../bet-records.ts'
import { cashOutOffer } from '../cash-out/cash-out-offer.ts'
import { marketOffer } from '../cash-out/market-offer.ts'
import {
  type AutoCashOutRecord,
  type AutoCashOutTerms,
  dropRule,
  emitRuleChanged,
  hasArmedRule,
  type RuleEnd,
  replaceRule,
  ruleOfPlayer,
  rulesOfPlayer,
} from './auto-cash-out-records.ts'
import { crossedLine } from './crossed-line.ts'

const waitReasons = ['market_suspended', 'ball_running', 'selection_removed', 'cash_out_unavailable'] as const

/** Why an armed rule has no offer now. */
type WaitReason = (typeof waitReasons)[number]

/** A rule as its player sees it. */
export interface AutoCashOut extends AutoCashOutTerms {
  id: string
  marketId: string
  setAtMs: number
  state: 'armed' | 'waiting' | RuleEnd['state']
  /** Why it waits, lapsed or was refused. */
  reason: WaitReason | NonNullable<RuleEnd['reason']> | null
  /** Result of a rule that fired. */
  profitLossPaise: number | null
}

/** A share is worth at least so much of the stake. */
const leastSharePaise = 1_00

/**
 * Sets the rule of a bet or of a market in place of the earlier one. Throws `bet_not_found`, `market_not_found`, `market_closed`,
 * the `auto_cash_out_` rules, and as `answerOnce`.
 */
export function setAutoCashOut(
  world: LiveWorld,
  playerId: number,
  terms: AutoCashOutTerms,
  idempotencyKey?: string,
): AutoCashOut {
  const intent = { playerId, key: idempotencyKey, operation: 'setAutoCashOut', body: terms }
  return answerOnce(world, intent, (): Outcome<AutoCashOut> => {
    const held = positionOf(world, playerId, terms)
    if (typeof held === 'string') return { refusal: held }
    const refusal = refusalOf(world, playerId, terms, held)
    if (refusal !== null) return { refusal }
    const [{ refMatchId, marketId }] = held
    const rule = replaceRule(world, { ...terms, playerId, refMatchId, marketId })
    emitRuleChanged(world, rule)
    return { answer: viewOf(world, rule) }
  })
}

/** A player's rules that stand, and those that ended in the last 24 hours; the newest first. */
export function listAutoCashOuts(world: LiveWorld, playerId: number): AutoCashOut[] {
  return rulesOfPlayer(world, playerId).map((rule) => viewOf(world, rule))
}

/** Takes a rule back. Throws `auto_cash_out_not_found` (also for another player's) and `auto_cash_out_over` for an ended one. */
export function cancelAutoCashOut(world: LiveWorld, playerId: number, id: string): void {
  world.transaction(() => {
    const rule = ruleOfPlayer(world, playerId, id)
    if (rule === null) throw new DomainError('auto_cash_out_not_found', { id })
    if (rule.end !== null) throw new DomainError('auto_cash_out_over', { id })
    dropRule(world, rule)
  })
}

/** The profit or loss that is offered for a rule now, or why there is no offer. */
export function offeredPaise(
  world: LiveWorld,
  playerId: number,
  { target, targetId, share }: Pick<AutoCashOutTerms, 'target' | 'targetId' | 'share'>,
): number | ErrorRule {
  const offer =
    target === 'bet' ? cashOutOffer(world, playerId, targetId, share) : marketOffer(world, playerId, targetId, share)
  return typeof offer === 'string' ? offer : offer.profitPaise
}

type Held = readonly [BetRecord, ...BetRecord[]]

/** The player's open bets that a rule would be about, or why there are none. */
function positionOf(world: LiveWorld, playerId: number, { target, targetId }: AutoCashOutTerms): Held | ErrorRule {
  if (target === 'market') {
    if (marketRecord(world, targetId) === null) return 'market_not_found'
    const [first, ...others] = betsOfPlayer(world, playerId, targetId, ['open'])
    return first === undefined ? 'auto_cash_out_no_position' : [first, ...others]
  }
  const bet = betRecord(world, targetId)
  if (bet?.playerId !== playerId || bet.state === 'rejected') return 'bet_not_found'
  return bet.state === 'open' ? [bet] : 'auto_cash_out_no_position'
}

function refusalOf(world: LiveWorld, playerId: number, terms: AutoCashOutTerms, held: Held): ErrorRule | null {
  const { target, gainPaise, lossPaise, share, untilMs } = terms
  if (gainPaise === null && lossPaise === null) return 'auto_cash_out_no_line'
  // Also refuses NaN, which a leap second becomes.
  if (untilMs !== null && !(untilMs > world.clock.now())) return 'auto_cash_out_late'
  const sharePaise = held.reduce((sum, { stakePaise }) => sum + Math.floor((stakePaise * share) / 100), 0)
  if (share < 100 && sharePaise < leastSharePaise) return 'auto_cash_out_share_small'
  // One rule for the whole market or one for each of its bets: both would end the same stake.
  const other = target === 'bet' ? 'market' : 'bet'
  if (hasArmedRule(world, playerId, held[0].marketId, other)) return 'auto_cash_out_exists'
  const offered = offeredPaise(world, playerId, terms)
  if (offered === 'market_closed') return offered
  return typeof offered === 'number' && crossedLine(terms, offered) !== null ? 'auto_cash_out_passed' : null
}

function viewOf(world: LiveWorld, rule: AutoCashOutRecord): AutoCashOut {
  const { end, playerId, refMatchId: _match, ...view } = rule
  if (end !== null) return { ...view, ...end }
  const offered = offeredPaise(world, playerId, rule)
  if (typeof offered === 'number') return { ...view, state: 'armed', reason: null, profitLossPaise: null }
  const reason = waitReasons.find((known) => known === offered) ?? 'cash_out_unavailable'
  return { ...view, state: 'waiting', reason, profitLossPaise: null }
}
