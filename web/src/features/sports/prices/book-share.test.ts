import { expect, test } from 'vitest'
import type { Runner } from '../queries.ts'
import { bookPercent } from './book-share.ts'

const runners = (...prices: (number | null)[]): Runner[] =>
  prices.map((price, index) => ({
    selectionId: String(index),
    name: `Runner ${index}`,
    status: 'active',
    back: price === null ? [] : [{ price, size: 100 }],
    lay: [],
  }))

test.each([
  { priceKind: 'decimal', prices: [2, 2], percent: 100 },
  // 52.63 + 52.63
  { priceKind: 'decimal', prices: [1.9, 1.9], percent: 105 },
  // 40 + 28.57 + 30.30
  { priceKind: 'decimal', prices: [2.5, 3.5, 3.3], percent: 99 },
  // 1.74 and 2.22 as odds
  { priceKind: 'rate', prices: [74, 122], percent: 103 },
] as const)('best backs of $prices make a book of $percent %', ({ priceKind, prices, percent }) => {
  expect(bookPercent({ priceKind, runners: runners(...prices) })).toBe(percent)
})

test('a book with a runner without a price is none, nor is one of runs', () => {
  expect(bookPercent({ priceKind: 'decimal', runners: runners(2, null) })).toBeNull()
  expect(bookPercent({ priceKind: 'decimal', runners: runners(1.5) })).toBeNull()
  expect(bookPercent({ priceKind: 'line', runners: runners(90, 90) })).toBeNull()
})
