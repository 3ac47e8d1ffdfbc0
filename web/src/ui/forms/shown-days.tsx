import { formatDate } from '../../lib/dates.ts'
import type { DateRange } from '../../lib/day-range.ts'

/** Days that are no ready-made range, in words; an end may be open. */
export function ShownDays({ days: { from, to } }: { days: DateRange }) {
  const text = (day: string) => (day === '' ? '' : formatDate(`${day}T12:00:00Z`))
  return <>{`${text(from)}–${text(to)}`}</>
}
