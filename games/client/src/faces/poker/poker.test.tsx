import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

test.each(['one-day', 'gallery'])('%s describes all that happens, at the prices of its rules', async (variant) => {
  await checkFace(face, variant)
  await checkPrices(face, variant)
})

test('both hands and the winner are said, and the board lies open', async () => {
  const rounds = await playedRounds(face, 'gallery', [{ on: 'b', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 20_000)
  if (round === undefined) throw new Error('Hand B never won')
  expect(face.say(round, 'gallery', 'en')).toMatch(/^Hand A: [\w ]+\. Hand B: [\w ]+\. Hand B wins\.$/)
  expect(face.chip(round, 'gallery', 'en')).toEqual({ text: 'B', tone: 'side-b' })
  render(<face.Stage {...tableProps({ variant: 'gallery', round, phase: 'ended' })} />)
  expect(within(screen.getByRole('region', { name: 'Board' })).getAllByRole('img', { name: / of / })).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Hand B, half back at a tie, pays 2×, Paid ₹200' })).toBeTruthy()
})
