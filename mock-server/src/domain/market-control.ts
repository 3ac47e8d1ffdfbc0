import type { WorldContext } from './context.ts'
import { DomainError } from './errors.ts'
import type { MarketStatus, PriceLevel, Side } from './market.ts'

/** Holds a market in a status, whatever the match says; null lets the match decide again and drops forced prices. */
export function forceMarketStatus(world: WorldContext, marketId: string, status: MarketStatus | null): void {
  throw new DomainError('not_implemented', { now: world.clock.now(), marketId, status })
}

/** Puts a price at the top of one side of a runner until the market is released. */
export function forcePrice(
  world: WorldContext,
  marketId: string,
  price: { selectionId: string; side: Side; level: PriceLevel },
): void {
  throw new DomainError('not_implemented', { now: world.clock.now(), marketId, side: price.side })
}
