import type { PriceLevel } from '../../odds/price.ts'
import type { RunnerBook } from '../engine.ts'
import type { Chance } from './decimal-book.ts'
import { sizes } from './decimal-book.ts'

/**
 * A bookmaker's book: rates per 100, one level each side, 3 % either side of the fair rate and at least one point.
 * A runner whose fair rate is over `mostRate`, or too short for a whole rate, gets no price, as bookmakers do.
 */
export function rateBook(runners: readonly Chance[], salt: string, basePaise: number, mostRate: number): RunnerBook[] {
  const size = sizes(salt, basePaise)
  return runners.map(({ selectionId, name, chance }) => {
    const fair = chance > 0 ? (100 * (1 - chance)) / chance : Number.POSITIVE_INFINITY
    const back = Math.floor(Math.min(fair * 0.97, fair - 1))
    const lay = Math.ceil(Math.max(fair * 1.03, fair + 1))
    if (back < 1 || lay > mostRate) return { selectionId, name, back: [], lay: [] }
    const level = (rate: number): PriceLevel[] => [{ priceHundredths: rate * 100, sizePaise: size() }]
    return { selectionId, name, back: level(back), lay: level(lay) }
  })
}
