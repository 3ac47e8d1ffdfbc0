import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'
import { rows } from './table.ts'

afterEach(cleanup)

const variant = 'red-blue'

test('it describes all that happens, at the prices of its rules', async () => {
  await checkFace(face, variant)
  await checkPrices(face, variant)
})

test('the rules take every spot of the layout', async () => {
  const rules = await face.rules(variant)
  for (const on of rows.flat()) {
    const order = () => rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
    expect(order, on).not.toThrow()
  }
})

test('both dice and the higher one are said; a tie gives back', async () => {
  const rounds = await playedRounds(face, variant, [{ on: 'red', amountPaise: 10_000 }])
  const won = rounds.find(({ payoutPaise }) => payoutPaise === 19_500)
  const tied = rounds.find(({ payoutPaise }) => payoutPaise === 10_000)
  if (won === undefined || tied === undefined) throw new Error('Red never won or never tied')
  expect(face.say(won, variant, 'en')).toMatch(/^Red \d, blue \d: red is higher, total \d+\. Red pays 1\.95×\.$/)
  expect(face.say(tied, variant, 'en')).toMatch(/^Red (\d), blue \1: a tie, total \d+\. Red is given back\.$/)
  expect(face.chip(tied, variant, 'en').tone).toBe('tie')
  render(<face.Stage {...tableProps({ variant, round: won, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Red, pays 1.95×, Paid ₹195' })).toBeTruthy()
})
