import { request } from '../realtime/connection.ts'
import { clearSession, currentToken, markWalletStale, setWallet } from '../session/session-store.ts'
import { walletChangeOf } from './socket-payloads.ts'

/**
 * After every connect and reconnect, on session_refresh and when a tab returns: the check first, then the balance.
 * False when the session is over.
 */
export async function checkAndRefresh(): Promise<boolean> {
  const still = await checkSession()
  if (still) await askBalance()
  return still
}

/**
 * Asks whether the session still holds. Only the status 'failed' signs out (spec 4); no answer is no sign-out, the next
 * occasion asks again.
 */
async function checkSession(): Promise<boolean> {
  const token = currentToken()
  const reply = await request('session_check').catch(() => null)
  if (token === null || token !== currentToken()) return false
  if (reply?.status === 'failed') clearSession('session-check')
  return currentToken() === token
}

/** The wallet by get:balance; without a usable answer the old one stays, dimmed, until the next connect. */
async function askBalance(): Promise<void> {
  const token = currentToken()
  const reply = await request('get:balance').catch(() => null)
  if (token === null || token !== currentToken()) return
  const change = reply?.status === 'success' ? walletChangeOf(reply) : null
  if (change) setWallet(change)
  else markWalletStale()
}
