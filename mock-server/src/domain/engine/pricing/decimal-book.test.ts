import { describe, expect, test } from 'vitest'
import { chanceOf, type PriceLevel } from '../../odds/price.ts'
import { decimalBook } from './decimal-book.ts'

const book = (...chances: number[]) =>
  decimalBook(
    chances.map((chance, index) => ({ selectionId: `r${index}`, name: `Runner ${index}`, chance })),
    'salt',
    10_000_000,
  )

const decimal = ({ priceHundredths }: PriceLevel) => priceHundredths / 100

const prices = (...chances: number[]) => book(...chances).map(({ back, lay }) => [back.map(decimal), lay.map(decimal)])

describe('a book in decimal odds', () => {
  test('quotes three levels either side of the chance', () => {
    expect(prices(0.5, 0.5)[0]).toEqual([
      [1.98, 1.97, 1.96],
      [2.02, 2.04, 2.06],
    ])
    expect(prices(0.8, 0.2)).toEqual([
      [
        [1.24, 1.23, 1.22],
        [1.26, 1.27, 1.28],
      ],
      [
        [4.9, 4.8, 4.7],
        [5.1, 5.2, 5.3],
      ],
    ])
    expect(prices(0.45, 0.28, 0.27)).toEqual([
      [
        [2.18, 2.16, 2.14],
        [2.26, 2.28, 2.3],
      ],
      [
        [3.5, 3.45, 3.4],
        [3.65, 3.7, 3.75],
      ],
      [
        [3.65, 3.6, 3.55],
        [3.8, 3.85, 3.9],
      ],
    ])
  })

  test('has fewer levels at the end of the ladder, and stays a book when all is known', () => {
    expect(prices(1, 0)).toEqual([
      [[1.01], [1.02, 1.03, 1.04]],
      [
        [60, 55, 50],
        [110, 120, 130],
      ],
    ])
  })

  test('keeps back under lay and adds up to 100.5 to 104 % at every chance', () => {
    for (let thousandths = 0; thousandths <= 1000; thousandths++) {
      for (const share of [0, 0.3, 0.5, 1]) {
        const chance = thousandths / 1000
        const runners =
          share === 0 ? book(chance, 1 - chance) : book(chance, (1 - chance) * share, (1 - chance) * (1 - share))
        const sum = runners.reduce((total, { back }) => total + chanceOf(back[0]?.priceHundredths ?? 0), 0)
        expect(sum).toBeGreaterThanOrEqual(1.005)
        expect(sum).toBeLessThanOrEqual(1.04)
        for (const { back, lay } of runners) expect(back[0]?.priceHundredths).toBeLessThan(lay[0]?.priceHundredths ?? 0)
      }
    }
  })

  test('offers whole hundreds of rupees, the same for the same salt', () => {
    const sizes = book(0.6, 0.4).flatMap(({ back, lay }) => [...back, ...lay].map(({ sizePaise }) => sizePaise))
    expect(sizes.every((size) => size > 0 && size % 10_000 === 0)).toBe(true)
    expect(book(0.6, 0.4)).toEqual(book(0.6, 0.4))
  })
})
