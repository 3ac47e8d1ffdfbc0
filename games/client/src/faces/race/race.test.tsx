import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { courseOf, raceOf } from './course.ts'
import { face } from './face.tsx'

afterEach(cleanup)

test.each(['card', 'queen'])('%s race describes all that happens, at the prices of its rules', async (variant) => {
  await checkFace(face, variant)
  await checkPrices(face, variant)
})

test.each(['card', 'queen'])('%s race: the winner has come all the way, and the others have not', async (variant) => {
  const { steps } = raceOf(variant)
  for (const round of await playedRounds(face, variant, [{ on: 'win-S', amountPaise: 10_000 }])) {
    const { ahead, winner, lead } = courseOf(round)
    const others = [...ahead].filter(([suit]) => suit !== winner).map(([, come]) => come)
    expect(ahead.get(winner ?? '')).toBe(steps)
    expect(steps - Math.max(0, ...others)).toBe(lead)
    expect((round.payoutPaise ?? 0) > 0).toBe(winner === 'S')
  }
})

test('the end is said, and the spot of the winner says what it paid', async () => {
  const rounds = await playedRounds(face, 'card', [{ on: 'win-H', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => (payoutPaise ?? 0) > 0)
  if (round === undefined) throw new Error('hearts have not won')
  expect(face.say(round, 'card', 'en')).toMatch(/^The runner of hearts wins, ahead by \d steps?\.$/)
  expect(face.chip(round, 'card', 'en')).toEqual({ text: '♥', tone: 'red' })
  render(<face.Stage {...tableProps({ variant: 'card', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'The runner of hearts wins, pays 3.88×, Paid ₹388' })).toBeTruthy()
})
