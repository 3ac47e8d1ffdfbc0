import { walletChangeOf } from '../../money/money-payloads.ts'
import { markWalletStale, setWallet, useMoney } from '../../money/money-store.ts'
import { clearSession, currentToken } from '../../player/session-store.ts'
import { request } from '../../realtime/connection.ts'
import { useConnection } from '../../realtime/connection-store.ts'

/**
 * After every connect and reconnect, on session_refresh and when a tab returns: the check first, then the balance.
 * False when the session is over.
 */
export async function checkAndRefresh(): Promise<boolean> {
  const token = currentToken()
  if (!(await checkSession())) return false
  await askBalance()
  // The player may have signed out meanwhile; the caller's next request would have no token.
  return currentToken() === token
}

/**
 * Asks whether the session still holds. Only a session that failed signs out (spec 4): no answer is no sign-out, nor is a
 * failure that its code explains otherwise (a rate limit, a defect of the server); the next occasion asks again.
 */
async function checkSession(): Promise<boolean> {
  const token = currentToken()
  const reply = await request('session_check').catch(() => null)
  if (token === null || token !== currentToken()) return false
  if (reply?.status === 'failed' && (reply.code ?? 'unauthorized') === 'unauthorized') clearSession('session-check')
  return currentToken() === token
}

/** A network with answers of more than a second would never bring a balance otherwise. */
const askAgainMs = 3000

let asking: ReturnType<typeof setTimeout> | undefined

/**
 * The wallet by get:balance. Without a usable answer the old one stays, dimmed, and it is asked again until there is one;
 * without a connection the next connect asks.
 */
async function askBalance(): Promise<void> {
  clearTimeout(asking)
  const token = currentToken()
  const reply = await request('get:balance').catch(() => null)
  if (token === null || token !== currentToken()) return
  const change = reply?.status === 'success' ? walletChangeOf(reply) : null
  if (change) {
    setWallet(change)
    return
  }
  markWalletStale()
  clearTimeout(asking)
  asking = setTimeout(() => {
    const { wallet, walletStale } = useMoney.getState()
    // The balance may have been pushed meanwhile.
    if (currentToken() === token && (wallet === null || walletStale) && isConnected()) void askBalance()
  }, askAgainMs)
}

function isConnected(): boolean {
  return useConnection.getState().status === 'live'
}
