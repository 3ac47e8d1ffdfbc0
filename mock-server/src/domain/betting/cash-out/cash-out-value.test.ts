import { expect, test } from 'vitest'
import type { PriceKind, Side } from '../../odds/price.ts'
import { cashOutValue } from './cash-out-value.ts'

test.each<[PriceKind, Side, number, number, number, number, number]>([
  // kind, side, own price, best price of the other side, stake, profit, amount (prices in hundredths, money in paise)
  ['decimal', 'back', 305, 250, 1000_00, 220_00, 1220_00],
  ['decimal', 'back', 250, 305, 1000_00, -180_33, 819_67],
  ['decimal', 'lay', 250, 305, 500_00, 90_16, 840_16],
  ['decimal', 'lay', 305, 250, 500_00, -110_00, 915_00],
  ['decimal', 'back', 101, 1000_00, 1000_00, -998_99, 1_01],
  ['decimal', 'lay', 1000_00, 101, 100_00, -98909_90, 990_10],
  ['rate', 'back', 95_00, 90_00, 333_33, 8_77, 342_10],
  ['rate', 'lay', 95_00, 98_00, 100_00, 1_52, 96_52],
  ['line', 'back', 100_00, 90_00, 1000_00, 52_63, 1052_63],
  ['decimal', 'back', 200, 200, 1, 0, 1],
])('%s %s at %i against %i', (priceKind, side, priceHundredths, opposite, stakePaise, profitPaise, amountPaise) => {
  expect(cashOutValue({ priceKind, side, priceHundredths, stakePaise }, opposite)).toEqual({ profitPaise, amountPaise })
})
