import { typedPaise } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'

/** Amounts in rupees that a form takes. */
export type AmountRange = { min: number; max: number }

/** The error text for a typed amount; undefined if it is valid. */
export function amountProblem(entered: string, { min, max }: AmountRange): string | undefined {
  if (entered.trim() === '') return t`Amount is required`
  const paise = typedPaise(entered)
  if (paise === null || paise === 0) return t`Enter an amount in rupees, such as 500 or 99.50`
  if (paise < toPaise(min)) return t`Minimum ${formatRupees(min)}`
  return paise > toPaise(max) ? t`Maximum ${formatRupees(max)}` : undefined
}

/** Rupees of an amount that has no problem. */
export function rupeesOf(entered: string): number {
  return fromPaise(typedPaise(entered) ?? 0)
}

const steps = [100, 200, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000, 1_00_000]

/** At most five round amounts within a range, to choose with one tap. */
export function quickAmounts({ min, max }: AmountRange): number[] {
  return steps.filter((step) => step >= min && step <= max).slice(0, 5)
}
