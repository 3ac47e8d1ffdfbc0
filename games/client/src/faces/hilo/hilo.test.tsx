import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'

afterEach(cleanup)

const bet = { amountPaise: 10_000, mode: 'base' }

/** Plays on by these actions in turn, as long as they may be taken; gives each state. */
async function walked(variant: string, nonce: number, settings: readonly string[]) {
  const taken: { action: string }[] = []
  const states = [await playedRound(face, variant, bet, nonce)]
  for (const action of settings) {
    if (!states.at(-1)?.actions.includes(action)) break
    taken.push({ action })
    states.push(await playedRound(face, variant, bet, nonce, taken))
  }
  return states
}

test.each(['pack', 'ladder', 'sprint'])('%s describes all that happens', async (variant) => {
  await checkFace(face, variant)
})

test.each(['pack', 'ladder', 'sprint'])('%s offers just what its rules allow, at what they pay', async (variant) => {
  const settings = Array.from({ length: 14 }, (_, at) => (['higher', 'lower', 'skip'] as const)[at % 3] ?? 'skip')
  for (let nonce = 0; nonce < 30; nonce += 1) {
    let offered: string | undefined
    for (const { round, actions } of await walked(variant, nonce, settings)) {
      const guess = round.events.at(-1)
      if (guess?.type === 'guess' && guess.isRight) expect(`${guess.times / 100}`).toBe(offered)
      if (actions.length === 0) break
      const decisions = face.decisions?.(tableProps({ variant, round, phase: 'playing' })) ?? []
      expect(decisions.map(({ action }) => action).toSorted()).toEqual(actions.toSorted())
      const next = settings[round.events.length - 1]
      offered = String(Number.parseFloat(decisions.find(({ action }) => action === next)?.note ?? ''))
    }
  }
})

test('a cash-out is offered with its sum, and its outcome shown', async () => {
  for (let nonce = 0; nonce < 30; nonce += 1) {
    const states = await walked('pack', nonce, ['higher', 'cash-out'])
    const [, guessed, cashed] = states
    if (cashed === undefined) continue
    const take = face
      .decisions?.(tableProps({ variant: 'pack', round: guessed?.round ?? null, phase: 'playing' }))
      .at(-1)
    expect(take?.amountPaise).toBe(cashed.round.payoutPaise)
    expect(take?.text).toBe('Cash out')
    const times = `${((take?.amountPaise ?? 0) / bet.amountPaise).toFixed(2)}×`
    expect(face.say(cashed.round, 'pack', 'en')).toBe(`Cashed out at ${times}.`)
    expect(face.chip(cashed.round, 'pack', 'en').text).toBe(times)
    render(<face.Stage {...tableProps({ variant: 'pack', round: cashed.round, phase: 'ended' })} />)
    expect(screen.getByText('2 / 52')).toBeTruthy()
    expect(screen.getByText('Correct', { selector: 'dt' }).nextSibling?.textContent).toBe('1')
    return
  }
  throw new Error('No guess was right')
})
