/** Odds as whole hundredths (305 is 3.05): exact, where floats are not. */
const bands: readonly { below: number; step: number }[] = [
  { below: 200, step: 1 },
  { below: 300, step: 2 },
  { below: 400, step: 5 },
  { below: 600, step: 10 },
  { below: 1000, step: 20 },
  { below: 2000, step: 50 },
  { below: 3000, step: 100 },
  { below: 5000, step: 200 },
  { below: 10_000, step: 500 },
  { below: 100_000, step: 1000 },
]

const ladder = buildLadder()
const positions = new Map(ladder.map((odds, position) => [odds, position]))

/** Hundredths of a price with at most two decimals; null when it has more. */
export function toHundredths(price: number): number | null {
  const hundredths = Math.round(price * 100)
  return Math.abs(hundredths / 100 - price) < 1e-9 ? hundredths : null
}

export function fromHundredths(hundredths: number): number {
  return hundredths / 100
}

/** Whether decimal odds lie on the field's ladder, 1.01 to 1000 (api.md, "Rounding"). */
export function isOnLadder(oddsHundredths: number): boolean {
  return positions.has(oddsHundredths)
}

/** Steps from one rung up to another; negative when it goes down. Both must lie on the ladder. */
export function ticksBetween(fromHundredths: number, upToHundredths: number): number {
  return rung(upToHundredths) - rung(fromHundredths)
}

/** The rung so many steps up (or down); stops at the ladder's ends. */
export function moveTicks(oddsHundredths: number, ticks: number): number {
  const target = Math.min(ladder.length - 1, Math.max(0, rung(oddsHundredths) + ticks))
  return ladder[target] ?? oddsHundredths
}

function rung(oddsHundredths: number): number {
  const position = positions.get(oddsHundredths)
  if (position === undefined) throw new RangeError(`${oddsHundredths} is not on the ladder`)
  return position
}

function buildLadder(): number[] {
  const rungs: number[] = []
  let odds = 101
  for (const { below, step } of bands) for (; odds < below; odds += step) rungs.push(odds)
  return [...rungs, 100_000]
}
