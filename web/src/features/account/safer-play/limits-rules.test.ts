import { expect, test } from 'vitest'
import type { Limits } from '../queries.ts'
import { changeOf, idleLimits, limitProblem, valuesOf } from './limits-rules.ts'

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
  }
  expect(changeOf(limits, changed)).toEqual({
    deposit: { daily: 4000, monthly: null },
    stake: { weekly: 100 },
  })
})

test('amounts are checked', () => {
  for (const text of ['-1', '1e309', '1.001', 'many', '१००', '1.0.0', '₹'])
    expect(limitProblem(text), text).toBe('Enter an amount in rupees, or nothing')
  for (const text of ['', ' ', '0', '0.01', '1,00,000', '₹ 500', '9999999999.99'])
    expect(limitProblem(text), text).toBeUndefined()
  for (const text of ['10000000000', '99999999999.99', '10,00,00,00,000'])
    expect(limitProblem(text), text).toBe('The most is ₹9,99,99,99,999.99')
})

test('a limit that a lower one over a longer time keeps out of reach is named with it', () => {
  const stake = { daily: 1000, weekly: 500, monthly: 500 }
  const loss = { daily: null, weekly: 300, monthly: 299.99 }
  expect(idleLimits({ ...limits, stake, loss })).toEqual([
    { kind: 'loss', period: 'weekly', first: 'monthly' },
    { kind: 'stake', period: 'daily', first: 'weekly' },
  ])
  expect(idleLimits(limits)).toEqual([])
})
