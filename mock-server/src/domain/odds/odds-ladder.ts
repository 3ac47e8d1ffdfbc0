import { LADDER } from '../engine/pricing/odds-ladder.ts'

/** Odds as whole hundredths (305 is 3.05): exact, where floats are not. */
const positions = new Map(LADDER.map((odds, position) => [odds, position]))

/** Hundredths of a price with at most two decimals; null when it has more. */
export function toHundredths(price: number): number | null {
  const hundredths = Math.round(price * 100)
  return Math.abs(hundredths / 100 - price) < 1e-9 ? hundredths : null
}

export function fromHundredths(hundredths: number): number {
  return hundredths / 100
}

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
