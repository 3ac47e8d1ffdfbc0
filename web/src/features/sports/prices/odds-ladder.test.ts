import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnLadder, ontoLadder, stepOdds, stepPrice, ticksBetter } from './odds-ladder.ts'

test.each([
  [1.01, 1.02],
  [1.99, 2],
  [2, 2.02],
  [2.98, 3],
  [3, 3.05],
  [4, 4.1],
  [6, 6.2],
  [10, 10.5],
  [20, 21],
  [30, 32],
  [50, 55],
  [100, 110],
  [990, 1000],
])('one tick above %d is %d, and back again', (odds, next) => {
  expect(stepOdds(odds, 1)).toBe(next)
  expect(stepOdds(next, -1)).toBe(odds)
})

test('the ladder ends at 1.01 and at 1000', () => {
  expect(stepOdds(1.01, -5)).toBe(1.01)
  expect(stepOdds(1000, 5)).toBe(1000)
})

test('odds between two steps are not on the ladder and go down to the next one', () => {
  expect([2.01, 3.02, 10.2, 1, 1001, 1.005].map(isOnLadder)).toEqual([false, false, false, false, false, false])
  expect(ontoLadder(3.09)).toBe(3.05)
  expect(ontoLadder(0.5)).toBe(1.01)
})

test('every step up from the ladder stays on it and comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 99_000 }), (hundredths) => {
      const odds = ontoLadder(hundredths / 100)
      expect(isOnLadder(odds)).toBe(true)
      const up = stepOdds(odds, 1)
      expect(isOnLadder(up)).toBe(true)
      expect(stepOdds(up, -1)).toBe(odds)
    }),
  )
})

test('a tick of a rate is 1, and a rate stays above zero', () => {
  expect(stepPrice('rate', 74, 1)).toBe(75)
  expect(stepPrice('rate', 1, -1)).toBe(1)
})

test.each([
  ['decimal', 'back', { price: 2.4 }, { price: 2.44 }, 2],
  ['decimal', 'back', { price: 3.05 }, { price: 2.96 }, -3],
  ['decimal', 'lay', { price: 3.05 }, { price: 2.96 }, 3],
  ['decimal', 'back', { price: 1.01 }, { price: 1000 }, 349],
  ['rate', 'lay', { price: 74 }, { price: 76 }, -2],
  ['line', 'back', { price: 100, line: 45 }, { price: 90, line: 44 }, 1],
  ['line', 'lay', { price: 100, line: 45 }, { price: 100, line: 42 }, -3],
  ['line', 'back', { price: 90, line: 45 }, { price: 100, line: 45 }, 10],
] as const)('a %s price for a %s: asked %o, got %o, is %d ticks better', (priceKind, side, asked, got, ticks) => {
  expect(ticksBetter({ priceKind, side }, asked, got)).toBe(ticks)
})

test('as many steps up as the ticks between two odds lead from one to the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 99_000 }), fc.integer({ min: 0, max: 60 }), (hundredths, steps) => {
      const asked = ontoLadder(hundredths / 100)
      const got = stepOdds(asked, steps)
      const ticks = ticksBetter({ priceKind: 'decimal', side: 'back' }, { price: asked }, { price: got })
      expect(stepOdds(asked, ticks)).toBe(got)
    }),
  )
})
