import { expect, test } from 'vitest'
import { createRandom } from '../base/random.ts'
import { decimalBook } from '../engine/pricing/decimal-book.ts'
import type { Market } from '../odds/market.ts'
import { chanceOf } from '../odds/price.ts'
import { flickerPrices } from './price-flicker.ts'

const random = createRandom('a seed')

function market(chances: readonly number[], change: Partial<Market> = {}) {
  const runners = decimalBook(
    chances.map((chance, index) => ({ selectionId: `${index}`, name: '', chance })),
    'salt',
    1_000_000,
  ).map((runner) => ({ ...runner, status: 'active' as const }))
  return {
    marketId: '1.odds',
    marketType: 'match_odds' as const,
    status: 'open' as const,
    inPlay: true,
    runners,
    ...change,
  }
}

const books = [
  [0.6, 0.4],
  [0.52, 0.48],
  [0.45, 0.3, 0.25],
  [0.9, 0.1],
  [0.985, 0.015],
]
const moments = Array.from({ length: 2000 }, (_, step) => step * 12_000)

test.each(books.map((chances) => [chances]))(
  'a movement of %j favours no player and keeps the book in bounds',
  (chances) => {
    const still = market(chances)
    for (const atMs of moments) {
      const { runners } = flickerPrices(random, still, atMs)
      const sum = runners.reduce((total, { back }) => total + chanceOf(back[0]?.priceHundredths ?? 100), 0)
      expect(sum).toBeGreaterThanOrEqual(1.005)
      expect(sum).toBeLessThanOrEqual(1.04)
      runners.forEach(({ back, lay }, index) => {
        const [bestBack, bestLay] = [(back[0]?.priceHundredths ?? 0) / 100, (lay[0]?.priceHundredths ?? 0) / 100]
        const fair = 1 / Math.max(0.01, Math.min(0.99, chances[index] ?? 0))
        expect(bestBack).toBeLessThan(bestLay)
        expect(bestBack).toBeLessThanOrEqual(fair + 1e-9)
        expect(bestLay).toBeGreaterThanOrEqual(fair - 1e-9)
      })
    }
  },
)

test('prices move, up as often as down', () => {
  const still = market([0.6, 0.4])
  const first = still.runners[0]?.back[0]?.priceHundredths ?? 0
  const moves = moments.map(
    (atMs) => (flickerPrices(random, still, atMs).runners[0]?.back[0]?.priceHundredths ?? 0) - first,
  )
  expect(new Set(moves)).toEqual(new Set([-1, 0, 1]))
  // 2,000 draws of variance 1/2: five standard deviations are 158.
  expect(Math.abs(moves.reduce((sum, move) => sum + move, 0))).toBeLessThan(158)
})

test('only the prices of an open exchange in play flicker', () => {
  for (const change of [{ status: 'suspended' }, { inPlay: false }, { marketType: 'bookmaker' }] as const) {
    const still = market([0.6, 0.4], change)
    for (const atMs of moments.slice(0, 50)) expect(flickerPrices(random, still, atMs)).toBe(still)
  }
})
