import { afterEach, expect, test } from 'vitest'
import { storeSession } from '../player/session-storage.ts'
import { clearSession, restoreSession, signIn } from '../player/session-store.ts'
import { setWallet, useMoney } from './money-store.ts'

const user = { mstruserid: 7, mobileno: '9820041177' }

afterEach(() => clearSession('manual'))

test('[4-7] [1-5] the wallet is stored on each balance update, and an absent field keeps its value', () => {
  signIn({ token: 'abc', user })
  setWallet({ balance: 10_000, coins: 50, cash: 5 })
  setWallet({ balance: 9_000 })
  expect(useMoney.getState().wallet).toEqual({ balance: 9_000, coins: 50, cash: 5 })
  expect(JSON.parse(localStorage.getItem('wallet') ?? '')).toEqual({ balance: 9_000, coins: 50, cash: 5 })
})

test('[4-7] an older version of the wallet never overwrites a newer one; without versions the last wins', () => {
  signIn({ token: 'abc', user })
  setWallet({ balance: 900, version: 5 })
  setWallet({ balance: 1_000, version: 4 })
  expect(useMoney.getState().wallet?.balance).toBe(900)
  setWallet({ balance: 800, version: 5 })
  setWallet({ balance: 700 })
  expect(useMoney.getState().wallet?.balance).toBe(700)
})

test('an answer that arrives after the logout changes nothing', () => {
  setWallet({ balance: 5 })
  expect(localStorage.length).toBe(0)
  expect(useMoney.getState().wallet).toBeNull()
})

test('a stored wallet is shown at once and is stale until the server has spoken', () => {
  storeSession({ token: 'abc', user, wallet: { balance: 3, coins: 2, cash: 1 }, exposureAmount: 4 })
  restoreSession()
  expect(useMoney.getState()).toEqual({
    wallet: { balance: 3, coins: 2, cash: 1 },
    walletStale: true,
  })
  setWallet({ balance: 8 })
  expect(useMoney.getState().walletStale).toBe(false)
})

test('a new login begins without the money of the player before, and a logout leaves none', () => {
  const nothing = { wallet: null, walletStale: false }
  signIn({ token: 'abc', user })
  setWallet({ balance: 5 })
  clearSession('manual')
  expect(useMoney.getState()).toEqual(nothing)
  storeSession({ token: 'abc', user, wallet: { balance: 3, coins: 2, cash: 1 }, exposureAmount: 4 })
  restoreSession()
  signIn({ token: 'other', user })
  expect(useMoney.getState()).toEqual(nothing)
  expect(localStorage.getItem('exposureAmount')).toBeNull()
})
