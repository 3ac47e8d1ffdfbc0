import { ticksBetween } from '../odds/odds-ladder.ts'
import type { PriceKind, Quote, Side } from '../odds/price.ts'
import type { AcceptPolicy } from './bet.ts'

/**
 * Whether a player's policy takes `offered` for the `seen` price (docs/money.md). A better price is
 * taken except under 'never'. A tick is one ladder step, 1 for rates, 1 run for lines.
 */
export function takesPrice(
  { policy, ticks = 0 }: AcceptPolicy,
  market: { priceKind: PriceKind; side: Side },
  seen: Quote,
  offered: Quote,
): boolean {
  const worse = ticksWorse(market, seen, offered)
  if (worse === 0 || policy === 'any') return true
  if (policy === 'never') return false
  return worse <= (policy === 'ticks' ? ticks : 0)
}

/**
 * By how many ticks `offered` is worse for the player; negative = better. Better is: back higher, lay lower; Yes a
 * lower line, then a higher rate; No a higher line, then a lower rate. When a line moves, the line decides.
 */
function ticksWorse({ priceKind, side }: { priceKind: PriceKind; side: Side }, seen: Quote, offered: Quote): number {
  const sign = side === 'back' ? 1 : -1
  if (priceKind === 'line' && seen.line !== offered.line) return ((offered.line ?? 0) - (seen.line ?? 0)) * sign
  if (priceKind === 'decimal') return ticksBetween(offered.priceHundredths, seen.priceHundredths) * sign
  return ((seen.priceHundredths - offered.priceHundredths) / 100) * sign
}
