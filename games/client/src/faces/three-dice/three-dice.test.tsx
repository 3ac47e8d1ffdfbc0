import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'
import { rowsOf } from './table.ts'

afterEach(cleanup)

test.each(['sic-bo', 'thai-hi-lo'])('%s describes all that happens, at the prices of its rules', async (variant) => {
  await checkFace(face, variant)
  await checkPrices(face, variant)
})

test.each(['sic-bo', 'thai-hi-lo'])('the rules of %s take every spot of the layout', async (variant) => {
  const rules = await face.rules(variant)
  for (const on of rowsOf(variant).flat()) {
    const order = () => rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
    expect(order, on).not.toThrow()
  }
})

test('the dice, their total and the bets that pay are said', async () => {
  const rounds = await playedRounds(face, 'sic-bo', [{ on: 'small', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 20_000)
  if (round === undefined) throw new Error('Small never won')
  expect(face.say(round, 'sic-bo', 'en')).toMatch(/^Dice \d, \d, \d, total \d+\. Small 4–10 pays 2×\.$/)
  render(<face.Stage {...tableProps({ variant: 'sic-bo', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Small 4–10, pays 2×, Paid ₹200' })).toBeTruthy()
})
