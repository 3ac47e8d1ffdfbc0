import { call } from '../api/call.ts'
import { clearSession, currentToken } from './session-store.ts'

/**
 * The player's own sign-out, after the confirmation (spec 2.7): the server is told once and its answer ignored, since
 * signing out must work without network. The request is built with the token before the session is cleared.
 */
export function signOut(): void {
  if (currentToken() === null) return
  call('signOut').catch(() => undefined)
  clearSession('manual')
}
