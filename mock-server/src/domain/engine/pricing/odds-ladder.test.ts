import { expect, test } from 'vitest'
import { LADDER, LAST_POSITION, positionAtOrBelow, priceAt } from './odds-ladder.ts'

test('the ladder runs from 1.01 to 1000 in the steps of the exchange', () => {
  expect(LADDER).toHaveLength(350)
  expect(priceAt(0)).toBe(1.01)
  expect(priceAt(LAST_POSITION)).toBe(1000)
  for (const rungs of [
    [200, 202],
    [300, 305],
    [400, 410],
    [600, 620],
    [1000, 1050],
    [2000, 2100],
    [3000, 3200],
    [5000, 5500],
    [10000, 11000],
  ]) {
    const position = LADDER.indexOf(rungs[0] ?? 0)
    expect(LADDER.slice(position, position + 2)).toEqual(rungs)
  }
})

test('odds fall to the rung at or below them', () => {
  const fallen = [0.5, 1.01, 1.019, 2, 2.019, 3.04, 3.05, 999, 1000, 5000].map((odds) =>
    priceAt(positionAtOrBelow(odds)),
  )
  expect(fallen).toEqual([1.01, 1.01, 1.01, 2, 2, 3, 3.05, 990, 1000, 1000])
})

test('every rung is its own rung at or below', () => {
  LADDER.forEach((_, position) => {
    expect(positionAtOrBelow(priceAt(position))).toBe(position)
  })
})
