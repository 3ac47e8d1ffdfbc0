import type { Schema } from '@chaupar/api/api'

/** Best prices at a moment: decimal odds, rates per 100, or runs on a line. */
export type PricePoint = Schema<'PricePoint'>

/** Appends to the history the live prices that are newer than its last entry. */
export function joined(history: readonly PricePoint[], live: readonly PricePoint[]): PricePoint[] {
  const last = history.at(-1)
  const matched = last?.matched
  const since = live
    .filter(({ at }) => last === undefined || Date.parse(at) > Date.parse(last.at))
    .map((point) => (matched === undefined ? point : { ...point, matched }))
  return [...history, ...since]
}

/** Lowest and highest of some prices, null where none is one. */
export function rangeOf(prices: readonly (number | null)[]): { low: number; high: number } | null {
  const known = prices.filter((price) => price !== null)
  return known.length === 0 ? null : { low: Math.min(...known), high: Math.max(...known) }
}

/** Whether a series is worth a line: two moments, and a price at one of them. */
export function isDrawable(points: readonly PricePoint[]): boolean {
  return points.length > 1 && points.some(({ back, lay }) => back !== null || lay !== null)
}

/**
 * Round values of an axis from below `low` to above `high`, some four steps apart by 1, 2 or 5 times a power of ten, never
 * finer than a hundredth.
 */
export function priceMarks({ low, high }: { low: number; high: number }): number[] {
  const raw = Math.max(high - low, 0.04) / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw * 0.999) ?? raw
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => Math.round((first + index) * step * 100) / 100)
}

const minuteMs = 60_000
const stepsOfMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 240, 720, 1440]

/** Round moments of India's clock between two, at most so many. */
export function timeMarks(fromMs: number, toMs: number, most: number): number[] {
  const steps = stepsOfMinutes.map((minutes) => minutes * minuteMs)
  // India's clock is half an hour off the full hours of UTC.
  const offMs = 30 * minuteMs
  const stepMs = steps.find((size) => (toMs - fromMs) / size <= most) ?? (toMs - fromMs) / most
  const first = Math.ceil((fromMs + offMs) / stepMs) * stepMs - offMs
  const marks: number[] = []
  for (let mark = first; mark <= toMs && marks.length < most; mark += stepMs) marks.push(mark)
  return marks
}

/** Place of the point that was in force at a moment: the last one not after it. */
export function pointAt(points: readonly PricePoint[], atMs: number): number {
  const next = points.findIndex(({ at }) => Date.parse(at) > atMs)
  return Math.max(0, next < 0 ? points.length - 1 : next - 1)
}
