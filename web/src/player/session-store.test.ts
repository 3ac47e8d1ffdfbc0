import { afterEach, expect, test, vi } from 'vitest'
import { followOtherTabs } from './other-tabs.ts'
import { storeSession } from './session-storage.ts'
import { clearSession, currentToken, onSessionEnd, readNewSession, signIn, useSession } from './session-store.ts'

const user = { mstruserid: 7, mobileno: '9820041177' }

afterEach(() => clearSession('manual'))

test('[4-6] login stores token and user and marks the player authenticated', () => {
  signIn({ token: 'abc', user })
  expect(useSession.getState()).toEqual({ token: 'abc', user })
  expect(localStorage.getItem('token')).toBe('abc')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
})

test('a session ends once, however many ask, and nothing of it stays in storage or state', () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  signIn({ token: 'abc', user })
  clearSession('unauthorized')
  clearSession('unauthorized')
  stop()
  expect(ended.mock.calls).toEqual([['unauthorized']])
  expect(localStorage.length).toBe(0)
  expect(useSession.getState()).toEqual({ token: null, user: null })
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

test('notifies other tabs of a forced sign-out, and not of the player’s own one', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  signIn({ token: 'abc', user })
  clearSession('manual')
  expect(setItem).not.toHaveBeenCalledWith('forcedSignOut', '1')
  signIn({ token: 'abc', user })
  clearSession('session-check')
  expect(setItem).toHaveBeenCalledWith('forcedSignOut', '1')
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

const known = { mstruserid: 7, mobileno: '9820041177', username: 'player' }

test('[7.1-1] a login brings a token and a user', () => {
  expect(readNewSession({ token: 'abc-123', user: known })).toEqual({ token: 'abc-123', user: known })
})

test('[7.1-2] a registration may answer without a user', () => {
  expect(readNewSession({ token: 'abc' }, known)).toEqual({ token: 'abc', user: known })
})

test.each([
  null,
  {},
  { token: 5, user: known },
  { token: '', user: known },
  { token: 'abc', user: 'me' },
  { token: 'two words', user: known },
])('what carries no session (%j) is a malformed answer', (answer) => {
  expect(() => readNewSession(answer)).toThrow(expect.objectContaining({ kind: 'malformed' }))
})
