import { listPlayers } from '../accounts/player-records.ts'
import type { WorldContext } from '../base/context.ts'
import { keepNotification } from './notification-records.ts'

/**
 * Shows a toast and keeps it among the notifications. `playerId: null` = every player of the world. A part that is
 * absent stays absent in the toast; any word may stand as status (spec 8: unknown = error).
 */
export function notify(
  world: WorldContext,
  playerId: number | null,
  notice: { title?: string; message?: string; status?: string },
): void {
  const receivers = playerId === null ? listPlayers(world).map(({ id }) => id) : [playerId]
  world.transaction(() => {
    for (const id of receivers) keepNotification(world, id, notice)
    world.events.emit({ name: 'toast', payload: { playerId, ...notice } })
  })
}
