import type { WorldContext } from '../../base/context.ts'
import { keepNotification } from '../../content/notification-records.ts'
import type { MarketRecord } from '../../matches/market-records.ts'
import { accountBalance, postEntry } from '../../money/ledger.ts'
import { outcomesOf, type Position } from '../../odds/profit-loss.ts'
import { emitBetChanged } from '../accept-bet.ts'
import { lapseRulesWithoutBets } from '../auto-cash-out/lapse-auto-cash-outs.ts'
import { type BetRecord, saveSettled, splitBet } from '../bet-records.ts'
import {
  addToPosition,
  dropEmptyPosition,
  exposureWith,
  type MarketExposure,
  outcomeKeyOf,
} from '../position-records.ts'
import { resultLines } from '../result-lines.ts'

/** A bet that leaves its market early, or the part of its stake that does. */
export interface EarlyPart {
  bet: BetRecord
  /** The whole stake is the whole bet. */
  stakePaise: number
  /** Win (+) or loss (-) that it ends with. */
  profitPaise: number
}

/** The position that leaves the market's sums: the bet, less its remaining part. */
export function takenOut({ bet, stakePaise }: Pick<EarlyPart, 'bet' | 'stakePaise'>): Position {
  const restPaise = bet.stakePaise - stakePaise
  const rest = restPaise === 0 ? { ifTruePaise: 0, ifFalsePaise: 0 } : outcomesOf({ ...bet, stakePaise: restPaise })
  return {
    outcomeKey: outcomeKeyOf(bet),
    ifTruePaise: rest.ifTruePaise - bet.ifTruePaise,
    ifFalsePaise: rest.ifFalsePaise - bet.ifFalsePaise,
  }
}

/** Exposure of the market with these bets in it, and without their ending parts. */
export function exposureWithout(
  world: WorldContext,
  playerId: number,
  market: MarketRecord,
  parts: readonly Pick<EarlyPart, 'bet' | 'stakePaise'>[],
): MarketExposure {
  return exposureWith(world, playerId, market, ...parts.map(takenOut))
}

/**
 * Whether the balance, with the profit or loss in it, can hold the exposure of the remaining bets: less may be released than was
 * at risk. A profit pays an open debt first.
 */
export function canLeave(
  world: WorldContext,
  playerId: number,
  profitPaise: number,
  exposure: MarketExposure,
): boolean {
  const repaidPaise = Math.min(Math.max(0, profitPaise), accountBalance(world, playerId, 'debt'))
  const freePaise = accountBalance(world, playerId, 'real') + profitPaise - repaidPaise
  return freePaise + exposure.beforePaise - exposure.afterPaise >= 0
}

/**
 * Ends bets of one market, or parts of them, with their win or loss: one entry for all of them, and one notification. A part
 * becomes a bet of its own, the rest stays open under the old id. Answers the ids of the ended bets, in the same order.
 */
export function settleEarly(
  world: WorldContext,
  playerId: number,
  market: MarketRecord,
  parts: readonly EarlyPart[],
  message: string,
): string[] {
  const { beforePaise, afterPaise } = exposureWithout(world, playerId, market, parts)
  const ids = parts.map((part) => endPart(world, market, part, afterPaise))
  const profitPaise = parts.reduce((sum, part) => sum + part.profitPaise, 0)
  const releasedPaise = beforePaise - afterPaise
  postEntry(world, {
    kind: 'cash-out',
    reference: `${market.marketId} ${ids.join(' ')}`,
    playerId,
    lines: [
      { account: 'exposure', amountPaise: -releasedPaise },
      { account: 'real', amountPaise: releasedPaise },
      ...resultLines(world, { playerId, refMatchId: market.refMatchId, profitPaise, releasedPaise }),
    ],
  })
  keepNotification(world, playerId, { title: 'Cashed out', message, status: 'success' })
  lapseRulesWithoutBets(world, playerId, market.marketId, ids)
  for (const id of new Set([...parts.map(({ bet }) => bet.id), ...ids])) emitBetChanged(world, playerId, id)
  return ids
}

/** Answers the id of the bet that ended: the old one, or the part that was split off. */
function endPart(world: WorldContext, market: MarketRecord, part: EarlyPart, afterPaise: number): string {
  const { bet, stakePaise, profitPaise } = part
  const left = takenOut(part)
  const isWhole = stakePaise === bet.stakePaise
  const id = isWhole ? bet.id : splitBet(world, bet, stakePaise, (paise) => outcomesOf({ ...bet, stakePaise: paise }))
  saveSettled(world, id, 'cashed_out', profitPaise)
  addToPosition(world, bet.playerId, market.marketId, left, afterPaise)
  dropEmptyPosition(world, bet.playerId, market.marketId, left.outcomeKey)
  return id
}
