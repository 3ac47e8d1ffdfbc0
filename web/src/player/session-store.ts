import { create } from 'zustand'
import type { User, Wallet, WalletChange } from './player.ts'
import {
  announceForcedEnd,
  forgetSession,
  readSession,
  type StoredSession,
  storeMoney,
  storeSession,
} from './session-storage.ts'

export type { User, WalletChange } from './player.ts'

/**
 * Why a session ended: decides what the player is told (spec 4). The last two happened in
 * another tab: the player's own sign-out, or a forced one.
 */
export type EndReason = 'manual' | 'unauthorized' | 'session-check' | 'connect-error' | 'other-tab' | 'other-tab-forced'

export type SessionState = {
  /** Opaque; null is a guest. */
  token: string | null
  user: User | null
  /** The last wallet that the server told, in rupees; null before the first. */
  wallet: Wallet | null
  /** Total exposure in rupees, positive; null before the first answer. */
  exposureAmount: number | null
  /** True while `wallet` comes from storage or from before a lost connection: shown dimmed. */
  walletStale: boolean
}

const guest: SessionState = { token: null, user: null, wallet: null, exposureAmount: null, walletStale: false }

export const useSession = create<SessionState>()(() => guest)

/** True for a player, false for a guest (spec 6: nobody is in between). */
export function useIsAuthenticated(): boolean {
  return useSession((session) => session.token !== null)
}

/** The player's token now, null for a guest. */
export function currentToken(): string | null {
  return useSession.getState().token
}

/** Takes over what storage holds: at start, and when another tab has written. A player's stored wallet is stale. */
export function restoreSession(): void {
  const stored = readSession()
  useSession.setState(stored ? { ...stored, walletStale: true } : guest)
}

/** Login success (spec 4): token and user are stored, the player is in. Whatever stood before is gone. */
export function signIn({ token, user }: { token: string; user: User }): void {
  const session: StoredSession = { token, user, wallet: null, exposureAmount: null }
  storeSession(session)
  useSession.setState({ ...session, walletStale: false })
}

/** Ends the session (spec 4); once, however many ask. Storage is left alone when another tab has already written it. */
export function clearSession(reason: EndReason): void {
  if (currentToken() === null) return
  if (!isOtherTab(reason)) {
    // Before the token goes: the other tabs must know why when they see it gone.
    if (reason !== 'manual') announceForcedEnd()
    forgetSession()
  }
  useSession.setState(guest)
  for (const listener of endListeners) listener(reason)
}

function isOtherTab(reason: EndReason): boolean {
  return reason === 'other-tab' || reason === 'other-tab-forced'
}

type EndListener = (reason: EndReason) => void
const endListeners = new Set<EndListener>()

/** Registers what must be cleared or told when a session ends; returns how to take it back. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/**
 * Stores a wallet that the server told (spec 4). Amounts in rupees; an absent field keeps its value, and an older
 * version never overwrites a newer one. Ignored for a guest: the answer came after the logout.
 */
export function setWallet(change: WalletChange): void {
  const { token, wallet, exposureAmount } = useSession.getState()
  if (token === null) return
  const older = change.version !== undefined && wallet?.version !== undefined && change.version < wallet.version
  if (older) return
  const next: Wallet = { coins: 0, cash: 0, ...wallet, ...change }
  storeMoney({ wallet: next, exposureAmount })
  useSession.setState({ wallet: next, walletStale: false })
}

/** The connection is gone or get:balance had no answer: the wallet stays and is shown dimmed. */
export function markWalletStale(): void {
  if (useSession.getState().wallet) useSession.setState({ walletStale: true })
}

/** Stores the total exposure in rupees (positive). Ignored for a guest. */
export function setExposure(exposureAmount: number): void {
  const { token, wallet } = useSession.getState()
  if (token === null) return
  storeMoney({ wallet, exposureAmount })
  useSession.setState({ exposureAmount })
}
