import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { fallenCards } from './andar-bahar-words.ts'
import { face } from './face.tsx'

afterEach(cleanup)

test('it describes all that happens, at the prices of its rules', async () => {
  await checkFace(face, 'ordinary')
  await checkPrices(face, 'ordinary')
})

test('the winner is said with the number of cards, and the last card lies on its side', async () => {
  const rounds = await playedRounds(face, 'ordinary', [{ on: 'bahar', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 20_000)
  if (round === undefined) throw new Error('Bahar never won')
  const cards = fallenCards(round)
  expect(face.say(round, 'ordinary', 'en')).toBe(`Bahar wins with card ${cards}.`)
  expect(face.chip(round, 'ordinary', 'en')).toEqual({ text: 'B', tone: 'side-b' })
  render(<face.Stage {...tableProps({ variant: 'ordinary', round, phase: 'ended' })} />)
  expect(within(screen.getByRole('region', { name: 'Bahar' })).getAllByRole('img')).toHaveLength(cards / 2)
  expect(screen.getByRole('button', { name: 'Bahar, gets the second card, pays 2×, Paid ₹200' })).toBeTruthy()
})
