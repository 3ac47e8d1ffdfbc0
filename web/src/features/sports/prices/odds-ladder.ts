import type { PriceKind, Side } from './profit-rules.ts'

/** The field's tick ladder for decimal odds, in hundredths: up to `to` one tick is `step` (docs/money.md). */
const rungs = [
  { to: 200, step: 1 },
  { to: 300, step: 2 },
  { to: 400, step: 5 },
  { to: 600, step: 10 },
  { to: 1000, step: 20 },
  { to: 2000, step: 50 },
  { to: 3000, step: 100 },
  { to: 5000, step: 200 },
  { to: 10_000, step: 500 },
  { to: 100_000, step: 1000 },
] as const

const lowest = 101
const highest = 100_000

/** Whether decimal odds lie on the ladder: 1.01 to 1000. */
export function isOnLadder(odds: number): boolean {
  const hundredths = Math.round(odds * 100)
  return Math.abs(odds * 100 - hundredths) < 1e-6 && settle(hundredths) === hundredths
}

/** The nearest odds of the ladder that are not higher; within 1.01 and 1000. */
export function ontoLadder(odds: number): number {
  return settle(Math.round(odds * 100)) / 100
}

/** Odds some ticks up (positive) or down (negative); stays at the ends of the ladder. */
export function stepOdds(odds: number, ticks: number): number {
  let hundredths = settle(Math.round(odds * 100))
  for (let left = Math.abs(ticks); left > 0; left -= 1) hundredths = ticks > 0 ? above(hundredths) : below(hundredths)
  return hundredths / 100
}

/** One tick of a scale: a ladder step for decimal odds, 1 for a rate; a line moves by whole runs elsewhere. */
export function stepPrice(kind: PriceKind, price: number, ticks: number): number {
  return kind === 'decimal' ? stepOdds(price, ticks) : Math.max(1, price + ticks)
}

export type Quote = { price: number; line?: number | undefined }

/**
 * By how many ticks one price is better for its player than another, negative when it is worse; in runs when the line moved
 * (docs/money.md).
 */
export function ticksBetter(
  { priceKind, side }: { priceKind: PriceKind; side: Side },
  asked: Quote,
  got: Quote,
): number {
  const sign = side === 'back' ? 1 : -1
  if (asked.line !== got.line) return ((asked.line ?? 0) - (got.line ?? 0)) * sign
  if (priceKind === 'decimal') return (rankOf(got.price) - rankOf(asked.price)) * sign
  return (got.price - asked.price) * sign
}

/** How many ticks decimal odds stand above the foot of the ladder. */
function rankOf(odds: number): number {
  const hundredths = settle(Math.round(odds * 100))
  return rungs.reduce((ticks, { to, step }, index) => {
    const from = rungs[index - 1]?.to ?? 100
    return ticks + Math.max(0, Math.min(hundredths, to) - from) / step
  }, 0)
}

function above(hundredths: number): number {
  const rung = rungs.find(({ to }) => hundredths < to)
  return rung ? Math.min(highest, hundredths + rung.step) : highest
}

function below(hundredths: number): number {
  const rung = rungs.find(({ to }) => hundredths <= to)
  return Math.max(lowest, hundredths - (rung?.step ?? 0))
}

function settle(hundredths: number): number {
  const within = Math.min(highest, Math.max(lowest, hundredths))
  const index = rungs.findIndex(({ to }) => within <= to)
  const rung = rungs[index]
  const from = rungs[index - 1]?.to ?? 100
  return rung ? Math.max(lowest, within - ((within - from) % rung.step)) : within
}
