import { ontoLadder, stepOdds } from '../prices/odds-ladder.ts'
import { matchLiability, type Position, type Side } from '../prices/profit-rules.ts'

/** The steps that a ladder shows above the middle, and below it. */
const stepsEachWay = 30

/** The prices of a ladder, highest first: the steps around `middle`, as far as the scale goes, and those of `others`. */
export function rowsAround(middle: number, others: readonly number[]): number[] {
  const around = Array.from({ length: 2 * stepsEachWay + 1 }, (_, row) => stepOdds(middle, stepsEachWay - row))
  return [...new Set([...around, ...others.map(ontoLadder)])].sort((one, other) => other - one)
}

/** Best prices of a runner as steps of the ladder; undefined where nothing is offered. */
type BestSteps = { back: number | undefined; lay: number | undefined }

/** The side on which the market can match a bet at this price; null between its two best prices. */
export function sideAt(step: number, { back, lay }: BestSteps): Side | null {
  if (back !== undefined && step <= back) return 'back'
  return lay !== undefined && step >= lay ? 'lay' : null
}

/** The result in paise if the runner wins, `heldPaise` with one more bet on this runner. */
export function netWith(heldPaise: number, bet: Position): number {
  return heldPaise + (matchLiability([bet.selectionId], [bet]).get(bet.selectionId) ?? 0)
}
