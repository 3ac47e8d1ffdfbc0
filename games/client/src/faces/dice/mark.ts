import type { Bet, Fields } from '../face.ts'
import { flagAt, numberAt } from '../fields.ts'

/** Numbers of the die and the limits of the rules (games/rules/dice.ts): 0.00 to 99.99, in hundredths. */
const faces = 10_000
const expected = 0.99

/** Chances that may be bet on, in hundredths of a percent. */
export const chances = { least: 200, most: 9_800, step: 50 } as const

/** What is bet on: the mark, the side of it that wins, and how likely that is, in hundredths. */
export interface Mark {
  target: number
  over: boolean
  chance: number
  /** Payout of a won bet, in hundredths of the stake. */
  times: number
}

export function markOf({ meta }: Bet): Mark {
  const target = numberAt(meta, 'target', 5_000)
  const over = flagAt(meta, 'over')
  const chance = over ? faces - 1 - target : target
  return { target, over, chance, times: Math.floor((expected * 100 * faces) / chance) }
}

/** The bet's fields for a chance on a side. */
export function metaOf(chance: number, over: boolean): Fields {
  return { target: over ? faces - 1 - chance : chance, over }
}

/** Hundredths as the die shows them: 3184 -> '31.84'. */
export function markText(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}
