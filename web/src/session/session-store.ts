import type { Schema } from '@chaupar/contracts/api'
import { create } from 'zustand'

export type User = Schema<'User'>
export type Wallet = Schema<'Wallet'>

/** Why a session ended: decides what the player is told (decisions, "Start, session, guards"). */
export type EndReason = 'manual' | 'unauthorized' | 'session-check' | 'connect-error' | 'other-tab'

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
