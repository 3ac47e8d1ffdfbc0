import type { WorldContext } from '../base/context.ts'
import { currentMarket } from '../matches/current-market.ts'
import { type MarketRecord, marketRecord } from '../matches/market-records.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { accountBalance } from '../money/ledger.ts'
import type { Market, Runner } from '../odds/market.ts'
import { isOnLadder } from '../odds/odds-ladder.ts'
import type { Side } from '../odds/price.ts'
import { toHundredths } from '../odds/price.ts'
import { outcomesOf, type Position } from '../odds/profit-loss.ts'
import type { AcceptPolicy } from './bet.ts'
import type { RejectRule } from './bet-records.ts'
import { exposureWith, outcomeKeyOf } from './position-records.ts'
import { type Quote, takesPrice } from './price-policy.ts'

/** What a player asks for. */
export interface Order {
  playerId: number
  marketId: string
  selectionId: string
  side: Side
  /** The price that the player saw. */
  seen: Quote
  stakePaise: number
  accept: AcceptPolicy
}

/** An order against the market as it stands; built once, then checked. */
export interface Attempt extends Order {
  market: Market
  record: MarketRecord
  runner: Runner
  /** Best price on the side; null while there is none. */
  offered: Quote | null
}

type Check = (world: WorldContext, attempt: Attempt) => RejectRule | null

/** In this order; the first that refuses decides. A check that waits for the offer comes after `hasPrice`. */
const checks: readonly Check[] = [
  isMarketOpen,
  isSelectionActive,
  isPriceValid,
  isStakeEnough,
  isStakeWithinLimit,
  hasPrice,
  isPriceTaken,
  isCovered,
]

/** The order against its market, or why there is nothing to check. Stakes of any size are matched at the best price. */
export function attemptOf(world: LiveWorld, order: Order): Attempt | RejectRule {
  const market = currentMarket(world, order.marketId)
  const record = marketRecord(world, order.marketId)
  if (!record) return 'market_not_found'
  if (!market) return 'market_closed'
  const runner = market.runners.find(({ selectionId }) => selectionId === order.selectionId)
  if (!runner) return 'selection_not_found'
  const best = (order.side === 'back' ? runner.back : runner.lay)[0]
  const priceHundredths = best ? toHundredths(best.price) : null
  const offered = best && priceHundredths !== null ? { priceHundredths, line: best.line ?? null } : null
  return { ...order, market, record, runner, offered }
}

/** Why the attempt is refused, or null when it may be accepted. */
export function firstRefusal(world: WorldContext, attempt: Attempt): RejectRule | null {
  for (const check of checks) {
    const refusal = check(world, attempt)
    if (refusal) return refusal
  }
  return null
}

/** The accepted bet's sums at the offered price. */
export function positionAt({ market, side, stakePaise, selectionId }: Attempt, offered: Quote): Position {
  const { priceHundredths, line } = offered
  const outcomes = outcomesOf({ priceKind: market.priceKind, side, priceHundredths, stakePaise })
  return { outcomeKey: outcomeKeyOf({ selectionId, line }), ...outcomes }
}

function isMarketOpen(_world: WorldContext, { market, record }: Attempt): RejectRule | null {
  if (record.result !== null) return 'market_closed'
  const refusals = {
    open: null,
    closed: 'market_closed',
    suspended: 'market_suspended',
    ball_running: 'ball_running',
  } as const
  return refusals[market.status]
}

function isSelectionActive(_world: WorldContext, { runner }: Attempt): RejectRule | null {
  return runner.status === 'active' ? null : 'selection_removed'
}

function isPriceValid(_world: WorldContext, { market, seen }: Attempt): RejectRule | null {
  const isWhole = Number.isSafeInteger(seen.priceHundredths) && seen.priceHundredths > 0
  if (!isWhole) return 'odds_invalid'
  if (market.priceKind === 'decimal') return isOnLadder(seen.priceHundredths) ? null : 'odds_invalid'
  return market.priceKind === 'line' && seen.line === null ? 'odds_invalid' : null
}

function isStakeEnough(_world: WorldContext, { market, stakePaise }: Attempt): RejectRule | null {
  return stakePaise >= market.minStakePaise ? null : 'stake_below_min'
}

function isStakeWithinLimit(_world: WorldContext, { market, stakePaise }: Attempt): RejectRule | null {
  return stakePaise <= market.maxStakePaise ? null : 'stake_above_max'
}

function hasPrice(_world: WorldContext, { offered }: Attempt): RejectRule | null {
  return offered ? null : 'price_unavailable'
}

function isPriceTaken(_world: WorldContext, { accept, market, side, seen, offered }: Attempt): RejectRule | null {
  return offered && takesPrice(accept, { priceKind: market.priceKind, side }, seen, offered) ? null : 'price_changed'
}

/** Funds are checked against the change of exposure: a bet that lowers it needs none (docs/money.md). */
function isCovered(world: WorldContext, attempt: Attempt): RejectRule | null {
  if (!attempt.offered) return 'price_unavailable'
  const bet = positionAt(attempt, attempt.offered)
  const { beforePaise, afterPaise } = exposureWith(world, attempt.playerId, attempt.record, bet)
  return afterPaise - beforePaise <= accountBalance(world, attempt.playerId, 'real') ? null : 'insufficient_funds'
}
