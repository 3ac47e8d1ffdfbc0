import { useCallback, useSyncExternalStore } from 'react'
import type { Market } from '../queries.ts'
import { marketById, watchMarket } from './market-store.ts'

/**
 * Book percentage of a market: what the best back prices of all runners add up to as chances, in whole percent. 100 is a book
 * without a margin. Null for a market of lines, and while a runner has no price to back.
 */
export function bookPercent({ priceKind, runners }: Pick<Market, 'priceKind' | 'runners'>): number | null {
  if (priceKind === 'line' || runners.length < 2) return null
  const chances = runners.map(({ back: [best] }) => {
    if (!best || best.price <= 0) return Number.NaN
    return 100 / (priceKind === 'decimal' ? best.price : 1 + best.price / 100)
  })
  const sum = chances.reduce((all, chance) => all + chance, 0)
  return Number.isFinite(sum) ? Math.round(sum) : null
}

/** The same of a market on the page, live; its component rerenders when the whole percent changes. */
export function useBookPercent(marketId: string): number | null {
  const watch = useCallback((changed: () => void) => watchMarket(marketId, changed), [marketId])
  return useSyncExternalStore(watch, () => {
    const market = marketById(marketId)
    return market ? bookPercent(market) : null
  })
}
