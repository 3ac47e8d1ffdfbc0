/**
 * A book in decimal odds from chances: three levels each side on the tick ladder.
 *
 * Each runner is quoted around its chance p: back at or under 1 / (p + h), lay at or over 1 / (p - h), where h = p (1 - p) / 52 is half the
 * spread. The back prices then add up to a little over one (the overround); rounding to the ladder moves that sum, so it is
 * brought back between 100.6 and 103.8 % tick by tick. Back stays under lay always.
 */

import { LAST_POSITION, oddsAt, positionAtOrBelow, rungAt } from '../../odds/odds-ladder.ts'
import type { PriceLevel } from '../../odds/price.ts'
import type { RunnerBook } from '../engine.ts'
import { below, nextInStream, openStream } from '../random.ts'

export interface Chance {
  selectionId: string
  name: string
  /** 0 to 1; the chances of a book add up to 1. */
  chance: number
}

const LEVELS = 3
const LEAST_SUM = 1.006
const MOST_SUM = 1.038
const LEAST_CHANCE = 0.01

interface Position {
  back: number
  lay: number
}

/** `salt` varies the sizes; `basePaise` is a typical size at the best price. */
export function decimalBook(runners: readonly Chance[], salt: string, basePaise: number): RunnerBook[] {
  const positions = runners.map(({ chance }) => quote(Math.max(LEAST_CHANCE, Math.min(1 - LEAST_CHANCE, chance))))
  shorten(positions)
  lengthen(positions)
  const size = sizes(salt, basePaise)
  return runners.map(({ selectionId, name }, index) => {
    const { back, lay } = positions[index] ?? { back: 0, lay: 1 }
    return { selectionId, name, back: levels(back, -1, size), lay: levels(lay, 1, size) }
  })
}

function quote(chance: number): Position {
  const half = (chance * (1 - chance)) / 52
  const back = positionAtOrBelow(1 / (chance + half))
  const fair = positionAtOrBelow(1 / (chance - half))
  const lay = oddsAt(fair) * (chance - half) < 1 - 1e-12 ? fair + 1 : fair
  return { back, lay: Math.max(lay, back + 1) }
}

function sum(positions: readonly Position[]): number {
  return positions.reduce((total, { back }) => total + 1 / oddsAt(back), 0)
}

/** While the book is too generous, the longest price comes in a tick. */
function shorten(positions: Position[]): void {
  while (sum(positions) < LEAST_SUM) {
    const longest = positions.reduce((one, other) => (other.back > one.back ? other : one))
    longest.back -= 1
  }
}

/** While it is too dear, the price that has most room to its lay goes out a tick. */
function lengthen(positions: Position[]): void {
  while (sum(positions) > MOST_SUM) {
    const roomiest = positions.reduce((one, other) => (other.lay - other.back > one.lay - one.back ? other : one))
    if (roomiest.lay - roomiest.back <= 1) roomiest.lay += 1
    roomiest.back += 1
  }
}

/** Up to three prices from the best one on, each a rung further. */
function levels(best: number, direction: 1 | -1, size: () => number): PriceLevel[] {
  return Array.from({ length: LEVELS }, (_, level) => best + direction * level)
    .filter((position) => position >= 0 && position <= LAST_POSITION)
    .map((position) => ({ priceHundredths: rungAt(position), sizePaise: size() }))
}

/** Stakes on offer: plausible, decoration only; nothing is drawn from the match's own chance. Whole hundreds of rupees, in paise. */
export function sizes(salt: string, basePaise: number): () => number {
  let stream = openStream(salt, 'sizes')
  return () => {
    stream = nextInStream(stream)
    return Math.floor((basePaise * (30 + below(stream, 141))) / 1_000_000) * 10_000
  }
}
