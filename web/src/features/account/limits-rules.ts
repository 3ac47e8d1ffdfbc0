import type { Body } from '@chaupar/contracts/api'
import { t } from '@lingui/core/macro'
import { fromPaise, toPaise } from '../../lib/money.ts'
import { paiseOf } from '../../lib/typed-numbers.ts'
import type { Limits } from './queries.ts'

export const limitKinds = ['deposit', 'loss', 'stake'] as const
export const limitPeriods = ['daily', 'weekly', 'monthly'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]

/** As typed: rupees, '' for no limit; minutes of the reminder, '' for none. */
export type LimitValues = Record<LimitKind, Record<LimitPeriod, string>> & { sessionMinutes: string }

/** The form's texts of the limits that hold now. */
export function valuesOf(limits: Limits): LimitValues {
  const texts = (kind: LimitKind) => ({
    daily: textOf(limits[kind].daily),
    weekly: textOf(limits[kind].weekly),
    monthly: textOf(limits[kind].monthly),
  })
  return {
    deposit: texts('deposit'),
    loss: texts('loss'),
    stake: texts('stake'),
    sessionMinutes: textOf(limits.sessionMinutes),
  }
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}

export function limitProblem(entered: string): string | undefined {
  return entered.trim() === '' || paiseOf(entered) !== null ? undefined : t`Enter an amount in rupees, or nothing`
}

export function minutesProblem(entered: string): string | undefined {
  if (entered.trim() === '') return undefined
  const minutes = /^\d{1,4}$/.test(entered.trim()) ? Number(entered) : 0
  return minutes >= 5 && minutes <= 1440 ? undefined : t`Enter 5 to 1440 minutes, or nothing`
}

/** What setLimits is told: only what differs from the limits that hold now; null when nothing does. */
export function changeOf(limits: Limits, values: LimitValues): Body<'setLimits'> | null {
  const change: Body<'setLimits'> = {}
  for (const kind of limitKinds) {
    const periods = limitPeriods.filter((period) => !same(limits[kind][period], values[kind][period]))
    if (periods.length > 0) {
      change[kind] = Object.fromEntries(periods.map((period) => [period, rupeesOf(values[kind][period])]))
    }
  }
  const minutes = values.sessionMinutes.trim() === '' ? null : Number(values.sessionMinutes)
  if (minutes !== limits.sessionMinutes) change.sessionMinutes = minutes
  return Object.keys(change).length === 0 ? null : change
}

function rupeesOf(entered: string): number | null {
  const paise = paiseOf(entered)
  return paise === null ? null : fromPaise(paise)
}

function same(held: number | null, entered: string): boolean {
  return (held === null ? null : toPaise(held)) === paiseOf(entered)
}
