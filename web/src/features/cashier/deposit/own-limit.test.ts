import { expect, test } from 'vitest'
import { depositProblem, ownLimitOf, rangeWithin } from './own-limit.tsx'

const range = { min: 200, max: 50_000 }
const none = { daily: null, weekly: null, monthly: null }
const used = (daily: number, weekly: number, monthly: number) => ({
  deposit: { daily, weekly, monthly },
  loss: { daily: 0, weekly: 0, monthly: 0 },
  stake: { daily: 0, weekly: 0, monthly: 0 },
})

test('of several limits the one that leaves the least counts, not the lowest', () => {
  const deposit = { daily: 1_000, weekly: 5_000.5, monthly: null }
  expect(ownLimitOf({ deposit, used: used(0, 4_900, 4_900) })).toEqual({ period: 'weekly', leftPaise: 100_50 })
  expect(ownLimitOf({ deposit, used: used(0, 0, 0) })).toEqual({ period: 'daily', leftPaise: 1_000_00 })
  // A limit that was lowered below what is used leaves nothing, and no less.
  expect(ownLimitOf({ deposit, used: used(1_500, 0, 0) })).toEqual({ period: 'daily', leftPaise: 0 })
})

test('where the server does not tell what was used, the limit itself counts; without a limit nothing does', () => {
  expect(ownLimitOf({ deposit: { ...none, monthly: 700 } })).toEqual({ period: 'monthly', leftPaise: 700_00 })
  expect(ownLimitOf({ deposit: none })).toBeNull()
})

test('an amount beyond what is left is named with the limit and what it leaves, to the paisa', () => {
  const own = { period: 'weekly', leftPaise: 700_50 } as const
  expect(depositProblem('700.50', range, own)).toBeUndefined()
  expect(depositProblem('700.51', range, own)).toBe('Your own limit over 7 days leaves ₹700.50')
  expect(depositProblem('199', range, own)).toBe('The least is ₹200.00')
  expect(depositProblem('60000', range, own)).toBe('The most is ₹50,000.00')
})

test('the amounts to choose from end where the limit does, unless it leaves less than the method takes', () => {
  expect(rangeWithin(range, { period: 'daily', leftPaise: 700_50 })).toEqual({ min: 200, max: 700.5 })
  expect(rangeWithin(range, { period: 'daily', leftPaise: 100_00 })).toEqual(range)
  expect(rangeWithin(range, { period: 'daily', leftPaise: 90_000_00 })).toEqual(range)
  expect(rangeWithin(range, null)).toEqual(range)
})
