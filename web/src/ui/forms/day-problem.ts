import { t } from '@lingui/core/macro'
import { dayOf, dayText, isNoSuchDay } from '../../lib/typed-days.ts'

/** Between which days a date has to be, both included, as 'YYYY-MM-DD'; an end that is not there is open. */
export type DayBounds = { earliest?: string | undefined; latest?: string | undefined }

/** Why what was typed is no day, in words for beside its field; undefined for a day and for an empty text. */
export function dayProblem(entered: string): string | undefined {
  if (dayOf(entered) !== null) return undefined
  return isNoSuchDay(entered) ? t`There is no such day` : t`Write the day as dd/mm/yyyy, such as 05/11/2026`
}

/** The problem of a day, 'YYYY-MM-DD', that must be within bounds. */
export function boundsProblem({ earliest = '', latest }: DayBounds, day: string): string | undefined {
  if (day < earliest) return t`The earliest day is ${dayText(earliest)}`
  return latest !== undefined && day > latest ? t`The latest day is ${dayText(latest)}` : undefined
}

/** The bounds in words, for above a field; undefined where there are none. */
export function boundsText({ earliest, latest }: DayBounds): string | undefined {
  if (earliest !== undefined && latest !== undefined) return t`${dayText(earliest)} to ${dayText(latest)}`
  if (earliest !== undefined) return t`${dayText(earliest)} or later`
  return latest === undefined ? undefined : t`${dayText(latest)} or earlier`
}
