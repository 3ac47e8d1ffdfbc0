import { expect, test } from 'vitest'
import { plotOf } from './draw-prices.ts'
import { isDrawable, joined, type PricePoint, pointAt, priceMarks, rangeOf, timeMarks } from './price-series.ts'

const at = (minute: number, back: number | null = 2, lay: number | null = 2.02): PricePoint => ({
  at: new Date(Date.UTC(2026, 10, 21, 14, minute)).toISOString(),
  back,
  lay,
})

test('appends live prices to the history, and counts a repeated price once', () => {
  const history = [
    { ...at(0), matched: 500 },
    { ...at(1), matched: 900 },
  ]
  expect(joined(history, [at(0, 3), at(1, 3), at(2, 3)])).toEqual([...history, { ...at(2, 3), matched: 900 }])
  expect(joined([], [at(5)])).toEqual([at(5)])
  expect(joined([at(0)], [at(1)])[1]).not.toHaveProperty('matched')
})

test('lowest and highest are those of the prices that there were', () => {
  expect(rangeOf([null, 2.5, 1.8, null, 2])).toEqual({ low: 1.8, high: 2.5 })
  expect(rangeOf([null])).toBeNull()
})

test('a line needs two moments and a price', () => {
  expect([isDrawable([]), isDrawable([at(0)]), isDrawable([at(0, null, null), at(1, null, null)])]).toEqual([
    false,
    false,
    false,
  ])
  expect(isDrawable([at(0, null, null), at(1)])).toBe(true)
})

test.each([
  [{ low: 1.63, high: 2.74 }, [1.5, 2, 2.5, 3]],
  [{ low: 1.01, high: 1.02 }, [1.01, 1.02]],
  [{ low: 48, high: 152 }, [0, 50, 100, 150, 200]],
  [{ low: 2, high: 2 }, [2, 2.01]],
])('the marks of prices are round, and reach around all of them: %o', (range, marks) => {
  expect(priceMarks(range)).toEqual(marks)
})

test('the marks of time are round on the clock of India', () => {
  const marks = timeMarks(Date.UTC(2026, 10, 21, 14, 3), Date.UTC(2026, 10, 21, 15, 58), 4)
  const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
  expect(marks.map((mark) => clock.format(mark))).toEqual(['8:00 pm', '8:30 pm', '9:00 pm'])
  expect(timeMarks(0, 86_400_000 * 9, 5)).toHaveLength(5)
})

test('a place of the picture is the price that was in force there', () => {
  const points = [at(0), at(2), at(10)]
  const times = points.map((point) => Date.parse(point.at))
  expect(times.map((time) => pointAt(points, time))).toEqual([0, 1, 2])
  expect(pointAt(points, Date.parse(at(9).at))).toBe(1)
  expect(pointAt(points, 0)).toBe(0)
})

test('the picture holds every price of both sides', () => {
  const points = [at(0, 1.5, 1.6), at(5, null, 2.9), at(9, 2.1, 2.2)]
  const plot = plotOf(points, { width: 400, height: 240 })
  for (const price of [1.5, 2.9]) expect(plot.y(price) >= 10 && plot.y(price) <= 218).toBe(true)
  expect(plot.y(2.9)).toBeLessThan(plot.y(1.5))
  expect([plot.x(plot.fromMs), plot.x(plot.toMs)]).toEqual([4, 354])
})
