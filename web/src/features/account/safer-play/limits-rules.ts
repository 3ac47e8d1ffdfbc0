import type { Body } from '@chaupar/api/api'
import { typedPaise } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import type { Limits } from '../queries.ts'

export const limitKinds = ['deposit', 'loss', 'stake'] as const
export const limitPeriods = ['daily', 'weekly', 'monthly'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]

/** As typed: rupees, '' for no limit. */
export type LimitValues = Record<LimitKind, Record<LimitPeriod, string>>

/** In rupees; null for no limit. */
type LimitAmounts = Pick<Limits, LimitKind>

/** The form's texts of the limits that hold now. */
export function valuesOf(limits: Limits): LimitValues {
  return eachLimit(limits, (value) => (value === null ? '' : String(value)))
}

/** The same limits, each turned into something else. */
function eachLimit<From, To>(
  limits: Record<LimitKind, Record<LimitPeriod, From>>,
  turned: (limit: From) => To,
): Record<LimitKind, Record<LimitPeriod, To>> {
  const ofKind = ({ daily, weekly, monthly }: Record<LimitPeriod, From>) => ({
    daily: turned(daily),
    weekly: turned(weekly),
    monthly: turned(monthly),
  })
  return { deposit: ofKind(limits.deposit), loss: ofKind(limits.loss), stake: ofKind(limits.stake) }
}

/** The largest amount that a box reads, in rupees; a server may take more. */
const mostRupees = 9_999_999_999.99

export function limitProblem(entered: string): string | undefined {
  if (entered.trim() === '' || typedPaise(entered) !== null) return undefined
  const isTooMuch = /^₹?\s*\d[\d,\s]{10,}(\.\d{0,2})?$/.test(entered.trim())
  return isTooMuch ? t`Maximum ${formatRupees(mostRupees)}` : t`Enter an amount in rupees, or nothing`
}

/** The typed limits; a text that is not an amount is no limit. */
export function amountsOf(values: LimitValues): LimitAmounts {
  return eachLimit(values, rupeesOf)
}

/** Limits that cannot be reached, since one over a longer time is lower: it stops the player first. */
export function idleLimits(limits: LimitAmounts): { kind: LimitKind; period: LimitPeriod; first: LimitPeriod }[] {
  return limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period, index) => {
      const held = limits[kind][period]
      const first = limitPeriods.slice(index + 1).find((longer) => (limits[kind][longer] ?? Infinity) < (held ?? 0))
      return first === undefined ? [] : [{ kind, period, first }]
    }),
  )
}

/** The body of setLimits: only what differs from the limits that hold now; null when nothing does. */
export function changeOf(limits: Limits, values: LimitValues): Body<'setLimits'> | null {
  const change: Body<'setLimits'> = {}
  for (const kind of limitKinds) {
    const periods = limitPeriods.filter((period) => !same(limits[kind][period], values[kind][period]))
    if (periods.length > 0) {
      change[kind] = Object.fromEntries(periods.map((period) => [period, rupeesOf(values[kind][period])]))
    }
  }
  return Object.keys(change).length === 0 ? null : change
}

/** Kinds of which a change lets nothing through any more. */
export function stoppedBy(change: Body<'setLimits'>): LimitKind[] {
  return limitKinds.filter((kind) => Object.values(change[kind] ?? {}).includes(0))
}

/**
 * Since when all limits that wait hold, as a timestamp, and whether only some that are taken away do; those that waited
 * `before` in the same way do not count. Null when none is left.
 */
export function newlyPending(
  after: Limits['pending'],
  before: Limits['pending'],
): { from: string; isHigher: boolean } | null {
  const nameOf = ({ kind, period, amount, from }: Limits['pending'][number]) => `${kind} ${period} ${amount} ${from}`
  const known = before.map(nameOf)
  const caused = after.filter((one) => !known.includes(nameOf(one)))
  const [last] = caused.map(({ from }) => from).sort((one, other) => Date.parse(other) - Date.parse(one))
  return last === undefined ? null : { from: last, isHigher: caused.some(({ amount }) => amount !== null) }
}

function rupeesOf(entered: string): number | null {
  const paise = typedPaise(entered)
  return paise === null ? null : fromPaise(paise)
}

function same(held: number | null, entered: string): boolean {
  return (held === null ? null : toPaise(held)) === typedPaise(entered)
}
