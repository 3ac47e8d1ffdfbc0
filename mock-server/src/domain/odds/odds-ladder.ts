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
export const LADDER: readonly number[] = BANDS.flatMap(([from, to, step]) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step),
).concat(100000)

/** The position of 1000. */
export const LAST_POSITION = LADDER.length - 1

/** Decimal odds at a ladder position, 0 (1.01) upwards; positions outside the ladder give its ends. */
export function priceAt(position: number): number {
  return (LADDER[Math.min(LAST_POSITION, Math.max(0, position))] ?? 0) / 100
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
export function isOnLadder(oddsHundredths: number): boolean {
  return positions.has(oddsHundredths)
}

/** Steps from one rung up to another; negative when it goes down. Both must lie on the ladder. */
export function ticksBetween(fromHundredths: number, upToHundredths: number): number {
  return rung(upToHundredths) - rung(fromHundredths)
}

/** The rung so many steps up (or down); stops at the ladder's ends. */
export function moveTicks(oddsHundredths: number, ticks: number): number {
  const target = Math.min(LADDER.length - 1, Math.max(0, rung(oddsHundredths) + ticks))
  return LADDER[target] ?? oddsHundredths
}

function rung(oddsHundredths: number): number {
  const position = positions.get(oddsHundredths)
  if (position === undefined) throw new RangeError(`${oddsHundredths} is not on the ladder`)
  return position
}
