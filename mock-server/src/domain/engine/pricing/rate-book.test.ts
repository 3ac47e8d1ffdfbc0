import { expect, test } from 'vitest'
import { rateBook } from './rate-book.ts'

/** In hundredths. */
const rates = (chance: number) =>
  rateBook([{ selectionId: 'home', name: 'Home', chance }], 'salt', 10_000_000, 900).map(({ back, lay }) => [
    back[0]?.priceHundredths,
    lay[0]?.priceHundredths,
  ])[0]

test('rates stand around the fair rate per 100', () => {
  expect(rates(0.5)).toEqual([97_00, 103_00])
  expect(rates(0.57)).toEqual([73_00, 78_00])
  expect(rates(0.25)).toEqual([291_00, 309_00])
})

test('a runner that is too short or too long has no rate', () => {
  expect(rates(0.99)).toEqual([undefined, undefined])
  expect(rates(0.05)).toEqual([undefined, undefined])
  expect(rates(0)).toEqual([undefined, undefined])
  expect(rates(1)).toEqual([undefined, undefined])
})
