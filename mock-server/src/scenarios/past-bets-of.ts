import type { PastBet } from '../domain/betting/past-bets.ts'
import type { MarketRecord } from '../domain/matches/market-records.ts'

/** Prices in hundredths that lie on the ladder. */
const decimalPrices = [150, 162, 185, 198, 210, 244, 305, 380]
const ratePrices = [4500, 7400, 9000, 11500]
const lines = [38, 52, 96, 144, 162]
const stakesPaise = [100_00, 250_00, 500_00, 1000_00, 333_33]

/**
 * So many bets on a market, both sides and all selections in turn, at plausible prices, one after another from
 * `firstMs` on.
 */
export function betsOn(
  market: MarketRecord,
  count: number,
  { firstMs, everyMs }: { firstMs: number; everyMs: number },
  next: () => number,
): PastBet[] {
  const pick = <T>(from: readonly T[], otherwise: T): T => from[Math.floor(next() * from.length)] ?? otherwise
  return Array.from({ length: count }, (_, index): PastBet => {
    const selection = market.selections[index % market.selections.length]
    const isLine = market.priceKind === 'line'
    return {
      selectionId: selection?.selectionId ?? '',
      runnerName: selection?.name ?? '',
      side: next() < 0.6 ? 'back' : 'lay',
      priceHundredths:
        market.priceKind === 'decimal' ? pick(decimalPrices, 200) : isLine ? 10_000 : pick(ratePrices, 9000),
      line: isLine ? pick(lines, 50) : null,
      stakePaise: pick(stakesPaise, 100_00),
      createdAtMs: firstMs + index * everyMs,
    }
  })
}
