import type { WorldContext } from '../base/context.ts'
import { currentMarket } from '../matches/current-market.ts'
import { type MarketRecord, marketRecord } from '../matches/market-records.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { accountBalance } from '../money/ledger.ts'
import type { Market, Runner } from '../odds/market.ts'
import { isOnLadder } from '../odds/odds-ladder.ts'
import type { Quote, Side } from '../odds/price.ts'
import { outcomesOf, type Position } from '../odds/profit-loss.ts'
import type { AcceptPolicy, RejectRule } from './bet.ts'
import { exposureWith, type MarketExposure, outcomeKeyOf } from './position-records.ts'
import { takesPrice } from './price-policy.ts'

/** A player's order. */
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
  /** Best price on the side; null without one. */
  offered: Quote | null
}

/** An attempt that passed every check, with the amounts computed for it. */
export interface Acceptance extends Attempt {
  /** The price that it is taken at. */
  offered: Quote
  /** Its share of the sums of its market at that price. */
  position: Position
  /** Exposure of the market without and with it. */
  exposure: MarketExposure
}

type Check = (attempt: Attempt) => RejectRule | null

/** The checks before the price, in this order; the first refusal decides. */
const checks: readonly Check[] = [isMarketOpen, isSelectionActive, isPriceValid, isStakeEnough, isStakeWithinLimit]

/** The order against its market, or why there is nothing to check. Stakes of any size are matched at the best price. */
export function attemptOf(world: LiveWorld, order: Order): Attempt | RejectRule {
  const market = currentMarket(world, order.marketId)
  const record = marketRecord(world, order.marketId)
  if (!record) return 'market_not_found'
  if (!market) return 'market_closed'
  const runner = market.runners.find(({ selectionId }) => selectionId === order.selectionId)
  if (!runner) return 'selection_not_found'
  const best = (order.side === 'back' ? runner.back : runner.lay)[0]
  const offered = best ? { priceHundredths: best.priceHundredths, line: best.line ?? null } : null
  return { ...order, market, record, runner, offered }
}

/**
 * The attempt at the offered price, or the first rule that refuses it. Funds are checked last, against the change of
 * exposure: a bet that lowers it needs none (docs/money.md).
 */
export function assess(world: WorldContext, attempt: Attempt): Acceptance | RejectRule {
  const refusal = refusalOf(attempt)
  if (refusal) return refusal
  const { accept, market, side, seen, offered, playerId, record } = attempt
  if (!offered) return 'price_unavailable'
  if (!takesPrice(accept, { priceKind: market.priceKind, side }, seen, offered)) return 'price_changed'
  const position = positionAt(attempt, offered)
  const exposure = exposureWith(world, playerId, record, position)
  if (exposure.afterPaise - exposure.beforePaise > accountBalance(world, playerId, 'real')) return 'insufficient_funds'
  return { ...attempt, offered, position, exposure }
}

/** The first rule that refuses an attempt whatever price stands on the board; null = none. */
export function refusalOf(attempt: Attempt): RejectRule | null {
  for (const check of checks) {
    const refusal = check(attempt)
    if (refusal) return refusal
  }
  return null
}

/** The share of a bet in the sums of its market when it is accepted at this price. */
function positionAt({ market, side, stakePaise, selectionId }: Attempt, offered: Quote): Position {
  const { priceHundredths, line } = offered
  const outcomes = outcomesOf({ priceKind: market.priceKind, side, priceHundredths, stakePaise })
  return { outcomeKey: outcomeKeyOf({ selectionId, line }), ...outcomes }
}

function isMarketOpen({ market, record }: Attempt): RejectRule | null {
  if (record.result !== null) return 'market_closed'
  const refusals = {
    open: null,
    closed: 'market_closed',
    suspended: 'market_suspended',
    ball_running: 'ball_running',
  } as const
  return refusals[market.status]
}

function isSelectionActive({ runner }: Attempt): RejectRule | null {
  return runner.status === 'active' ? null : 'selection_removed'
}

function isPriceValid({ market, seen }: Attempt): RejectRule | null {
  const isWhole = Number.isSafeInteger(seen.priceHundredths) && seen.priceHundredths > 0
  if (!isWhole) return 'odds_invalid'
  if (market.priceKind === 'decimal') return isOnLadder(seen.priceHundredths) ? null : 'odds_invalid'
  return market.priceKind === 'line' && seen.line === null ? 'odds_invalid' : null
}

function isStakeEnough({ market, stakePaise }: Attempt): RejectRule | null {
  return stakePaise >= market.minStakePaise ? null : 'stake_below_min'
}

function isStakeWithinLimit({ market, stakePaise }: Attempt): RejectRule | null {
  return stakePaise <= market.maxStakePaise ? null : 'stake_above_max'
}
