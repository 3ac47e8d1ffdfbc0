import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

test.each(['dragon-tiger', 'cricket-war'])(
  '%s describes all that happens, at the prices of its rules',
  async (variant) => {
    await checkFace(face, variant)
    await checkPrices(face, variant)
  },
)

test('a tie gives half back, and does not call that a win', async () => {
  const rounds = await playedRounds(face, 'dragon-tiger', [{ on: 'dragon', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 5_000)
  if (round === undefined) throw new Error('There was no tie')
  expect(face.say(round, 'dragon-tiger', 'en')).toBe('A tie.')
  expect(face.chip(round, 'dragon-tiger', 'en')).toEqual({ text: '=', tone: 'tie' })
  render(<face.Stage {...tableProps({ variant: 'dragon-tiger', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Dragon, ace is low, pays 2×, Back ₹50' })).toBeTruthy()
})

test('a chip is put on a spot by pressing it and taken off by Backspace', async () => {
  const chips = { on: new Map([['tiger-H', 5_000]]), chipPaise: 1_000, place: vi.fn(), lift: vi.fn() }
  render(<face.Stage {...tableProps({ variant: 'dragon-tiger', chips })} />)
  const spot = screen.getByRole('button', { name: 'Tiger’s card: hearts, pays 3.9×, ₹50 on it' })
  await userEvent.click(spot)
  await userEvent.keyboard('{Backspace}')
  expect(chips.place).toHaveBeenCalledExactlyOnceWith('tiger-H')
  expect(chips.lift).toHaveBeenCalledExactlyOnceWith('tiger-H')
})
