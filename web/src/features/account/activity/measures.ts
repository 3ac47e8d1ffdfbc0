import { msg } from '@lingui/core/macro'
import { formatDay, formatMonth } from '../../../lib/dates.ts'
import type { ActivityRow, ActivityStep } from '../queries.ts'

/** The values of a row that the chart can show. */
export const measures = {
  net: { name: msg`Net result` },
  staked: { name: msg`Stakes` },
  deposited: { name: msg`Deposits` },
} as const

export type Measure = keyof typeof measures

/** A row's days in a few characters: '21 Nov' for a day or the first day of a week, 'Nov 2026' for a month. */
export function spanName(by: ActivityStep, { startDate }: Pick<ActivityRow, 'startDate'>): string {
  const noon = `${startDate}T12:00:00Z`
  return by === 'month' ? formatMonth(noon) : formatDay(noon)
}

/** As `spanName`, a week with both its ends: '16 Nov – 22 Nov'. */
export function spanText(by: ActivityStep, row: Pick<ActivityRow, 'startDate' | 'endDate'>): string {
  const first = spanName(by, row)
  return by === 'week' ? `${first} – ${formatDay(`${row.endDate}T12:00:00Z`)}` : first
}
