import type { Halt } from '../prices/halt-words.tsx'
import { type PriceSource, useMarketsAlike } from '../prices/market-store.ts'
import { ticksBetter } from '../prices/odds-ladder.ts'
import type { Market, Price } from '../queries.ts'
import type { AcceptPolicy, Selection } from '../selection/slip-rules.ts'

/** What a page knows of markets. */
type Known = { markets: Readonly<Record<string, Market>>; matchId: string | null; source: PriceSource }

/** What stops a selection, null when nothing is known to: a market that is not on this page is the server's matter. */
export function haltOf(
  { markets, matchId, source }: Known,
  { refMatchId, marketId, selectionId, side }: Selection,
): Halt | null {
  const market = markets[marketId]
  // An open match's events list all its markets, so that a missing one has closed.
  if (!market) return source === 'push' && matchId === refMatchId ? 'closed' : null
  if (market.status !== 'open') return market.status
  const runner = market.runners.find((candidate) => candidate.selectionId === selectionId)
  if (runner?.status !== 'active') return 'withdrawn'
  return runner[side].length > 0 ? null : 'no_price'
}

/** The reason that stops each entry, in their order. Redraws when a reason changes, not with every price. */
export function useHalts(entries: readonly Selection[]): readonly (Halt | null)[] {
  return useMarketsAlike((state) => entries.map((entry) => haltOf(state, entry)))
}

/** What to do when the market's price is not the one that is asked for; `ticks` counts only under the rule of that name. */
type PriceRule = { policy: AcceptPolicy; ticks: number }

/**
 * Whether the rule takes what the market offers for the price that an entry asks for (docs/money.md). What is not taken is
 * refused, unless it is kept as an offer.
 */
export function takesOffer({ policy, ticks }: PriceRule, entry: Selection, offer: Price): boolean {
  if (offer.price === entry.price && offer.line === entry.line) return true
  if (policy === 'never') return false
  return policy === 'any' || ticksBetter(entry, entry, offer) >= (policy === 'ticks' ? -ticks : 0)
}

/** The offer of the market that the rule does not take, for each of some entries; null where it does or none is known. */
export function useRefusedOffers(entries: readonly Selection[], rule: PriceRule): readonly (Price | null)[] {
  return useMarketsAlike((state) =>
    entries.map((entry) => {
      const offer = offerOf(state.markets[entry.marketId], entry)
      return offer && !takesOffer(rule, entry, offer) ? offer : null
    }),
  )
}

function offerOf(market: Market | undefined, { selectionId, side }: Selection): Price | undefined {
  return market?.runners.find((runner) => runner.selectionId === selectionId)?.[side][0]
}
