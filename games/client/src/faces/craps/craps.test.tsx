import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

const variant = 'pass-line'

test('it describes all that happens, at the prices of its rules', async () => {
  await checkFace(face, variant)
  await checkPrices(face, variant)
})

test('every roll, the point and the winner are shown', async () => {
  const rounds = await playedRounds(face, variant, [{ on: 'pass', amountPaise: 10_000 }])
  const made = rounds.find(
    ({ payoutPaise, events }) => payoutPaise === 20_000 && events.some(({ type }) => type === 'point'),
  )
  if (made === undefined) throw new Error('No point was made')
  expect(face.say(made, variant, 'en')).toMatch(/^Rolled (\d+)(, \d+)*, \1: the pass line wins\. Pass line pays 2×\.$/)
  expect(face.chip(made, variant, 'en').tone).toBe('green')
  const pointed = { ...made, events: made.events.slice(0, 2), isPlaying: true, payoutPaise: null }
  expect(face.say(pointed, variant, 'en')).toMatch(/^The point is (4|5|6|8|9|10)\.$/)
  render(<face.Stage {...tableProps({ variant, round: made, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Pass line, pays 2×, Paid ₹200' })).toBeTruthy()
})

test('a long round goes quicker after its first rolls', () => {
  const roll = (index: number) => ({ index, type: 'roll', dice: [3, 4], total: 7 }) as const
  expect(face.lasts(roll(9), variant)).toBeLessThan(face.lasts(roll(0), variant))
})
