import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

test.each(['lucky-seven', 'amar-akbar-anthony'])(
  '%s describes all that happens, at the prices of its rules',
  async (variant) => {
    await checkFace(face, variant)
    await checkPrices(face, variant)
  },
)

test('a seven gives half back of a bet below it', async () => {
  const rounds = await playedRounds(face, 'lucky-seven', [{ on: 'below', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 5_000)
  if (round === undefined) throw new Error('There was no seven')
  expect(face.say(round, 'lucky-seven', 'en')).toMatch(/^7 of \w+: Seven\.$/)
  expect(face.chip(round, 'lucky-seven', 'en').text).toBe('7')
  render(<face.Stage {...tableProps({ variant: 'lucky-seven', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Below 7, half back at 7, pays 2×, Back ₹50' })).toBeTruthy()
})
