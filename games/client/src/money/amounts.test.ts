import { expect, test } from 'vitest'
import { chipTimes } from './amounts.ts'

test('the strip of past rounds shows a loss as 0× and a payout to the hundredth', () => {
  expect([0, 20, 100, 1_250].map(chipTimes)).toEqual(['0×', '0.20×', '1.00×', '12.50×'])
})
