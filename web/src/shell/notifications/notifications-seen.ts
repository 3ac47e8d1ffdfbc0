import { useSyncExternalStore } from 'react'
import { readText, writeText } from '../../lib/storage.ts'

/** Until when this player has seen his notifications, on this device: the server has no call that marks them as read. */
const keyOf = (player: number | string) => `notificationsSeen:${player}`

const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The time (ISO 8601) of the newest notification that was shown to a player; null before the first. */
export function useSeenUntil(player: number | string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readText(keyOf(player)),
    () => null,
  )
}

export function storeSeenUntil(player: number | string, time: string): void {
  if (readText(keyOf(player)) === time) return
  writeText(keyOf(player), time)
  for (const changed of listeners) changed()
}
