import type { WorldContext } from '../base/context.ts'
import { keepNotification } from '../content/notification-records.ts'
import { notify } from '../content/notifications.ts'
import { isPaused } from '../play-limits/play-session.ts'
import { countOfHour, noteAlertRow } from './alert-records.ts'
import { type AlertKind, alertSettings, isQuiet } from './alert-settings.ts'

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
  if (countOfHour(world, playerId, world.clock.now(), false) >= mostPerHour) return 'full'
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
  return countOfHour(world, playerId, world.clock.now(), true)
}

/** A tick with this event is journaled, so that a replay counts and lists at the same moment. */
export function emitAlertsChanged(world: WorldContext, playerId: number): void {
  world.events.emit({ name: 'alerts-changed', payload: { playerId } })
}

function noteAlert(world: WorldContext, playerId: number, isLeftOut: boolean): void {
  noteAlertRow(world, playerId, world.clock.now(), isLeftOut)
  emitAlertsChanged(world, playerId)
}
