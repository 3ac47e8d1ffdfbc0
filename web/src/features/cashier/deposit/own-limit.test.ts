import { expect, test } from 'vitest'
import { depositProblem, rangeWithin } from './own-limit.tsx'

const range = { min: 200, max: 50_000 }

test('an amount beyond what is left is named with the limit and what it leaves, to the paisa', () => {
  const own = { period: 'weekly', leftPaise: 700_50 } as const
  expect(depositProblem('700.50', range, own)).toBeUndefined()
  expect(depositProblem('700.51', range, own)).toBe('Your own limit over 7 days leaves ₹700.50')
  expect(depositProblem('199', range, own)).toBe('Minimum ₹200.00')
  expect(depositProblem('60000', range, own)).toBe('Maximum ₹50,000.00')
})

test('the amounts to choose from end where the limit does, unless it leaves less than the method takes', () => {
  expect(rangeWithin(range, { period: 'daily', leftPaise: 700_50 })).toEqual({ min: 200, max: 700.5 })
  expect(rangeWithin(range, { period: 'daily', leftPaise: 100_00 })).toEqual(range)
  expect(rangeWithin(range, { period: 'daily', leftPaise: 90_000_00 })).toEqual(range)
  expect(rangeWithin(range, null)).toEqual(range)
})
