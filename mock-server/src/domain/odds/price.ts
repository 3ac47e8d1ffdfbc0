export type PriceKind = 'decimal' | 'rate' | 'line'

/** For a line, Yes is back and No is lay. */
export type Side = 'back' | 'lay'

/** `price`: decimal odds, or a rate per 100; `line`: runs, on line markets only. */
export interface PriceLevel {
  price: number
  sizePaise: number
  line?: number
}

/** Hundredths of a price with at most two decimals; null when it has more. */
export function toHundredths(price: number): number | null {
  const hundredths = Math.round(price * 100)
  return Math.abs(hundredths / 100 - price) < 1e-9 ? hundredths : null
}

export function fromHundredths(hundredths: number): number {
  return hundredths / 100
}
