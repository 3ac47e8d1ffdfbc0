/** Days as queries want them, 'YYYY-MM-DD', both included; '' leaves an end open. */
export type DateRange = { from: string; to: string }
export type ReadyRange = 'all' | 'today' | 'week' | 'month'

const dayMs = 24 * 60 * 60 * 1000
const daysBack = { today: 0, week: 6, month: 29 } as const

/** The days of a ready-made range that ends today, a day such as '2026-11-21'; '' for a day that is not known. */
export function daysOf(range: ReadyRange, today: string): DateRange {
  if (range === 'all' || today === '') return { from: '', to: '' }
  const first = new Date(Date.parse(today) - daysBack[range] * dayMs)
  return { from: first.toISOString().slice(0, 10), to: today }
}

/** Which ready-made range these days are; null when none. */
export function rangeOf({ from, to }: DateRange, today: string): ReadyRange | null {
  const ranges = ['all', 'today', 'week', 'month'] as const
  return ranges.find((range) => daysOf(range, today).from === from && daysOf(range, today).to === to) ?? null
}

/** A day from the address; '' for anything else. */
export function readDay(text: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : ''
}

/** Whether the first day is after the last. */
export function isTurned({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && from > to
}
