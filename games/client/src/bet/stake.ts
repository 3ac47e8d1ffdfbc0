import type { RgsSchema } from '@chaupar/api/rgs'
import { sharedTexts } from '../i18n/shared-texts.ts'
import type { Language } from '../i18n/texts.ts'
import { paiseOf, shortRupees } from '../money/amounts.ts'

/** Stakes that a game takes, in paise. */
export interface StakeLimits {
  minPaise: number
  maxPaise: number
  stepPaise: number
  levelsPaise: readonly number[]
  defaultPaise: number
}

export function stakeLimits(config: RgsSchema<'Config'>): StakeLimits {
  return {
    minPaise: paiseOf(config.minBet),
    maxPaise: paiseOf(config.maxBet),
    stepPaise: paiseOf(config.stepBet),
    levelsPaise: config.betLevels.map(paiseOf),
    defaultPaise: paiseOf(config.defaultBetLevel),
  }
}

/** Why a stake cannot be placed, in words; null when it can. `balance` is null before it is known. */
export function stakeProblem(
  paise: number | null,
  limits: StakeLimits,
  balance: RgsSchema<'Balance'> | null,
  language: Language,
): string | null {
  const t = sharedTexts[language]
  if (balance?.pausedUntil !== undefined) return t.onBreak
  if (paise === null) return t.stakeWords
  if (paise < limits.minPaise) return t.stakeLeast(shortRupees(limits.minPaise, language))
  if (paise > limits.maxPaise) return t.stakeMost(shortRupees(limits.maxPaise, language))
  if (paise % limits.stepPaise !== 0) return t.stakeStep(shortRupees(limits.stepPaise, language))
  return addedStakeProblem(paise, balance, language)
}

/** Why so much cannot be staked, or added to a stake, whatever the limits of the game are, in words; null when it can. */
export function addedStakeProblem(
  paise: number,
  balance: RgsSchema<'Balance'> | null,
  language: Language,
): string | null {
  const t = sharedTexts[language]
  if (balance?.pausedUntil !== undefined) return t.onBreak
  return paise > paiseOf(balance?.amount ?? 0) ? t.stakeOver : null
}

/** The next level above (`by` 1) or below (-1) a stake. */
export function nextLevel(paise: number, by: 1 | -1, { levelsPaise, minPaise, maxPaise }: StakeLimits): number {
  if (by > 0) return levelsPaise.find((level) => level > paise) ?? maxPaise
  return levelsPaise.findLast((level) => level < paise) ?? minPaise
}

/** A few levels to pick from, around what people stake: 10, 50, 100, 500, 1,000. */
export function quickLevels({ levelsPaise }: StakeLimits): number[] {
  const wanted = [10, 50, 100, 500, 1_000].map((rupees) => rupees * 100)
  const found = wanted.filter((level) => levelsPaise.includes(level))
  return found.length >= 3 ? found : levelsPaise.slice(0, 5)
}
