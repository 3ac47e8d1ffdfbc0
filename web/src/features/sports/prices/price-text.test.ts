import { expect, test } from 'vitest'
import { groupedDigits, plainAmount, priceText, signedAmount, sizeText } from './price-text.ts'

test('[9-13] sizes are counted in thousands, lakhs and crores and never rounded up', () => {
  expect([850.9, 9_990, 86_400, 149_999, 2_600_000, 12_345_678].map(sizeText)).toEqual([
    '850',
    '9.9K',
    '86K',
    '1.4L',
    '26L',
    '1.2Cr',
  ])
})

test('[9-13] amounts have lakh grouping, paise only when there are any, and a sign', () => {
  expect([500_000, 333.33].map(plainAmount)).toEqual(['5,00,000', '333.33'])
  expect(['90000', '1234567.5', '500', '', '1e9'].map(groupedDigits)).toEqual([
    '90,000',
    '12,34,567.5',
    '500',
    '',
    '1e9',
  ])
  expect([610_000, -71_666, 0].map(signedAmount)).toEqual(['+6,100', '−716.66', '0'])
})

test('prices carry no empty decimals', () => {
  expect([1.74, 7.2, 3].map(priceText)).toEqual(['1.74', '7.2', '3'])
})
