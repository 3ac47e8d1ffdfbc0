import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { paiseOf } from '../../../lib/typed-numbers.ts'
import { cashier, type Limits } from '../queries.ts'
import { type AmountRange, amountProblem } from '../requests/amount-rules.ts'
import './deposit-limits.css'

const periods = ['daily', 'weekly', 'monthly'] as const

/** The player's own limit on deposits that leaves the least. */
export type OwnLimit = { period: (typeof periods)[number]; leftPaise: number }

/** What a deposit is held against before it is sent; null without a limit, or before the server has told it. */
export function useOwnLimit(): OwnLimit | null {
  const { data } = useQuery(cashier.limits())
  return data ? ownLimitOf(data) : null
}

/** Every limit holds by itself, so the one that leaves the least decides; the shorter one of two that leave the same. */
export function ownLimitOf({ deposit, used }: Pick<Limits, 'deposit' | 'used'>): OwnLimit | null {
  const set = periods.flatMap((period): OwnLimit[] => {
    const limit = deposit[period]
    if (limit === null) return []
    return [{ period, leftPaise: Math.max(0, toPaise(limit) - toPaise(used?.deposit[period] ?? 0)) }]
  })
  return set.reduce<OwnLimit | null>((least, one) => (least && least.leftPaise <= one.leftPaise ? least : one), null)
}

/** What is wrong with a typed amount, by the method and by the player's own limit; undefined when nothing is. */
export function depositProblem(entered: string, range: AmountRange, own: OwnLimit | null): string | undefined {
  const problem = amountProblem(entered, range)
  if (problem !== undefined || own === null || (paiseOf(entered) ?? 0) <= own.leftPaise) return problem
  const left = formatRupees(fromPaise(own.leftPaise))
  if (own.period === 'daily') return t`Your own limit over 24 hours leaves ${left}`
  return own.period === 'weekly'
    ? t`Your own limit over 7 days leaves ${left}`
    : t`Your own limit over 30 days leaves ${left}`
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
      <Left own={own} /> {isTooLittle ? <Trans>That is less than this method takes.</Trans> : null}
    </p>
  )
}

function Left({ own: { period, leftPaise } }: { own: OwnLimit }) {
  const left = formatRupees(fromPaise(leftPaise))
  if (period === 'daily') return <Trans>Your own limit over 24 hours leaves {left}.</Trans>
  return period === 'weekly' ? (
    <Trans>Your own limit over 7 days leaves {left}.</Trans>
  ) : (
    <Trans>Your own limit over 30 days leaves {left}.</Trans>
  )
}
