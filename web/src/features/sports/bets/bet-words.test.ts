import { expect, test } from 'vitest'
import { exampleBet } from '../../../../test/examples.ts'
import type { Bet } from '../queries.ts'
import { betEnds } from './bet-words.tsx'

const bet: Bet = { ...exampleBet, odds: 2.15, stack: 333.33 }

test.each<[what: string, change: Partial<Bet>, ends: { profit: number; risk: number }]>([
  ['back at decimal odds', {}, { profit: 383.33, risk: 333.33 }],
  ['lay at decimal odds', { selectionType: 'lay' }, { profit: 333.33, risk: 383.33 }],
  ['back at a rate', { priceKind: 'rate', odds: 215 }, { profit: 716.66, risk: 333.33 }],
  ['lay at a rate', { priceKind: 'rate', odds: 215, selectionType: 'lay' }, { profit: 333.33, risk: 716.66 }],
  ['Yes on a line', { priceKind: 'line', odds: 90, line: 245 }, { profit: 300, risk: 333.33 }],
  ['No on a line', { priceKind: 'line', odds: 90, line: 245, selectionType: 'lay' }, { profit: 333.33, risk: 300 }],
])('what a bet may win and lose, to the paisa: %s', (_what, change, ends) => {
  expect(betEnds({ ...bet, ...change })).toEqual(ends)
})

test("a bet's own price scale counts, whatever its market is called", () => {
  const ends = (change: Partial<Bet>) => betEnds({ ...bet, odds: 92, stack: 1000, ...change })
  expect(ends({ priceKind: 'rate', HeadName: 'Winner of the final' })).toEqual({ profit: 920, risk: 1000 })
  expect(ends({ priceKind: 'decimal', HeadName: 'Bookmaker' })).toEqual({ profit: 91_000, risk: 1000 })
  expect(ends({ priceKind: 'decimal', HeadName: 'Tied Match' })).toEqual({ profit: 91_000, risk: 1000 })
})
