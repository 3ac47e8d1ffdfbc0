import type { PriceHundredths, PriceKind } from '../../odds/price.ts'
import { outcomesOf, riskOf, roundedShare, type Stake } from '../../odds/profit-loss.ts'

/** The present worth of a bet, or of a part of its stake. */
export interface CashOutValue {
  /** The returned amount: the risked money and the profit, or less. Never below zero. */
  amountPaise: number
  /** Win (+) or loss (-) that is settled. */
  profitPaise: number
}

/**
 * The worth of a stake at the best price of the other side: the result of a bet there of the size that makes both outcomes equal.
 * Back S at O against lay at L: S x O / L - S; lay S at O against back at B: S - S x O / B, with O = 1 + R / 100 for rates.
 * Rounded to whole paise half away from zero, once.
 */
export function cashOutValue(stake: Stake, oppositeHundredths: PriceHundredths): CashOutValue {
  const { priceKind, side, priceHundredths, stakePaise } = stake
  const hedgePaise = roundedShare(stakePaise, scaled(priceKind, priceHundredths), scaled(priceKind, oppositeHundredths))
  const riskPaise = riskOf(outcomesOf(stake))
  const fairPaise = side === 'back' ? hedgePaise - stakePaise : stakePaise - hedgePaise
  const profitPaise = Math.max(-riskPaise, fairPaise)
  return { amountPaise: riskPaise + profitPaise, profitPaise }
}

/** Decimal odds in ten-thousandths, whatever the price kind. */
export function scaled(priceKind: PriceKind, priceHundredths: PriceHundredths): number {
  return priceKind === 'decimal' ? priceHundredths * 100 : priceHundredths + 10_000
}
