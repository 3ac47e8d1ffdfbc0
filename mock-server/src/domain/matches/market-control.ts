import type { WorldContext } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { MarketStatus, PriceLevel, Side } from './market.ts'
import { type MarketControl, type MarketRecord, marketRecord, noControl, saveControl } from './market-records.ts'
import { matchRecord } from './match-records.ts'
import { publishMatch } from './publish-match.ts'

/** Holds a market in a status, whatever the match says; null lets the match decide again and drops all that was forced. */
export function forceMarketStatus(world: WorldContext, marketId: string, status: MarketStatus | null): void {
  bend(world, marketId, ({ control }) => (status === null ? noControl : { ...control, forcedStatus: status }))
}

/** Puts a price at the top of one side of a runner until the market is released. */
export function forcePrice(
  world: WorldContext,
  marketId: string,
  price: { selectionId: string; side: Side; level: PriceLevel },
): void {
  bend(world, marketId, ({ control, selections }) => {
    if (!selections.some(({ selectionId }) => selectionId === price.selectionId)) {
      throw new DomainError('selection_not_found', { marketId, selectionId: price.selectionId })
    }
    const others = control.forcedPrices.filter(
      ({ selectionId, side }) => selectionId !== price.selectionId || side !== price.side,
    )
    return { ...control, forcedPrices: [...others, price] }
  })
}

/** Lets all prices of a market move by so many ticks each second from now on. */
export function driftPrices(world: WorldContext, marketId: string, ticksPerSecond: number): void {
  const sinceMs = world.clock.now()
  bend(world, marketId, ({ control }) => ({ ...control, drift: { ticksPerSecond, sinceMs } }))
}

/** Lets a market close as soon as a bet waits on it. */
export function closeOnPendingBet(world: WorldContext, marketId: string): void {
  bend(world, marketId, ({ control }) => ({ ...control, closesOnPendingBet: true }))
}

function bend(world: WorldContext, marketId: string, change: (market: MarketRecord) => MarketControl): void {
  const market = marketRecord(world, marketId)
  const match = market && matchRecord(world, market.refMatchId)
  if (!match) throw new DomainError('market_not_found', { marketId })
  if (market.result !== null) throw new DomainError('market_settled', { marketId })
  world.transaction(() => {
    saveControl(world, marketId, change(market))
    publishMatch(world, match, world.clock.now())
  })
}
