import { useMemo } from 'react'
import { create } from 'zustand'
import { readJson, writeJson } from '../../lib/storage.ts'
import { currentToken, onSessionEnd, useSession } from '../../player/session-store.ts'

/** As many ids as are kept; the oldest goes first, since its match is long over. */
const most = 100
const none: readonly string[] = []

type IdList = {
  /** The ids of the player in; none for a guest and before they were read. */
  useIds: () => readonly string[]
  /** Reads what this device has kept; called when the list is first drawn. */
  restore: () => void
  /** Puts an id in or takes it out. */
  toggle: (id: string) => void
}

/** A list of ids in local storage, per player and device (spec 3), under `name`:player. */
function idList(name: string): IdList {
  const useStore = create<{ ids: readonly string[] | null }>()(() => ({ ids: null }))
  const key = () => `${name}:${useSession.getState().user?.mstruserid ?? ''}`
  onSessionEnd(() => useStore.setState({ ids: null }))
  return {
    useIds: () => useStore(({ ids }) => ids) ?? none,
    restore: () => {
      if (useStore.getState().ids !== null || currentToken() === null) return
      const stored = readJson(key())
      useStore.setState({ ids: Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none })
    },
    toggle: (id) => {
      const ids = useStore.getState().ids ?? none
      const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-most)
      useStore.setState({ ids: next })
      writeJson(key(), next)
    },
  }
}

/** The matches with a star, by refMatchId. */
export const { useIds: useFavourites, restore: restoreFavourites, toggle: toggleFavourite } = idList('favouriteMatches')

/** A market that a player has pinned: it stands first on its match's page, and on the page of all pins. */
export type Pin = { matchId: string; marketId: string }

// A pin is kept as 'match market': an id of neither has a space.
const pins = idList('pinnedMarkets')

export const restorePins = pins.restore

/** The pinned markets, in the order in which they were pinned. */
export function usePins(): readonly Pin[] {
  const ids = pins.useIds()
  return useMemo(
    () =>
      ids.flatMap((id) => {
        const [matchId, marketId] = id.split(' ')
        return matchId && marketId ? [{ matchId, marketId }] : []
      }),
    [ids],
  )
}

/** Pins a market, or takes its pin off. */
export function togglePin({ matchId, marketId }: Pin): void {
  pins.toggle(`${matchId} ${marketId}`)
}
