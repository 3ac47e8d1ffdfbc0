import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

const bet = { amountPaise: 10_000, mode: 'base' }

/** Plays a hand on by one of its actions, as long as there are any; gives each state with what could be done. */
async function walked(nonce: number, prefer: readonly string[]) {
  const states = []
  const taken: { action: string }[] = []
  for (;;) {
    const state = await playedRound(face, 'eight-packs', bet, nonce, taken)
    states.push(state)
    const action = prefer.find((one) => state.actions.includes(one))
    if (action === undefined) return states
    taken.push({ action })
  }
}

test.each(['eight-packs', 'two-packs'])('%s describes all that happens', async (variant) => {
  await checkFace(face, variant)
})

test.each([[['insurance', 'stand']], [['split', 'hit', 'stand']], [['split', 'double', 'stand']], [['hit', 'stand']]])(
  'a player of %s is offered just what the rules allow',
  async (prefer) => {
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 60; nonce += 1)
      for (const { round, actions } of await walked(nonce, prefer)) {
        const props = tableProps({ variant: 'eight-packs', round, phase: actions.length > 0 ? 'playing' : 'ended' })
        if (actions.length > 0)
          expect(
            face
              .decisions?.(props)
              .map(({ action }) => action)
              .toSorted(),
          ).toEqual(actions.toSorted())
        for (const action of actions) seen.add(action)
        expect(face.say(round, 'eight-packs', 'hi')).not.toMatch(/^$|undefined/)
      }
    expect(seen).toContain(prefer[0])
  },
)

test('a hand in play shows the dealer’s second card face down, and whose turn it is', async () => {
  const { round } = await playedRound(face, 'eight-packs', bet, firstOpen)
  render(<face.Stage {...tableProps({ variant: 'eight-packs', round, phase: 'playing' })} />)
  const dealer = within(screen.getByRole('region', { name: 'Dealer' }))
  expect(dealer.getAllByRole('img', { name: 'Card, face down' })).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Your hand' }).getAttribute('data-state')).toBe('turn')
})

test('a split makes two hands, each with its stake, and both outcomes are shown at the end', async () => {
  for (let nonce = 0; nonce < 60; nonce += 1) {
    const last = (await walked(nonce, ['split', 'stand'])).at(-1)
    if (!last?.round.events.some(({ type }) => type === 'split')) continue
    render(<face.Stage {...tableProps({ variant: 'eight-packs', round: last.round, phase: 'ended' })} />)
    expect(screen.getByRole('region', { name: 'Hand 1' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Hand 2' })).toBeTruthy()
    expect(face.say(last.round, 'eight-packs', 'en')).toMatch(
      /^Dealer: \d+\. Hand 1: .*, (won|lost|a push)\. Hand 2: .*, (won|lost|a push)\.$/,
    )
    return
  }
  throw new Error('No pair was dealt')
})

test('a push gives the stake back and is no win', async () => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const last = (await walked(nonce, ['stand'])).at(-1)
    if (last?.round.payoutPaise !== 10_000) continue
    render(<face.Stage {...tableProps({ variant: 'eight-packs', round: last.round, phase: 'ended' })} />)
    expect(screen.getByRole('region', { name: 'Your hand' }).getAttribute('data-state')).toBeNull()
    expect(screen.getByText('Back ₹100')).toBeTruthy()
    expect(face.chip(last.round, 'eight-packs', 'en')).toEqual({ text: '1.00×', tone: 'low' })
    return
  }
  throw new Error('There was no push')
})

/** A round that is not decided by its first cards. */
const firstOpen = 1
