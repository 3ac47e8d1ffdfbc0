import { expect, test } from 'vitest'
import { toHundredths } from '../../wire/price.ts'
import { isOnLadder, LADDER, moveTicks, oddsAt, positionAtOrBelow, ticksBetween } from './odds-ladder.ts'

test.each([
  [101, 102],
  [199, 200],
  [200, 202],
  [298, 300],
  [300, 305],
  [395, 400],
  [400, 410],
  [590, 600],
  [600, 620],
  [980, 1000],
  [1000, 1050],
  [1950, 2000],
  [2000, 2100],
  [2900, 3000],
  [3000, 3200],
  [4800, 5000],
  [5000, 5500],
  [9500, 10_000],
  [10_000, 11_000],
  [99_000, 100_000],
])('the rung after %i hundredths is %i', (odds, next) => {
  expect(moveTicks(odds, 1)).toBe(next)
  expect(moveTicks(next, -1)).toBe(odds)
  expect(ticksBetween(odds, next)).toBe(1)
})

test('the ladder ends at 1.01 and 1000', () => {
  expect(moveTicks(101, -5)).toBe(101)
  expect(moveTicks(100_000, 5)).toBe(100_000)
  expect([100, 201, 303, 401, 601, 1010, 2050, 100_001].filter(isOnLadder)).toEqual([])
})

test('a price with more than two decimals has no hundredths', () => {
  expect(toHundredths(2.02)).toBe(202)
  expect(toHundredths(0.29)).toBe(29)
  expect(toHundredths(2.021)).toBeNull()
})

test('odds fall to the rung at or below them', () => {
  const fallen = [0.5, 1.01, 1.019, 2, 2.019, 3.04, 3.05, 999, 1000, 5000].map((odds) =>
    oddsAt(positionAtOrBelow(odds)),
  )
  expect(fallen).toEqual([1.01, 1.01, 1.01, 2, 2, 3, 3.05, 990, 1000, 1000])
})

test('every rung is its own rung at or below', () => {
  LADDER.forEach((_, position) => {
    expect(positionAtOrBelow(oddsAt(position))).toBe(position)
  })
})
