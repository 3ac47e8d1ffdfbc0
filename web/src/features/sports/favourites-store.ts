import { create } from 'zustand'
import { currentToken, onSessionEnd, useSession } from '../../session/session-store.ts'
import { readJson, writeJson } from '../../session/stored.ts'

/** As many stars as are kept; the oldest goes first, since its match is long over. */
const most = 100

/** Ids of the matches with a star, per player and device (decisions: "lastPlayed, favourites"); null until read. */
const useStars = create<{ ids: readonly string[] | null }>()(() => ({ ids: null }))

/** The matches that the player has starred; none for a guest. */
export function useFavourites(): readonly string[] {
  return useStars(({ ids }) => ids) ?? none
}

/** Reads the player's stars; called when a list is first drawn. */
export function restoreFavourites(): void {
  if (useStars.getState().ids !== null || currentToken() === null) return
  const stored = readJson(key())
  useStars.setState({ ids: Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none })
}

/** Sets the star of a match or takes it away. */
export function toggleFavourite(refMatchId: string): void {
  const ids = useStars.getState().ids ?? none
  const next = ids.includes(refMatchId) ? ids.filter((id) => id !== refMatchId) : [...ids, refMatchId].slice(-most)
  useStars.setState({ ids: next })
  writeJson(key(), next)
}

const none: readonly string[] = []

function key(): string {
  return `favouriteMatches:${useSession.getState().user?.mstruserid ?? ''}`
}

onSessionEnd(() => useStars.setState({ ids: null }))
