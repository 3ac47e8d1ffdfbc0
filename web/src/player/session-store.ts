import { create } from 'zustand'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { isRecord } from '../lib/storage.ts'
import {
  announceForcedEnd,
  forgetSession,
  isToken,
  parseUser,
  readSession,
  type StoredSession,
  storeSession,
  type User,
} from './session-storage.ts'

export type { User } from './session-storage.ts'

/**
 * Why a session ended: decides what the player reads (spec 4). The last two happened in
 * another tab: the player's own sign-out, or a forced one.
 */
export type EndReason = 'manual' | 'unauthorized' | 'session-check' | 'connect-error' | 'other-tab' | 'other-tab-forced'

export type SessionState = {
  /** Opaque; null is a guest. */
  token: string | null
  user: User | null
}

const guest: SessionState = { token: null, user: null }

export const useSession = create<SessionState>()(() => guest)

/** True for a player, false for a guest (spec 6: there is no third role). */
export function useIsAuthenticated(): boolean {
  return useSession((session) => session.token !== null)
}

/** The player's token now, null for a guest. */
export function currentToken(): string | null {
  return useSession.getState().token
}

/** Takes over what storage holds: at start, and when another tab has written. */
export function restoreSession(): void {
  const stored = readSession()
  for (const listener of startListeners) listener(stored)
  useSession.setState(stored ? { token: stored.token, user: stored.user } : guest)
}

/** Login success (spec 4): token and user are stored, the player is in. Whatever stood before is gone. */
export function signIn({ token, user }: { token: string; user: User }): void {
  storeSession({ token, user, wallet: null, exposureAmount: null })
  for (const listener of startListeners) listener(null)
  useSession.setState({ token, user })
}

/**
 * Token and user of a login or a registration. A registration may answer without a user (spec 3); `otherwise` stands in.
 * @throws ApiError `malformed` when the answer could not carry a session
 */
export function readNewSession(answer: unknown, otherwise?: User): { token: string; user: User } {
  const { token, user } = isRecord(answer) ? answer : {}
  const known = parseUser(user) ?? otherwise
  if (!isToken(token) || known === undefined) throw new ApiError({ kind: 'malformed' })
  return { token, user: known }
}

/**
 * The player's own sign-out, after the confirmation (spec 2.7): the server is called once and its response ignored, since
 * signing out must work without network. The request is built with the token before the session is cleared.
 */
export function signOut(): void {
  if (currentToken() === null) return
  call('signOut').catch(() => undefined)
  clearSession('manual')
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

type StartListener = (stored: StoredSession | null) => void
const startListeners = new Set<StartListener>()

/** Registers what a session brings along: what storage kept of it, null for a new one and for a guest. */
export function onSessionStart(listener: StartListener): () => void {
  startListeners.add(listener)
  return () => startListeners.delete(listener)
}

type EndListener = (reason: EndReason) => void
const endListeners = new Set<EndListener>()

/** Registers what must be cleared or notified when a session ends; returns how to take it back. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}
