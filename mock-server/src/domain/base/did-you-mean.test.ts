import { expect, test } from 'vitest'
import { didYouMean, nearest } from './did-you-mean.ts'

const known = ['maintenance', 'otp-expired', 'otp-wrong', 'onetouch/roulette', 'spribe/dice', 'slow']

test.each([
  ['maintainance', 'maintenance'],
  ['Maintenance', 'maintenance'],
  ['opt-wrong', 'otp-wrong'],
  ['otp-expird', 'otp-expired'],
  ['slwo', 'slow'],
  ['roulette', 'onetouch/roulette'],
  ['spribe/dise', 'spribe/dice'],
])('%s is taken for %s', (given, meant) => {
  expect(nearest(given, known)).toBe(meant)
  expect(didYouMean(given, known)).toBe(`. Did you mean "${meant}"?`)
})

test.each(['', 'x', 'no-such', 'otp', 'a'.repeat(100_000)])('%j is near none of them', (given) => {
  expect(didYouMean(given, known)).toBe('')
})
