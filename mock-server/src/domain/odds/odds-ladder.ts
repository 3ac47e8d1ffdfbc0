import type { PriceHundredths } from './price.ts'

/** The exchange's tick ladder from 1.01 to 1000, in hundredths so that a step is exact. */

const BANDS: readonly [from: number, to: number, step: number][] = [
  [101, 200, 1],
  [200, 300, 2],
  [300, 400, 5],
  [400, 600, 10],
  [600, 1000, 20],
  [1000, 2000, 50],
  [2000, 3000, 100],
  [3000, 5000, 200],
  [5000, 10000, 500],
  [10000, 100000, 1000],
]

/** Every rung in hundredths, ascending. */
export const LADDER: readonly PriceHundredths[] = BANDS.flatMap(([from, to, step]) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step),
).concat(100000)

/** The position of 1000. */
export const LAST_POSITION = LADDER.length - 1

/** The rung at a ladder position, 0 (1.01) upwards; positions outside the ladder give its ends. */
export function rungAt(position: number): PriceHundredths {
  return LADDER[Math.min(LAST_POSITION, Math.max(0, position))] ?? 0
}

/** The same as decimal odds, for sums of chances. */
export function oddsAt(position: number): number {
  return rungAt(position) / 100
}

/** The position of the highest price that is not above `odds` (0 when all are). */
export function positionAtOrBelow(odds: number): number {
  const hundredths = odds * 100 + 1e-9
  let low = 0
  let high = LAST_POSITION
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((LADDER[middle] ?? 0) <= hundredths) low = middle
    else high = middle - 1
  }
  return low
}

const positions = new Map(LADDER.map((odds, position) => [odds, position]))

/** Whether decimal odds lie on the field's ladder, 1.01 to 1000 (docs/money.md). */
export function isOnLadder(oddsHundredths: PriceHundredths): boolean {
  return positions.has(oddsHundredths)
}

/** Steps from one rung up to another; negative when it goes down. Both must lie on the ladder. */
export function ticksBetween(fromHundredths: PriceHundredths, upToHundredths: PriceHundredths): number {
  return positionOf(upToHundredths) - positionOf(fromHundredths)
}

/** The rung so many steps up (or down); stops at the ladder's ends. */
export function moveTicks(oddsHundredths: PriceHundredths, ticks: number): PriceHundredths {
  const target = Math.min(LAST_POSITION, Math.max(0, positionOf(oddsHundredths) + ticks))
  return LADDER[target] ?? oddsHundredths
}

function positionOf(oddsHundredths: PriceHundredths): number {
  const position = positions.get(oddsHundredths)
  if (position === undefined) throw new RangeError(`${oddsHundredths} is not on the ladder`)
  return position
}
