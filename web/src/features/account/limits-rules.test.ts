import { expect, test } from 'vitest'
import { changeOf, limitProblem, minutesProblem, valuesOf } from './limits-rules.ts'
import type { Limits } from './queries.ts'

const none = { daily: null, weekly: null, monthly: null }
const limits: Limits = {
  deposit: { daily: 5000, weekly: null, monthly: 20_000.5 },
  loss: none,
  stake: none,
  sessionMinutes: 60,
  timeOutUntil: null,
  selfExcludedUntil: null,
  pending: [],
}

test('an untouched form changes nothing', () => {
  expect(changeOf(limits, valuesOf(limits))).toBeNull()
})

test('only what differs is sent; an empty box takes a limit away', () => {
  const values = valuesOf(limits)
  const changed = {
    ...values,
    deposit: { daily: '4,000.00', weekly: '', monthly: '' },
    stake: { ...values.stake, weekly: '100' },
    sessionMinutes: '',
  }
  expect(changeOf(limits, changed)).toEqual({
    deposit: { daily: 4000, monthly: null },
    stake: { weekly: 100 },
    sessionMinutes: null,
  })
})

test('amounts and minutes are checked', () => {
  expect(limitProblem('-1')).toBe('Enter an amount in rupees, or nothing')
  expect(limitProblem('')).toBeUndefined()
  expect(limitProblem('0')).toBeUndefined()
  expect(minutesProblem('4')).toBe('Enter 5 to 1440 minutes, or nothing')
  expect(minutesProblem('1440')).toBeUndefined()
})
