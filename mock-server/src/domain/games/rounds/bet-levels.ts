import type { ErrorRule } from '../../base/errors.ts'

/** Stakes that every game takes, in paise. */
export interface BetLevels {
  minPaise: number
  maxPaise: number
  /** Every stake is a multiple of it. */
  stepPaise: number
  defaultPaise: number
  levelsPaise: readonly number[]
}

const rupee = 100

export const betLevels: BetLevels = {
  minPaise: 1 * rupee,
  maxPaise: 1_00_000 * rupee,
  stepPaise: 1 * rupee,
  defaultPaise: 100 * rupee,
  levelsPaise: [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 1_00_000].map(
    (level) => level * rupee,
  ),
}

/** Why an amount is not a valid stake of a game; null = it is valid. Fractions of a paisa are invalid. */
export function stakeRefusal(amountPaise: number): ErrorRule | null {
  if (amountPaise < betLevels.minPaise) return 'stake_below_min'
  if (amountPaise > betLevels.maxPaise) return 'stake_above_max'
  return amountPaise % betLevels.stepPaise === 0 ? null : 'stake_step'
}
