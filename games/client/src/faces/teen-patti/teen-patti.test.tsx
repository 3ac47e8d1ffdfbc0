import { jokerTeenPatti } from '@chaupar/games/rules/tables/teen-patti'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

test.each(['twenty-twenty', 'muflis', 'joker'])('%s describes all that happens', async (variant) => {
  await checkFace(face, variant)
})

test('the hands, the winner and what the bet paid are said', async () => {
  const round = (await playedRounds(face, 'twenty-twenty', [{ on: 'a', amountPaise: 10_000 }])).find(
    ({ payoutPaise }) => payoutPaise === 19_600,
  )
  if (round === undefined) throw new Error('Player A never won')
  expect(face.say(round, 'twenty-twenty', 'en')).toMatch(/^Player A: .*\. Player B: .*\. Player A wins\.$/)
  expect(face.chip(round, 'twenty-twenty', 'en')).toEqual({ text: 'A', tone: 'side-a' })
  render(<face.Stage {...tableProps({ variant: 'twenty-twenty', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Player A, better hand, pays 1.96×, Paid ₹196' })).toBeTruthy()
})

test('with a joker its card lies open and the smaller prices are printed', async () => {
  const [round = null] = await playedRounds(face, 'joker', [{ on: 'a', amountPaise: 100 }])
  render(<face.Stage {...tableProps({ variant: 'joker', round, phase: 'ended' })} />)
  expect(screen.getByRole('region', { name: 'Joker' }).querySelector('[aria-label*=" of "]')).not.toBeNull()
  const most = Math.max(...Object.values(jokerTeenPatti.pairPlusTimes)) / 100
  expect(screen.getAllByRole('button', { name: new RegExp(`pays 1.5–${most}×`) })).toHaveLength(2)
})
