import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession, signIn } from '../player/session-store.ts'
import { holdWin, showAllWins, showWin, useShownBalance } from './held-wins-store.ts'
import { setWallet } from './money-store.ts'

beforeEach(() => {
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  setWallet({ balance: 900 })
})

afterEach(() => {
  showAllWins()
  clearSession('manual')
})

const shown = () => renderHook(useShownBalance).result.current

test('a win is shown when the game shows it, though the balance rose before; later stakes are taken at once', () => {
  holdWin()
  expect(shown()).toBe(900)
  setWallet({ balance: 1100.1 })
  expect(shown()).toBe(900)
  setWallet({ balance: 1000.1 })
  expect(shown()).toBe(800)
  holdWin()
  setWallet({ balance: 1050.1 })
  expect(shown()).toBe(800)
  showWin()
  expect(shown()).toBe(1000.1)
  showWin()
  expect(shown()).toBe(1050.1)
})

test('money that comes without a win on its way is shown at once, and all of it when the game is gone', () => {
  setWallet({ balance: 1000 })
  expect(shown()).toBe(1000)
  holdWin()
  setWallet({ balance: 1200 })
  setWallet({ balance: 1300 })
  expect(shown()).toBe(1100)
  showAllWins()
  expect(shown()).toBe(1300)
})
