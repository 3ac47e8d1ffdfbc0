import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import { dealOf, layoutOf, mostCards } from './deal.ts'
import { face } from './face.tsx'

test('every draw is shown and described', () => checkFace(face, 'mega-ball'))

test('the lines that pay are lines of marked cells, and are said card by card', async () => {
  const bet = { amountPaise: 20_000, mode: 'base', meta: { cards: 20 } }
  const rounds = await Promise.all(Array.from({ length: 8 }, (_, nonce) => playedRound(face, 'mega-ball', bet, nonce)))
  const won = rounds.map(({ round }) => round).find(({ payoutPaise }) => (payoutPaise ?? 0) > 0)
  if (won === undefined) throw new Error('none of the rounds has a line')
  const { cards, balls, last } = dealOf(won, 1)
  const hit = new Set([0, ...balls, last?.number])
  for (const { numbers, onLine } of cards) expect([...onLine].every((place) => hit.has(numbers[place]))).toBe(true)
  expect(face.say(won, 'mega-ball', 'en')).toMatch(/^Card \d+: \d lines?, pays \d+\.00×\./)
  render(<face.Stage {...tableProps({ variant: 'mega-ball', bet: won.bet, phase: 'ended', round: won })} />)
  const paying = cards.filter(({ times }) => (times ?? 0) > 0).length
  expect(screen.getAllByRole('img', { name: /, pays / })).toHaveLength(paying)
})

test.each([0.75, 2.4])('any number of cards has a place on a stage %s times as wide as high', (wide) => {
  for (let count = 1; count <= mostCards; count += 1) {
    const { columns, rows } = layoutOf(count, wide)
    expect(columns * rows).toBeGreaterThanOrEqual(count)
    expect(columns * (rows - 1)).toBeLessThan(count)
  }
})
