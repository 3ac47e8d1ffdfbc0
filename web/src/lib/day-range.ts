import { istDay } from './dates.ts'

/** Days as queries want them, 'YYYY-MM-DD', both included; '' leaves an end open. */
export type DateRange = { from: string; to: string }
export type ReadyRange = 'all' | 'today' | 'week' | 'month'

const dayMs = 24 * 60 * 60 * 1000
const daysBack = { today: 0, week: 6, month: 29 } as const

/** The days of a ready-made range that ends today. */
export function daysOf(range: ReadyRange, now: Date): DateRange {
  if (range === 'all') return { from: '', to: '' }
  return { from: istDay(new Date(now.getTime() - daysBack[range] * dayMs)), to: istDay(now) }
}

/** Which ready-made range these days are; null when none. */
export function rangeOf({ from, to }: DateRange, now: Date): ReadyRange | null {
  const ranges = ['all', 'today', 'week', 'month'] as const
  return ranges.find((range) => daysOf(range, now).from === from && daysOf(range, now).to === to) ?? null
}

/** A day out of the address; '' for what is none. */
export function readDay(text: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : ''
}

/** Whether the first day is after the last. */
export function isTurned({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && from > to
}
