import type { PriceHundredths } from '../domain/odds/price.ts'

/** A price as the API writes it, decimal odds or a rate per 100, in whole hundredths; null when it has more decimals. */
export function toHundredths(price: number): PriceHundredths | null {
  const hundredths = Math.round(price * 100)
  return Math.abs(hundredths / 100 - price) < 1e-9 ? hundredths : null
}

/** A price as the API writes it: decimal odds, or a rate per 100. */
export function fromHundredths(hundredths: PriceHundredths): number {
  return hundredths / 100
}
