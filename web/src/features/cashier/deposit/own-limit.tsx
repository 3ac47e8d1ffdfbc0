import { typedPaise } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import type { OwnLimit } from '../../../player/own-limit.ts'
import { type AmountRange, amountProblem } from '../requests/amount-rules.ts'
import './deposit-limits.css'

/** The error text for a typed amount, by the method and by the player's own limit; undefined if it is valid. */
export function depositProblem(entered: string, range: AmountRange, own: OwnLimit | null): string | undefined {
  const problem = amountProblem(entered, range)
  if (problem !== undefined || own === null || (typedPaise(entered) ?? 0) <= own.leftPaise) return problem
  return limitWords(own)
}

/** The amounts to choose from: those of the method that the limit leaves, where it leaves any. */
export function rangeWithin(range: AmountRange, own: OwnLimit | null): AmountRange {
  const left = own === null ? range.max : fromPaise(own.leftPaise)
  return left >= range.min && left < range.max ? { min: range.min, max: left } : range
}

type OwnLimitNoteProps = {
  range: AmountRange
  own: OwnLimit | null
  /** The amount is refused beside its field, where the limit is named if it is the reason. */
  isRefused: boolean
}

/** Under the amount, where the own limit leaves less than the method takes. */
export function OwnLimitNote({ range, own, isRefused }: OwnLimitNoteProps) {
  if (own === null || own.leftPaise >= toPaise(range.max)) return null
  const isTooLittle = own.leftPaise < toPaise(range.min)
  if (isRefused && !isTooLittle) return null
  return (
    <p className="own-limit-note text-sm text-muted">
      {isTooLittle ? <Trans>{limitWords(own)}: less than this method takes</Trans> : limitWords(own)}
    </p>
  )
}

/** Beside the field and under it alike. */
function limitWords({ period, leftPaise }: OwnLimit): string {
  const left = formatRupees(fromPaise(leftPaise))
  if (period === 'daily') return t`Your own limit over 24 hours leaves ${left}`
  return period === 'weekly'
    ? t`Your own limit over 7 days leaves ${left}`
    : t`Your own limit over 30 days leaves ${left}`
}
