import { expect, test } from 'vitest'
import { ownLimitOf } from './own-limit.ts'

const none = { daily: null, weekly: null, monthly: null }
const used = (daily: number, weekly: number, monthly: number) => ({
  deposit: { daily, weekly, monthly },
  loss: { daily: 0, weekly: 0, monthly: 0 },
  stake: { daily: 0, weekly: 0, monthly: 0 },
})

test('of several limits the one that leaves the least counts, not the lowest', () => {
  const deposit = { daily: 1_000, weekly: 5_000.5, monthly: null }
  expect(ownLimitOf({ deposit, used: used(0, 4_900, 4_900) }, 'deposit')).toEqual({
    period: 'weekly',
    leftPaise: 100_50,
  })
  expect(ownLimitOf({ deposit, used: used(0, 0, 0) }, 'deposit')).toEqual({ period: 'daily', leftPaise: 1_000_00 })
  // A limit that was lowered below what is used leaves nothing, and no less.
  expect(ownLimitOf({ deposit, used: used(1_500, 0, 0) }, 'deposit')).toEqual({ period: 'daily', leftPaise: 0 })
})

test('what a limit on losses leaves is the server’s word, winnings included; without it nothing is said', () => {
  const loss = { daily: 500, weekly: 500, monthly: null }
  const limits = { loss, used: used(0, 0, 0) }
  expect(ownLimitOf({ ...limits, lossLeft: { daily: 820.5, weekly: 1_000, monthly: null } }, 'loss')).toEqual({
    period: 'daily',
    leftPaise: 820_50,
  })
  expect(ownLimitOf(limits, 'loss')).toBeNull()
})

test('uses the whole limit if the server sends no used amount, and no limit if there is none', () => {
  expect(ownLimitOf({ deposit: { ...none, monthly: 700 } }, 'deposit')).toEqual({
    period: 'monthly',
    leftPaise: 700_00,
  })
  expect(ownLimitOf({ deposit: none }, 'deposit')).toBeNull()
})
