import type { WorldContext } from '../base/context.ts'
import { savePause } from './limit-records.ts'
import { notifyPlayer } from './pauses.ts'
import { playSessionStart, reminderDueMs } from './play-session.ts'

/**
 * Notifies the open pages of each player with something due since the last notice: a reality check that is due, the end of
 * a break, a higher limit that holds from now on. Pages need no clock of their own for it, so that a moved clock brings
 * these too.
 */
export function notifyDueMoments(world: WorldContext): void {
  const due = new Set([...changedPlayers(world), ...playersToRemind(world)])
  if (due.size === 0) return
  world.transaction(() => {
    for (const playerId of due) {
      savePause(world, playerId, 'notified_ms', world.clock.now())
      notifyPlayer(world, playerId)
    }
  })
}

function changedPlayers(world: WorldContext): number[] {
  const sql = `SELECT DISTINCT player_id FROM (
      SELECT player_id, time_out_until_ms AS at_ms FROM play_pauses
      UNION ALL SELECT player_id, excluded_until_ms FROM play_pauses
      UNION ALL SELECT player_id, next_from_ms FROM play_limits)
    LEFT JOIN play_pauses USING (player_id) WHERE at_ms > coalesce(notified_ms, 0) AND at_ms <= ?`
  return world.store.all(sql, [world.clock.now()], (row) => row.integer('player_id'))
}

function playersToRemind(world: WorldContext): number[] {
  const sql = 'SELECT player_id, notified_ms FROM play_pauses WHERE session_minutes IS NOT NULL'
  const asked = world.store.all(sql, [], (row) => ({
    id: row.integer('player_id'),
    notifiedMs: row.integer('notified_ms'),
  }))
  return asked.flatMap(({ id, notifiedMs }) => {
    const dueMs = reminderDueMs(world, id, playSessionStart(world, id))
    return dueMs !== null && dueMs > notifiedMs && dueMs <= world.clock.now() ? [id] : []
  })
}
