import { expect, test } from 'vitest'
import type { Limits } from '../queries.ts'
import { amountsOf, changeOf, idleLimits, limitProblem, newlyPending, stoppedBy, valuesOf } from './limits-rules.ts'

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
  for (const text of ['-1', '1e309', '1.001', 'many', 'सौ रुपये', '1.0.0', '₹'])
    expect(limitProblem(text), text).toBe('Enter an amount in rupees, or nothing')
  for (const text of ['', ' ', '0', '0.01', '1,00,000', '₹ 500', '१००', '9999999999.99'])
    expect(limitProblem(text), text).toBeUndefined()
  for (const text of ['10000000000', '99999999999.99', '10,00,00,00,000'])
    expect(limitProblem(text), text).toBe('Maximum ₹9,99,99,99,999.99')
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

test('what is typed is compared before it is saved; what is no amount is no limit', () => {
  const values = { ...valuesOf(limits), loss: { daily: '₹ 5,000', weekly: '2,000.00', monthly: 'many' } }
  expect(amountsOf(values)).toEqual({
    deposit: limits.deposit,
    loss: { daily: 5000, weekly: 2000, monthly: null },
    stake: none,
  })
  expect(idleLimits(amountsOf(values))).toEqual([{ kind: 'loss', period: 'daily', first: 'weekly' }])
})

test('only a limit that is changed to nothing stops what it limits', () => {
  expect(stoppedBy({ deposit: { daily: 0, weekly: 0 }, loss: { daily: null }, stake: { monthly: 0 } })).toEqual([
    'deposit',
    'stake',
  ])
  expect(stoppedBy({ deposit: { daily: 0.01 }, sessionMinutes: 60 })).toEqual([])
})

test('finds limits that became pending by the last change, apart from those that were pending before', () => {
  const weekly = { kind: 'loss', period: 'weekly', amount: 900, from: '2026-11-21T10:00:00.000Z' } as const
  const gone = { kind: 'loss', period: 'daily', amount: null, from: '2026-11-21T11:00:00.000Z' } as const
  expect(newlyPending([weekly], [weekly])).toBeNull()
  expect(newlyPending([weekly, gone], [weekly])).toEqual({ from: gone.from, isHigher: false })
  expect(newlyPending([weekly, gone], [])).toEqual({ from: gone.from, isHigher: true })
  // Asked for again it waits again.
  expect(newlyPending([{ ...weekly, from: gone.from }], [weekly])).toEqual({ from: gone.from, isHigher: true })
})
