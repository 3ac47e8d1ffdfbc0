import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftOnMumbai, renderSlip } from '../../../test/slip.tsx'
import { BetSlip } from './bet-slip.tsx'

test.each([
  [1000, '1 second'],
  [1500, '1.5 seconds'],
  [5000, '5 seconds'],
])('[7.4-1] a delay of %i ms is told as %s', (delayMs, words) => {
  renderSlip(<BetSlip />, [{ ...draftOnMumbai, delayMs }])
  expect(screen.getByText(`In play: held ${words} before it is matched`)).toBeTruthy()
})
