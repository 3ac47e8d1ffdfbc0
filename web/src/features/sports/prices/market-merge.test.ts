import { expect, test } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import type { Market } from '../queries.ts'
import { mergeMarket } from './market-merge.ts'

function market(sequence: number, price: number): Market {
  const [one, other] = [exampleRunner('A', price), exampleRunner('B', 2)]
  return exampleMarket([{ ...one, lay: [{ price: price + 0.02, size: 50 }] }, other], sequence)
}

test('only what moved is a new object', () => {
  const old = market(1, 1.5)
  const merged = mergeMarket(old, market(2, 1.52))
  expect(merged.runners[0]).not.toBe(old.runners[0])
  expect(merged.runners[0]?.back[0]).toEqual({ price: 1.52, size: 1000 })
  expect(merged.runners[1]).toBe(old.runners[1])
})

test('the same prices again keep every runner, and the newer head counts', () => {
  const old = market(1, 1.5)
  const merged = mergeMarket(old, { ...market(2, 1.5), status: 'suspended' })
  expect(merged.runners).toBe(old.runners)
  expect(merged.status).toBe('suspended')
})

test('an older state never replaces a newer one', () => {
  const old = market(7, 1.5)
  expect(mergeMarket(old, market(6, 9))).toBe(old)
  expect(mergeMarket(old, market(6, 9), true).runners[0]?.back[0]?.price).toBe(9)
})
