import type { WorldContext } from '../base/context.ts'
import { savePause } from './limit-records.ts'
import { notifyPlayer, pauseRefusal, pausesOf } from './pauses.ts'
import { type PlayResults, resultsSince } from './play-results.ts'

/** Time and money of this play session, as the player sees them. */
export interface PlaySession extends PlayResults {
  /** Since when the player is signed in without a gap, on any device. */
  startedAtMs: number
  nowMs: number
  /** When the next reality check is due, past when it waits to be confirmed; null = none is wanted. */
  dueAtMs: number | null
}

/** More sessions than these are not walked back: the play session counts from the oldest of them. */
const walkedSessions = 100

/** The player's play session: one for all his devices and tabs. */
export function playSessionOf(world: WorldContext, playerId: number): PlaySession {
  const startedAtMs = playSessionStart(world, playerId)
  const dueAtMs = reminderDueMs(world, playerId, startedAtMs)
  return { startedAtMs, nowMs: world.clock.now(), dueAtMs, ...resultsSince(world, playerId, startedAtMs) }
}

/**
 * Confirms the reality check that is due: the next comes so many minutes from now, and every open page is notified. Does nothing
 * when none is due, so that a second tab's press moves nothing.
 */
export function confirmRealityCheck(world: WorldContext, playerId: number): void {
  world.transaction(() => {
    const dueAtMs = reminderDueMs(world, playerId, playSessionStart(world, playerId))
    if (dueAtMs === null || dueAtMs > world.clock.now()) return
    savePause(world, playerId, 'reminded_ms', world.clock.now())
    notifyPlayer(world, playerId)
  })
}

/** When a reality check is or was due; null = none is set, or the player is signed out. */
export function reminderDueMs(world: WorldContext, playerId: number, startedAtMs: number): number | null {
  const { sessionMinutes } = pausesOf(world, playerId)
  if (sessionMinutes === null) return null
  const sql = 'SELECT reminded_ms FROM play_pauses WHERE player_id = ?'
  const remindedMs = world.store.one(sql, [playerId], (row) => row.integerOrNull('reminded_ms'))
  return Math.max(startedAtMs, remindedMs ?? 0) + sessionMinutes * 60 * 1000
}

/** Whether the player takes a break from play now, or a reality check waits to be confirmed. */
export function isPaused(world: WorldContext, playerId: number): boolean {
  if (pauseRefusal(world, playerId) !== null) return true
  const dueAtMs = reminderDueMs(world, playerId, playSessionStart(world, playerId))
  return dueAtMs !== null && dueAtMs <= world.clock.now()
}

/** The beginning of the sessions that run now and of those that went over into them; now when none runs. */
export function playSessionStart(world: WorldContext, playerId: number): number {
  const sql = `SELECT created_at_ms, min(expires_at_ms, coalesce(ended_at_ms, expires_at_ms)) AS end_ms FROM tokens
    WHERE player_id = ? ORDER BY created_at_ms DESC, rowid DESC LIMIT ${walkedSessions}`
  const sessions = world.store.all(sql, [playerId], (row) => ({
    startMs: row.integer('created_at_ms'),
    endMs: row.integer('end_ms'),
  }))
  return sessions.reduce((startMs, session) => (session.endMs > startMs ? session.startMs : startMs), world.clock.now())
}
