import { forcedEndKey, isSessionKey, readSession } from './session-storage.ts'
import { clearSession, currentToken, restoreSession } from './session-store.ts'

/** Follows login, logout and wallet of other tabs by the storage event (spec 4); returns how to stop. */
export function followOtherTabs(): () => void {
  let forced = false
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return
    if (event.key === forcedEndKey) forced = true
    if (!isSessionKey(event.key)) return
    const stored = readSession()
    if (stored === null) clearSession(forced ? 'other-tab-forced' : 'other-tab')
    // A login in the other tab writes the token last: only then is the rest there to be read.
    else if (stored.token !== currentToken()) switchPlayer(event.key)
    forced = false
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function switchPlayer(key: string | null): void {
  if (key !== null && key !== 'token') return
  // Another player's session here is over before the new one begins.
  clearSession('other-tab')
  restoreSession()
}
