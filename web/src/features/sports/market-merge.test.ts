import { expect, test } from 'vitest'
import { mergeMarket } from './market-merge.ts'
import type { Market } from './queries.ts'

function market(sequence: number, price: number): Market {
  const runner = (selectionId: string, back: number) => ({
    selectionId,
    name: selectionId,
    status: 'active' as const,
    back: [{ price: back, size: 100 }],
    lay: [{ price: back + 0.02, size: 50 }],
  })
  return {
    marketId: 'm',
    refMatchId: '1',
    HeadName: 'Match Odds',
    marketType: 'match_odds',
    priceKind: 'decimal',
    status: 'open',
    result: null,
    inPlay: true,
    delayMs: 5000,
    minStake: 100,
    maxStake: 500,
    sequence,
    publishedAt: '2026-11-21T15:12:09.412Z',
    runners: [runner('A', price), runner('B', 2)],
  }
}

test('[7.4-1] only what moved is a new object', () => {
  const old = market(1, 1.5)
  const merged = mergeMarket(old, market(2, 1.52))
  expect(merged.runners[0]).not.toBe(old.runners[0])
  expect(merged.runners[0]?.back[0]).toEqual({ price: 1.52, size: 100 })
  expect(merged.runners[1]).toBe(old.runners[1])
})

test('[7.4-1] the same prices again keep every runner, and the newer head counts', () => {
  const old = market(1, 1.5)
  const merged = mergeMarket(old, { ...market(2, 1.5), status: 'suspended' })
  expect(merged.runners).toBe(old.runners)
  expect(merged.status).toBe('suspended')
})

test('[7.4-1] an older state never replaces a newer one', () => {
  const old = market(7, 1.5)
  expect(mergeMarket(old, market(6, 9))).toBe(old)
})
