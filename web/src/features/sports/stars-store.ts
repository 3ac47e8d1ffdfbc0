import { create } from 'zustand'
import { readJson, writeJson } from '../../lib/storage.ts'
import { currentToken, onSessionEnd, useSession } from '../../player/session-store.ts'

/** As many stars as are kept; the oldest goes first, since its match is long over. */
const most = 100
const none: readonly string[] = []

const useStars = create<{ ids: readonly string[] | null }>()(() => ({ ids: null }))
onSessionEnd(() => useStars.setState({ ids: null }))

/** Kept in local storage, per player and device (spec 3). */
const key = () => `favouriteMatches:${useSession.getState().user?.mstruserid ?? ''}`

/** The matches with a star, by refMatchId; none for a guest and before they were read. */
export function useFavourites(): readonly string[] {
  return useStars(({ ids }) => ids) ?? none
}

/** Reads what this device has kept; called when the list is first drawn. */
export function restoreFavourites(): void {
  if (useStars.getState().ids !== null || currentToken() === null) return
  const stored = readJson(key())
  useStars.setState({ ids: Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none })
}

/** Gives a match a star, or takes it off. */
export function toggleFavourite(id: string): void {
  const ids = useStars.getState().ids ?? none
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-most)
  useStars.setState({ ids: next })
  writeJson(key(), next)
}
