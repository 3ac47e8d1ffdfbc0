import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

test.each(['commission', 'no-commission'])(
  '%s describes all that happens, at the prices of its rules',
  async (variant) => {
    await checkFace(face, variant)
    await checkPrices(face, variant)
  },
)

test('both totals, the winner and what the bet paid are said', async () => {
  const rounds = await playedRounds(face, 'commission', [{ on: 'banker', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 19_500)
  if (round === undefined) throw new Error('The banker never won')
  expect(face.say(round, 'commission', 'en')).toMatch(/^Player \d, banker \d\. Banker wins\.$/)
  expect(face.chip(round, 'commission', 'en')).toEqual({ text: 'B', tone: 'side-a' })
  render(<face.Stage {...tableProps({ variant: 'commission', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Banker, nearer to 9, pays 1.95×, Paid ₹195' })).toBeTruthy()
})

test('without commission the smaller price with a six is printed', () => {
  render(<face.Stage {...tableProps({ variant: 'no-commission' })} />)
  expect(screen.getByRole('button', { name: 'Banker, with a six 1.5×, pays 2×' })).toBeTruthy()
})
