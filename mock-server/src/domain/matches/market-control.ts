import { DomainError } from '../base/errors.ts'
import type { MarketStatus } from '../odds/market.ts'
import { isOnLadder } from '../odds/odds-ladder.ts'
import type { PriceKind, PriceLevel, Side } from '../odds/price.ts'
import { currentMarket } from './current-market.ts'
import {
  type MarketControl,
  type MarketRecord,
  marketRecord,
  noControl,
  saveControl,
  saveName,
} from './market-records.ts'
import { movedLevel } from './market-view.ts'
import { matchRecord } from './match-records.ts'
import type { LiveWorld } from './odds-feed.ts'
import { publishMatch } from './publish-match.ts'

/** Holds a market in a status, whatever the match says; null lets the match decide again and drops all that was forced. */
export function forceMarketStatus(world: LiveWorld, marketId: string, status: MarketStatus | null): void {
  changeControl(world, marketId, ({ control }) => (status === null ? noControl : { ...control, forcedStatus: status }))
}

/** Puts a price at the top of one side of a runner until the market is released. Throws `odds_invalid`. */
export function forcePrice(
  world: LiveWorld,
  marketId: string,
  price: { selectionId: string; side: Side; level: PriceLevel },
): void {
  changeControl(world, marketId, ({ control, selections, priceKind }) => {
    if (!isPossible(priceKind, price.level)) throw new DomainError('odds_invalid', { marketId })
    if (!selections.some(({ selectionId }) => selectionId === price.selectionId)) {
      throw new DomainError('selection_not_found', { marketId, selectionId: price.selectionId })
    }
    const others = control.forcedPrices.filter(
      ({ selectionId, side }) => selectionId !== price.selectionId || side !== price.side,
    )
    return { ...control, forcedPrices: [...others, price] }
  })
}

function isPossible(kind: PriceKind, { priceHundredths, line }: PriceLevel): boolean {
  if (priceHundredths <= 0) return false
  return kind === 'decimal' ? isOnLadder(priceHundredths) : kind === 'rate' || line !== undefined
}

/** Moves the best price of a side by some ticks and holds it there. Throws `price_unavailable` for a side without a price. */
export function forcePriceByTicks(
  world: LiveWorld,
  marketId: string,
  { selectionId, side, ticks }: { selectionId: string; side: Side; ticks: number },
): void {
  const market = currentMarket(world, marketId)
  if (!market) throw new DomainError('market_not_found', { marketId })
  const runner = market.runners.find((one) => one.selectionId === selectionId)
  if (!runner) throw new DomainError('selection_not_found', { marketId, selectionId })
  const [best] = runner[side]
  if (!best) throw new DomainError('price_unavailable', { marketId, selectionId })
  forcePrice(world, marketId, { selectionId, side, level: movedLevel(market.priceKind, best, ticks) })
}

/** Lets all prices of a market move by so many ticks each second from now on. */
export function driftPrices(world: LiveWorld, marketId: string, ticksPerSecond: number): void {
  const sinceMs = world.clock.now()
  changeControl(world, marketId, ({ control }) => ({ ...control, drift: { ticksPerSecond, sinceMs } }))
}

/** Lets a market close as soon as a bet waits on it. */
export function closeOnPendingBet(world: LiveWorld, marketId: string): void {
  changeControl(world, marketId, ({ control }) => ({ ...control, closesOnPendingBet: true }))
}

/** Calls a line market, and its one runner, by a name of the feed's choice. Throws `market_not_found` for other markets. */
export function renameLine(world: LiveWorld, marketId: string, name: string): void {
  changeMarket(world, marketId, (market) => {
    if (market.priceKind !== 'line') throw new DomainError('market_not_found', { marketId })
    saveName(world, market, name)
  })
}

function changeControl(world: LiveWorld, marketId: string, change: (market: MarketRecord) => MarketControl): void {
  changeMarket(world, marketId, (market) => saveControl(world, marketId, change(market)))
}

function changeMarket(world: LiveWorld, marketId: string, save: (market: MarketRecord) => void): void {
  // Reading a market for the first time stores it.
  currentMarket(world, marketId)
  const market = marketRecord(world, marketId)
  const match = market && matchRecord(world, market.refMatchId)
  if (!match) throw new DomainError('market_not_found', { marketId })
  if (market.result !== null) throw new DomainError('market_settled', { marketId })
  world.transaction(() => {
    save(market)
    publishMatch(world, match)
  })
}
