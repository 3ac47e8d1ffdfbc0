import { create } from 'zustand'
import { onSessionEnd } from '../../../player/session-store.ts'

/** The match whose pictures are shown: one at a time, none at first. */
const useShown = create<{ matchId: string | null }>()(() => ({ matchId: null }))

export function useLiveTvShown(matchId: string | null): boolean {
  return useShown((state) => matchId !== null && state.matchId === matchId)
}

export function showLiveTv(matchId: string): void {
  useShown.setState({ matchId })
}

/** Hides the pictures of this match; those of another stay. */
export function hideLiveTv(matchId: string): void {
  useShown.setState((state) => (state.matchId === matchId ? { matchId: null } : state))
}

onSessionEnd(() => useShown.setState({ matchId: null }))
