import { namedDays } from '../../../lib/chart-axis.ts'
import { formatDay, formatTime, istDay } from '../../../lib/dates.ts'

/** The one day in India of all entries; null when they are of several, or there is none. */
export function onlyDay(times: readonly string[]): string | null {
  const days = new Set(times.map((time) => istDay(new Date(time))))
  const [time = ''] = times
  return days.size === 1 ? formatDay(time) : null
}

/** Which steps get a name under the chart, and which: times within one day, else days; none twice. */
export function stepNames(times: readonly string[], most: number): { at: number; text: string }[] {
  const format = onlyDay(times) === null ? formatDay : formatTime
  return namedDays(times.length, most)
    .map((at) => ({ at, text: format(times[at] ?? '') }))
    .filter(({ text }, index, all) => text !== all[index - 1]?.text)
}
