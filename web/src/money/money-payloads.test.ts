import { expect, test } from 'vitest'
import { exposureOf, walletChangeOf } from './money-payloads.ts'

test('[3-26] a balance answer gives its wallet fields and nothing else', () => {
  expect(walletChangeOf({ status: 'success', balance: 10, coins: 2, cash: 1, version: 3, extra: 1 })).toEqual({
    balance: 10,
    coins: 2,
    cash: 1,
    version: 3,
  })
})

test.each([null, 'x', {}, { balance: '10' }, { balance: Number.NaN }, { balance: null }])(
  '%s is no wallet',
  (payload) => {
    expect(walletChangeOf(payload)).toBeNull()
  },
)

test('fields of a wrong type are left out', () => {
  expect(walletChangeOf({ balance: 1, coins: '5', cash: {} })).toEqual({ balance: 1 })
})

test('an exposure needs its total and its rows', () => {
  expect(exposureOf({ exposureAmount: 5, betMatches: [] })).toEqual({ exposureAmount: 5, betMatches: [] })
  expect(exposureOf({ exposureAmount: '5', betMatches: [] })).toBeNull()
  expect(exposureOf({ exposureAmount: 5 })).toBeNull()
})
