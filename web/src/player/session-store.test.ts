import { afterEach, expect, test, vi } from 'vitest'
import { followOtherTabs } from './other-tabs.ts'
import { storeSession } from './session-storage.ts'
import {
  clearSession,
  currentToken,
  onSessionEnd,
  restoreSession,
  setExposure,
  setWallet,
  signIn,
  useSession,
} from './session-store.ts'

const user = { mstruserid: 7, mobileno: '9820041177' }

afterEach(() => clearSession('manual'))

test('[4-6] login stores token and user and marks the player authenticated', () => {
  signIn({ token: 'abc', user })
  expect(useSession.getState()).toMatchObject({ token: 'abc', user, wallet: null, walletStale: false })
  expect(localStorage.getItem('token')).toBe('abc')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
})

test('[4-7] [1-5] the wallet is stored on each balance update, and an absent field keeps its value', () => {
  signIn({ token: 'abc', user })
  setWallet({ balance: 10_000, coins: 50, cash: 5 })
  setWallet({ balance: 9_000 })
  expect(useSession.getState().wallet).toEqual({ balance: 9_000, coins: 50, cash: 5 })
  expect(JSON.parse(localStorage.getItem('wallet') ?? '')).toEqual({ balance: 9_000, coins: 50, cash: 5 })
})

test('[4-7] an older version of the wallet never overwrites a newer one; without versions the last wins', () => {
  signIn({ token: 'abc', user })
  setWallet({ balance: 900, version: 5 })
  setWallet({ balance: 1_000, version: 4 })
  expect(useSession.getState().wallet?.balance).toBe(900)
  setWallet({ balance: 800, version: 5 })
  setWallet({ balance: 700 })
  expect(useSession.getState().wallet?.balance).toBe(700)
})

test('[4-8] logout clears token, user, wallet and exposure from storage and state, once', () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  signIn({ token: 'abc', user })
  setWallet({ balance: 1, coins: 0, cash: 0 })
  setExposure(12)
  clearSession('unauthorized')
  clearSession('unauthorized')
  stop()
  expect(ended.mock.calls).toEqual([['unauthorized']])
  expect(localStorage.length).toBe(0)
  expect(useSession.getState()).toMatchObject({ token: null, user: null, wallet: null, exposureAmount: null })
})

test('an answer that arrives after the logout changes nothing', () => {
  setWallet({ balance: 5 })
  setExposure(5)
  expect(localStorage.length).toBe(0)
  expect(useSession.getState().wallet).toBeNull()
})

test('a stored wallet is shown at once and is stale until the server has spoken', () => {
  storeSession({ token: 'abc', user, wallet: { balance: 3, coins: 2, cash: 1 }, exposureAmount: 4 })
  restoreSession()
  expect(useSession.getState()).toMatchObject({ token: 'abc', exposureAmount: 4, walletStale: true })
  setWallet({ balance: 8 })
  expect(useSession.getState().walletStale).toBe(false)
})

test('another tab that logs in or out is followed', () => {
  const stop = followOtherTabs()
  storeSession({ token: 'other', user, wallet: null, exposureAmount: null })
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'other', storageArea: localStorage }))
  expect(currentToken()).toBe('other')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  expect(currentToken()).toBeNull()
  stop()
})

test('a forced end tells the other tabs that it was one; the own sign-out does not', () => {
  const told = vi.spyOn(Storage.prototype, 'setItem')
  signIn({ token: 'abc', user })
  clearSession('manual')
  expect(told).not.toHaveBeenCalledWith('forcedSignOut', '1')
  signIn({ token: 'abc', user })
  clearSession('session-check')
  expect(told).toHaveBeenCalledWith('forcedSignOut', '1')
  expect(localStorage.length).toBe(0)
})

test('a tab that follows a forced end of another one says so, a sign-out it follows in silence', () => {
  const stop = followOtherTabs()
  const ended = vi.fn()
  const stopListening = onSessionEnd(ended)
  const heard = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
  signIn({ token: 'abc', user })
  localStorage.clear()
  heard('forcedSignOut')
  heard('token')
  expect(ended).toHaveBeenLastCalledWith('other-tab-forced')
  signIn({ token: 'abc', user })
  localStorage.clear()
  heard('token')
  expect(ended).toHaveBeenLastCalledWith('other-tab')
  stopListening()
  stop()
})
