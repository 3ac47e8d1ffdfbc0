import { expect, test } from 'vitest'
import { quoteLine } from './line-quote.ts'

const even = (from: number, to: number) =>
  Array.from({ length: to + 1 }, (_, runs) => (runs >= from ? 1 / (to - from + 1) : 0))

test('a wide distribution has two lines at 100, as far from its ends on both sides', () => {
  expect(quoteLine(even(0, 99))).toEqual({ no: { line: 49, rate: 100 }, yes: { line: 51, rate: 100 } })
})

test('a middling one has lines one run apart', () => {
  expect(quoteLine(even(10, 40))).toEqual({ no: { line: 25, rate: 100 }, yes: { line: 26, rate: 100 } })
})

test('a narrow one has one line and rates that make up for where it lies', () => {
  expect(quoteLine(even(0, 9))).toEqual({ no: { line: 5, rate: 110 }, yes: { line: 5, rate: 90 } })
  expect(quoteLine([0, 0.1, 0.35, 0.35, 0.2])).toEqual({ no: { line: 3, rate: 90 }, yes: { line: 3, rate: 75 } })
})

test('a nearly certain number of runs has no line', () => {
  expect(quoteLine([0, 0, 1])).toBeNull()
  expect(quoteLine([0.9, 0.1])).toBeNull()
  expect(quoteLine([])).toBeNull()
})
