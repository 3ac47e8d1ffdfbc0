import type { PriceHundredths, PriceKind } from '../../odds/price.ts'
import { roundedShare } from '../../odds/profit-loss.ts'
import { scaled } from './cash-out-value.ts'

/** The result of a player's bets on a market for one outcome, and the best prices on that outcome now. */
export interface PricedOutcome {
  outcomeKey: string
  resultPaise: number
  /** Null without a price. */
  backHundredths: PriceHundredths | null
  layHundredths: PriceHundredths | null
}

/** The same result on every outcome, and the chance that the prices give each of them, 0 to 1. */
export interface EvenResult {
  profitPaise: number
  chances: Map<string, number>
}

/**
 * The best equal result on every outcome that bets on the other sides can reach ("green up"). Outcomes above a base are laid, those
 * below are backed, each at its best price; the base is the result of one of the outcomes. The base of the worst outcome needs
 * lays alone, so the result is never below the worst. The best base is at one of the outcomes, since the result rises and then
 * falls with the base. Null where no base has the prices it needs. Each bet is rounded to whole paise once, half away from zero.
 */
export function evenOut(priceKind: PriceKind, outcomes: readonly PricedOutcome[]): EvenResult | null {
  const bases = new Set(outcomes.map(({ resultPaise }) => resultPaise))
  let best: EvenResult | null = null
  for (const basePaise of bases) {
    const even = evenAt(basePaise, priceKind, outcomes)
    if (even !== null && (best === null || even.profitPaise > best.profitPaise)) best = even
  }
  return best
}

function evenAt(basePaise: number, priceKind: PriceKind, outcomes: readonly PricedOutcome[]): EvenResult | null {
  const chances = new Map<string, number>()
  let profitPaise = basePaise
  for (const { outcomeKey, resultPaise, backHundredths, layHundredths } of outcomes) {
    const abovePaise = resultPaise - basePaise
    if (abovePaise === 0) continue
    const price = abovePaise > 0 ? layHundredths : backHundredths
    if (price === null) return null
    const odds = scaled(priceKind, price)
    profitPaise += Math.sign(abovePaise) * roundedShare(Math.abs(abovePaise), 10_000, odds)
    chances.set(outcomeKey, 10_000 / odds)
  }
  // The outcomes at the base need no bet: they share the rest of the chances.
  const open = outcomes.filter(({ outcomeKey }) => !chances.has(outcomeKey))
  const left = Math.max(0, 1 - [...chances.values()].reduce((sum, chance) => sum + chance, 0))
  for (const { outcomeKey } of open) chances.set(outcomeKey, left / open.length)
  return { profitPaise, chances }
}
