import { formatDay, formatTime, istDay, untilNextIstDay } from '../../../lib/dates.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Steps of a clock, in minutes; each divides a day. */
const clockSteps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720] as const

/** The one day in India of all moments; null when they are of several, or there is none. */
export function onlyDay(times: readonly number[]): string | null {
  const days = new Set(times.map((time) => istDay(new Date(time))))
  const [time] = times
  return days.size === 1 && time !== undefined ? formatDay(isoOf(time)) : null
}

/**
 * Named moments of a time axis from one moment to another: full hours or minutes of India within one day, else its midnights, at
 * most so many. The first moment where there is no other.
 */
export function timeMarks(fromMs: number, toMs: number, most: number): { atMs: number; text: string }[] {
  const isOneDay = onlyDay([fromMs, toMs]) !== null
  const firstMs = fromMs + (untilNextIstDay(fromMs) % dayMs) - (isOneDay ? dayMs : 0)
  const stepMs = isOneDay ? clockStepMs(toMs - fromMs, most) : dayMs * Math.ceil((toMs - fromMs) / dayMs / most)
  const beginMs = firstMs + Math.max(0, Math.ceil((fromMs - firstMs) / stepMs)) * stepMs
  const count = Math.floor((toMs - beginMs) / stepMs) + 1
  const moments = Array.from({ length: Math.max(0, count) }, (_, index) => beginMs + index * stepMs)
  return (moments.length === 0 ? [fromMs] : moments).map((atMs) => ({
    atMs,
    text: isOneDay ? formatTime(isoOf(atMs)) : formatDay(isoOf(atMs)),
  }))
}

function clockStepMs(spanMs: number, most: number): number {
  const minutes = clockSteps.find((step) => spanMs / (step * minuteMs) < most) ?? 720
  return minutes * minuteMs
}

function isoOf(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
