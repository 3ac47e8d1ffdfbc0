import { expect, test } from 'vitest'
import { axisMarks, markText, namedDays } from './chart-axis.ts'

test.each([
  [[], [0, 100]],
  [[0], [0, 100]],
  [
    [1400, -900],
    [-1000, 0, 1000, 2000],
  ],
  [
    [12_330, -2000],
    [-5000, 0, 5000, 10_000, 15_000],
  ],
  [[-40_000], [-40_000, -30_000, -20_000, -10_000, 0]],
])('the axis of %j has the marks %j', (values, marks) => {
  expect(axisMarks(values)).toEqual(marks)
})

test('as many days are named as fit, the last one among them', () => {
  expect(namedDays(14, 5)).toEqual([1, 4, 7, 10, 13])
  expect(namedDays(1, 5)).toEqual([0])
  expect(namedDays(0, 5)).toEqual([])
})

test('a mark has few characters', () => {
  expect([0, 50_00, 5_000_00, -2_50_000_00, 1_20_00_000_00].map(markText)).toEqual(['0', '50', '5K', '-2.5L', '1.2Cr'])
})
