import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

test('it describes all that happens, at the prices of its rules', async () => {
  await checkFace(face, 'ordinary')
  await checkPrices(face, 'ordinary')
})

test('the winner is said with its points, which stand under its cards', async () => {
  const rounds = await playedRounds(face, 'ordinary', [{ on: 'player-11', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 20_900)
  if (round === undefined) throw new Error('Player 11 never won')
  const said = face.say(round, 'ordinary', 'en')
  const points = /^Player 11 wins with (\d+) points\.$/.exec(said)?.[1]
  expect(points, said).toBeDefined()
  expect(face.chip(round, 'ordinary', 'en')).toEqual({ text: '11', tone: 'side-a' })
  render(<face.Stage {...tableProps({ variant: 'ordinary', round, phase: 'ended' })} />)
  const [hand] = screen.getAllByRole('region', { name: 'Player 11' })
  expect(within(hand ?? document.body).getByText(points ?? '')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Player 11, pays 2.09×, Paid ₹209' })).toBeTruthy()
})

test('those who lead together get another card', async () => {
  const rounds = await playedRounds(face, 'ordinary', [{ on: 'player-11', amountPaise: 10_000 }])
  const longer = rounds.filter(({ events }) => events.filter(({ type }) => type === 'card').length > 4)
  expect(longer).not.toEqual([])
})
