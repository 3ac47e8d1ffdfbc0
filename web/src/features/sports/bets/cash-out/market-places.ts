import type { Bet } from '../../queries.ts'
import { type HeldMarket, marketCashOuts, marketsHeld } from './cash-out-store.ts'

/** Where markets that can be cashed out stand in a list of bets. */
export type MarketPlaces = {
  /** Over the newest listed bet of each, by the bet's id. */
  over: ReadonlyMap<string, HeldMarket>
  /** Those whose bets have all left, with what became of them: over the list. */
  gone: readonly HeldMarket[]
}

/** Places for the markets of listed bets, newest first, on which several of the `held` bets count. */
export function useMarketPlaces(listed: readonly Bet[], held: readonly Bet[]): MarketPlaces {
  const over = new Map<string, HeldMarket>()
  for (const market of marketsHeld(held)) {
    const newest = listed.find(({ marketId, status }) => marketId === market.id && status === 'open')
    if (newest) over.set(newest.id, market)
  }
  return { over, gone: marketCashOuts.useGone([...over.values()]) }
}
