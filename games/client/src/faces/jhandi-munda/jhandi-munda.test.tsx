import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

const variant = 'six-dice'

test('it describes all that happens', () => checkFace(face, variant))

test('what a symbol pays stands beside the dice', () => {
  render(<face.Stage {...tableProps({ variant })} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 dice: 3×',
    '3 dice: 5×',
    '4 dice: 10×',
    '5 dice: 25×',
    '6 dice: 100×',
  ])
})

test('how many dice show a symbol is said and stands on its spot', async () => {
  const rounds = await playedRounds(face, variant, [{ on: 'heart', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 30_000)
  if (round === undefined) throw new Error('Two hearts never came')
  expect(face.say(round, variant, 'en')).toMatch(/^The dice show (\d \w+, )*2 Heart(, \d \w+)*\. Heart pays 3×\.$/)
  render(<face.Stage {...tableProps({ variant, round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Heart, 2 dice show it, Paid ₹300' })).toBeTruthy()
})
