import { expect, test } from 'vitest'
import { readSession, storeSession } from './session-storage.ts'

const session = {
  token: 'abc-123',
  user: { mstruserid: 7, mobileno: '9820041177', username: 'player' },
  wallet: { balance: 10_000, coins: 0, cash: 12.5 },
  exposureAmount: 250.75,
}

test('[3-23] the session stands in local storage under token, user, wallet and exposureAmount', () => {
  storeSession(session)
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['exposureAmount', 'token', 'user', 'wallet'])
  expect(localStorage.getItem('token')).toBe('abc-123')
  expect(readSession()).toEqual(session)
})

test('[6-1] without a token there is a guest', () => {
  localStorage.setItem('user', JSON.stringify(session.user))
  expect(readSession()).toBeNull()
})

test.each([
  ['token', '{"a":1}'],
  ['token', 'null'],
  ['token', 'two words'],
  ['token', 'x'.repeat(501)],
  ['user', '{broken'],
  ['user', '[]'],
  ['user', '{"mobileno":5}'],
  ['wallet', '"rich"'],
  ['wallet', '{"balance":"1","coins":0,"cash":0}'],
  ['exposureAmount', 'NaN'],
  ['exposureAmount', '"12"'],
])('[3-23] garbage under %s (%s) is a logged-out start and is removed', (key, garbage) => {
  storeSession(session)
  localStorage.setItem(key, garbage)
  expect(readSession()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a stored wallet version does not outrank the first answer of a server that has restarted its count', () => {
  storeSession({ ...session, wallet: { ...session.wallet, version: 99 } })
  expect(readSession()?.wallet).toEqual(session.wallet)
})
