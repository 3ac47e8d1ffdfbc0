import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  checkOnStage,
  hasEvent,
  reelProps,
  roundWhere,
  shownLine,
  withoutPictures,
} from '../../../test/reel-rounds.tsx'
import { face } from './face.tsx'

beforeEach(withoutPictures)
afterEach(cleanup)

test.each(['low', 'medium', 'high'])('%s: spins are shown and described', async (variant) => {
  checkOnStage(face, variant, await roundWhere(face, variant, (events) => !hasEvent('winInfo')(events)))
  checkOnStage(face, variant, await roundWhere(face, variant, hasEvent('winInfo')))
})

test('the symbols are those of a machine with a lever', async () => {
  const round = await roundWhere(face, 'low', (events) => JSON.stringify(events).includes('"symbol":"L5","kind":3'))
  render(<face.Stage {...reelProps({ theme: 'seven', variant: 'low', phase: 'ended', round })} />)
  expect(shownLine()).toMatch(/Line \d: 3 × Cherries ₹50\.00/)
})

test('before the first round the reels stand with no three alike on a line', () => {
  render(<face.Stage {...reelProps({ theme: 'ruby-seven' })} />)
  for (const row of screen.getAllByRole('row')) {
    const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(new Set(cells).size).toBe(cells.length)
  }
})
