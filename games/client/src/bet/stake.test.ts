import { expect, test } from 'vitest'
import { unitsOf } from '../money/amounts.ts'
import { nextLevel, quickLevels, type StakeLimits, stakeProblem } from './stake.ts'

const limits: StakeLimits = {
  minPaise: 100,
  maxPaise: 1_00_000_00,
  stepPaise: 100,
  levelsPaise: [10, 50, 100, 500, 1_000, 1_00_000].map((rupees) => rupees * 100),
  defaultPaise: 10_000,
}

const balance = (paise: number) => ({ amount: unitsOf(paise), currency: 'INR' as const, version: 1 })

test('during a break no stake can be placed, whatever it is', () => {
  const paused = { ...balance(5_000_00), pausedUntil: '2026-11-22T14:00:00.000Z' }
  expect(stakeProblem(10_000, limits, paused, 'en')).toBe('You are taking a break: no bets until it ends')
  expect(stakeProblem(null, limits, paused, 'hi')).toBe('आपका विराम चल रहा है: उसके खत्म होने तक कोई बेट नहीं')
})

test('a stake that is none is named by the first rule that it breaks', () => {
  const problem = (paise: number | null, balancePaise = 5_000_00) =>
    stakeProblem(paise, limits, balance(balancePaise), 'en')
  expect(problem(null)).toBe('Type a stake in rupees')
  expect(problem(50)).toBe('Minimum ₹1')
  expect(problem(2_00_000_00)).toBe('Maximum ₹1,00,000')
  expect(problem(150)).toBe('Stakes go in steps of ₹1')
  expect(problem(5_001_00)).toBe('Your balance does not cover this')
  expect(problem(5_000_00)).toBeNull()
  expect(stakeProblem(50, limits, null, 'hi')).toBe('न्यूनतम ₹1')
})

test('steps go from level to level and end at the limits', () => {
  expect(nextLevel(10_000, 1, limits)).toBe(50_000)
  expect(nextLevel(12_300, -1, limits)).toBe(10_000)
  expect(nextLevel(1_000, -1, limits)).toBe(100)
  expect(nextLevel(1_00_000_00, 1, limits)).toBe(1_00_000_00)
  expect(quickLevels(limits)).toEqual([1_000, 5_000, 10_000, 50_000, 100_000])
})
