import { useMarketsAlike } from '../prices/market-store.ts'
import { stepOdds } from '../prices/odds-ladder.ts'
import type { Market, Price } from '../queries.ts'
import type { AcceptPolicy, Selection } from '../selection/slip-rules.ts'

/** What to do when the market's price is not the one that is asked for; `ticks` counts only under the rule of that name. */
export type PriceRule = { policy: AcceptPolicy; ticks: number }

/**
 * Whether the rule takes what the market offers for the price that a line asks for (docs/money.md). Nothing
 * is left waiting in the market for a better price: what is not taken is refused.
 */
export function takesOffer({ policy, ticks }: PriceRule, line: Selection, offer: Price): boolean {
  if (offer.price === line.price && offer.line === line.line) return true
  if (policy === 'never') return false
  return policy === 'any' || isWithin(line, offer, policy === 'ticks' ? ticks : 0)
}

/** Whether an offer is better than what is asked for, or worse by no more than these ticks. */
function isWithin(line: Selection, offer: Price, ticks: number): boolean {
  const sign = line.side === 'back' ? 1 : -1
  if (offer.line !== line.line) return ((offer.line ?? 0) - (line.line ?? 0)) * sign <= ticks
  const step = -ticks * sign
  const worst = line.priceKind === 'decimal' ? stepOdds(line.price, step) : line.price + step
  return (offer.price - worst) * sign >= 0
}

/** The offer of the market that the rule does not take, for each of some lines; null where it does or none is known. */
export function useRefusedOffers(lines: readonly Selection[], rule: PriceRule): readonly (Price | null)[] {
  return useMarketsAlike((state) =>
    lines.map((line) => {
      const offer = offerOf(state.markets[line.marketId], line)
      return offer && !takesOffer(rule, line, offer) ? offer : null
    }),
  )
}

function offerOf(market: Market | undefined, { selectionId, side }: Selection): Price | undefined {
  return market?.runners.find((runner) => runner.selectionId === selectionId)?.[side][0]
}
