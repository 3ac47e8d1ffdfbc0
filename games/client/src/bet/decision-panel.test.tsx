import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { playedRound, tableProps } from '../../test/played-rounds.tsx'
import { face as blackjack } from '../faces/blackjack/face.tsx'
import type { Face, FaceProps } from '../faces/face.ts'
import { face as hilo } from '../faces/hilo/face.tsx'
import { rgsClient } from '../rgs/rgs-client.ts'
import { roundsStore } from '../round/rounds-store.ts'
import { GameProvider } from '../shell/game-store.tsx'
import { BetBar } from './bet-bar.tsx'

afterEach(cleanup)

/** The bar while a decision is the player's, with ten rupees of balance; all that the face offers may be done. */
function showBar(face: Face, props: FaceProps) {
  const launch = { sessionID: 's', language: 'en', device: 'mobile', rgsAddress: 'http://localhost' } as const
  const store = roundsStore()
  store.setState({ balance: { amount: 10_000_000, currency: 'INR', version: 1 } })
  const idle = () => Promise.resolve()
  const machine = { store, begin: idle, play: idle, act: idle, replay: idle, refreshBalance: idle }
  const act = vi.fn()
  render(
    <GameProvider launch={launch} rgs={rgsClient(launch)} machine={machine}>
      <BetBar face={face} props={{ ...props, phase: 'playing', canAct: () => true, act }} controls={null} />
    </GameProvider>,
  )
  return act
}

const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the guesses of hi lo have the large place, with what they pay and their chance; the pass and the cash-out stand below', async () => {
  const { round } = await playedRound(hilo, 'pack', { amountPaise: 10_000, mode: 'base' }, 3)
  const act = showBar(hilo, tableProps({ variant: 'pack', round }))
  const choices = screen.getByRole('group', { name: 'Your move' })
  expect(names(choices)).toEqual([
    expect.stringMatching(/^Lower( or same)?\d+\.\d\d× · \d+\.\d %$/),
    expect.stringMatching(/^Higher( or same)?\d+\.\d\d× · \d+\.\d %$/),
  ])
  expect(names(screen.getByRole('region', { name: 'Bet' })).slice(2)).toEqual(['Skip', 'Cash out₹100.00'])
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Higher/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Skip/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Cash out/ }))
  expect(act.mock.calls.map(([action]) => action)).toEqual(['higher', 'skip', 'cash-out'])
})

test('a choice that costs more than the balance is off, and the reason stands under the choices', async () => {
  const { round } = await playedRound(blackjack, 'eight-packs', { amountPaise: 10_000, mode: 'base' }, 1)
  const act = showBar(blackjack, tableProps({ variant: 'eight-packs', round }))
  const double = screen.getByRole('button', { name: /^Double/ })
  expect(double.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(double)
  expect(screen.getByText('Your balance does not cover this')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Hit/ }))
  expect(act.mock.calls).toEqual([['hit', undefined]])
})
