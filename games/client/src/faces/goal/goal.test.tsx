import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import { shownEvent } from '../events.ts'
import { face } from './face.tsx'
import { fieldNames, measuresOf, timesAfter } from './field.ts'

const variants = ['field', 'penalty', 'tower', 'bridge', 'crowded']

test.each(variants)('%s: every field is shown and described', (variant) => checkFace(face, variant))

test.each(variants)('%s: each column prints what the rules pay behind it', async (variant) => {
  const rules = await face.rules(variant)
  const printed = fieldNames(variant).flatMap((field) => {
    const measures = measuresOf({ mode: 'base', meta: { field } }, variant)
    return Array.from({ length: measures.columns }, (_, before) => timesAfter(before + 1, measures, variant))
  })
  expect(printed).toEqual(rules.returns().map(({ mostTimes }) => mostTimes))
})

const small = { amountPaise: 1_000, mode: 'base', meta: { field: 'small' } }

/** Tiles of the first two columns that are no bombs in the round that the tests draw. */
async function clearTiles(): Promise<number[]> {
  const { round } = await playedRound(face, 'field', small, 1, [{ action: 'cash-out' }])
  const bombs = shownEvent(round, 'reveal')?.bombs ?? []
  return bombs.map((column) => [0, 1, 2].find((tile) => !column.includes(tile)) ?? 0)
}

test('a crossed column, a trap and a cash-out are said', async () => {
  const [first = 0, second = 0] = await clearTiles()
  const pick = (tile: number) => ({ action: 'pick', meta: { tile } })
  const one = await playedRound(face, 'field', small, 1, [pick(first)])
  expect(face.say(one.round, 'field', 'en')).toBe('Column 1 is crossed. A cash-out pays 1.45×.')
  const two = await playedRound(face, 'field', small, 1, [pick(first), pick(second), { action: 'cash-out' }])
  expect(face.say(two.round, 'field', 'en')).toBe('Cashed out at 2.18×.')
  expect(face.chip(two.round, 'field', 'en')).toEqual({ text: '2.18×', tone: 'mid' })
  const traps = await playedRound(face, 'field', small, 1, [{ action: 'cash-out' }])
  const trap = shownEvent(traps.round, 'reveal')?.bombs[0]?.[0] ?? 0
  const lost = await playedRound(face, 'field', small, 1, [pick(trap)])
  expect(face.say(lost.round, 'field', 'en')).toBe('A trap in column 1.')
  expect(lost.round.payoutPaise).toBe(0)
})

test('only the next column can be picked from', async () => {
  const [first = 0] = await clearTiles()
  const { round } = await playedRound(face, 'field', small, 1, [{ action: 'pick', meta: { tile: first } }])
  const act = vi.fn()
  render(
    <face.Stage
      {...tableProps({
        variant: 'field',
        bet: round.bet,
        phase: 'playing',
        round,
        canAct: () => true,
        canChoose: false,
        act,
      })}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Column 3, tile 1, closed' }))
  expect(act).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Column 2, tile 2, closed' }))
  expect(act).toHaveBeenCalledExactlyOnceWith('pick', { tile: 1 })
})
