import { create } from 'zustand'
import { onSessionEnd } from '../../../player/session-store.ts'
import { wideMedia } from '../../../ui/basics/media.ts'

const atFirst = { matchId: null, isClosedByPlayer: false }

/** The match whose pictures are shown: one at a time. On a wide screen they open with the match until the player closes them. */
const useShown = create<{ matchId: string | null; isClosedByPlayer: boolean }>()(() => atFirst)

export function useLiveTvShown(matchId: string | null): boolean {
  return useShown((state) => matchId !== null && state.matchId === matchId)
}

export function showLiveTv(matchId: string): void {
  useShown.setState({ matchId, isClosedByPlayer: false })
}

/** Shows the pictures of a match that was opened, where there is room beside its board. */
export function openOnWideScreen(matchId: string): void {
  if (matchMedia(wideMedia).matches && !useShown.getState().isClosedByPlayer) useShown.setState({ matchId })
}

/** Hides the pictures at the player's press, and opens none by itself from then on. */
export function closeLiveTv(): void {
  useShown.setState({ matchId: null, isClosedByPlayer: true })
}

/** Hides the pictures of a match that is left; those of another stay. */
export function hideLiveTv(matchId: string): void {
  useShown.setState((state) => (state.matchId === matchId ? { matchId: null } : state))
}

onSessionEnd(() => useShown.setState(atFirst))
