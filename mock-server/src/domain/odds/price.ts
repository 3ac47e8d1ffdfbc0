/**
 * The one price of the domain, in whole hundredths: 305 is decimal odds of 3.05, 9500 a rate of 95 per 100. An engine
 * quotes it, a board shows it, a bet and its settlement carry it. Whole numbers compare and step exactly, where floats do
 * not; only the wire turns it into the decimals of the API.
 */
export type PriceHundredths = number

/** The kind of a price: decimal odds, a rate per 100, or a rate per 100 for runs on a line. */
export type PriceKind = 'decimal' | 'rate' | 'line'

/** For a line, Yes is back and No is lay. */
export type Side = 'back' | 'lay'

/** One price of a board with its size; `line`: runs, on line markets only. */
export interface PriceLevel {
  priceHundredths: PriceHundredths
  sizePaise: number
  line?: number
}

/** A price as it is compared: hundredths, and runs on line markets. */
export interface Quote {
  priceHundredths: PriceHundredths
  line: number | null
}

/** The chance that decimal odds stand for, 0 to 1. */
export function chanceOf(oddsHundredths: PriceHundredths): number {
  return 1 / (oddsHundredths / 100)
}
