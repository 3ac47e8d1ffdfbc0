import { expect, test } from 'vitest'
import { isOnLadder } from '../prices/odds-ladder.ts'
import { matchLiability, type Position } from '../prices/profit-rules.ts'
import { netWith, rowsAround, sideAt } from './ladder-rules.ts'

test('a ladder has 30 steps above the market and 30 below it, highest first', () => {
  const rows = rowsAround(3, [])
  expect(rows).toHaveLength(61)
  expect(rows[30]).toBe(3)
  expect(rows.slice(28, 33)).toEqual([3.1, 3.05, 3, 2.98, 2.96])
  expect(rows.every(isOnLadder)).toBe(true)
})

test('a ladder ends where the scale ends, and has each end once', () => {
  expect(rowsAround(1.02, []).slice(-2)).toEqual([1.02, 1.01])
  expect(rowsAround(1.02, [])).toHaveLength(32)
  expect(rowsAround(990, []).slice(0, 3)).toEqual([1000, 990, 980])
  expect(rowsAround(990, [])).toHaveLength(32)
})

test('a price off the scale is clamped to the end of the scale', () => {
  expect(rowsAround(5000, [])[0]).toBe(1000)
  expect(rowsAround(0.5, []).at(-1)).toBe(1.01)
  expect(rowsAround(3, [1200, 1]).filter((price) => price > 900 || price < 1.1)).toEqual([1000, 1.01])
})

test('prices far from the market have rows of their own, in order, and near ones no second row', () => {
  const rows = rowsAround(2, [500, 2.02, 500, 1.01])
  expect(rows).toHaveLength(63)
  expect(rows[0]).toBe(500)
  expect(rows.at(-1)).toBe(1.01)
})

test('the market takes a back up to its best back price, a lay from its best lay price, and nothing between', () => {
  const best = { back: 3, lay: 3.1 }
  expect([2.98, 3, 3.05, 3.1, 3.15].map((step) => sideAt(step, best))).toEqual(['back', 'back', null, 'lay', 'lay'])
  expect(sideAt(3, { back: undefined, lay: 3.1 })).toBeNull()
  expect(sideAt(3.2, { back: 3, lay: undefined })).toBeNull()
})

test('the result of a step is that of the held bets with one more bet, as the board sums them', () => {
  const bet = (side: Position['side'], price: number, stakePaise: number): Position => {
    return { kind: 'decimal', side, selectionId: 'A', price, stakePaise }
  }
  const held = [bet('back', 3.05, 100_000), { ...bet('lay', 2, 50_000), selectionId: 'B' }]
  const heldPaise = matchLiability(['A'], held).get('A') ?? 0
  expect(heldPaise).toBe(255_000)
  expect(netWith(heldPaise, bet('lay', 2.5, 50_000))).toBe(180_000)
  expect(netWith(heldPaise, bet('back', 2.5, 50_000))).toBe(330_000)
  expect(netWith(heldPaise, bet('back', 3.33, 33_33))).toBe(
    matchLiability(['A'], [...held, bet('back', 3.33, 33_33)]).get('A'),
  )
})
