import type { WorldContext } from '../base/context.ts'
import { keepNotification } from '../content/notification-records.ts'
import { notify } from '../content/notifications.ts'
import { isPaused } from '../play-limits/play-session.ts'
import { type AlertKind, alertSettings, isQuiet } from './alert-settings.ts'

const hourMs = 60 * 60 * 1000
/** A player gets at most so many alerts within an hour. */
const mostPerHour = 6

type Notice = { title: string; message: string; status?: string }

/**
 * Sends an alert, in quiet hours to the list alone. 'held': its switch is off, or the player takes a break or has a reality check to
 * confirm; 'full': six were sent within the last hour.
 */
export function sendAlert(
  world: WorldContext,
  playerId: number,
  kind: AlertKind,
  { status = 'info', ...words }: Notice,
): 'sent' | 'held' | 'full' {
  const { off, quiet } = alertSettings(world, playerId)
  if (off.includes(kind) || isPaused(world, playerId)) return 'held'
  if (countOfHour(world, playerId, false) >= mostPerHour) return 'full'
  const notice = { ...words, status }
  noteAlert(world, playerId, false)
  if (quiet !== null && isQuiet(quiet, world.clock.now())) keepNotification(world, playerId, notice)
  else notify(world, playerId, notice)
  return 'sent'
}

/** Counts an alert that is left out because six were sent within the last hour. */
export function leaveOut(world: WorldContext, playerId: number): void {
  noteAlert(world, playerId, true)
}

/** How many alerts were left out in the last hour. */
export function leftOutOfHour(world: WorldContext, playerId: number): number {
  return countOfHour(world, playerId, true)
}

/** A tick with this event is journaled, so that a replay counts and lists at the same moment. */
export function emitAlertsChanged(world: WorldContext, playerId: number): void {
  world.events.emit({ name: 'alerts-changed', payload: { playerId } })
}

function noteAlert(world: WorldContext, playerId: number, isLeftOut: boolean): void {
  const nowMs = world.clock.now()
  world.store.change('DELETE FROM sent_alerts WHERE player_id = ? AND at_ms <= ?', [playerId, nowMs - hourMs])
  const sql = 'INSERT INTO sent_alerts (player_id, at_ms, left_out) VALUES (?, ?, ?)'
  world.store.run(sql, [playerId, nowMs, isLeftOut ? 1 : 0])
  emitAlertsChanged(world, playerId)
}

/** Rows after now stand for a clock that was set back: they count for nothing. */
function countOfHour(world: WorldContext, playerId: number, isLeftOut: boolean): number {
  const nowMs = world.clock.now()
  const sql = `SELECT count(*) AS rows FROM sent_alerts WHERE player_id = ? AND left_out = ? AND at_ms > ? AND at_ms <= ?`
  const values = [playerId, isLeftOut ? 1 : 0, nowMs - hourMs, nowMs]
  return world.store.one(sql, values, (row) => row.integer('rows')) ?? 0
}
