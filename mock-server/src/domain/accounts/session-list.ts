import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { tokenHash } from '../base/vault.ts'
import { saveSeen } from './session-records.ts'
import { endSessionOf } from './sessions.ts'

export interface PlayerSession {
  id: string
  startedAtMs: number
  lastSeenAtMs: number
  /** The device, in words for the player; '' = unknown. */
  device: string
  isCurrent: boolean
}

const longestList = 100
/** A call within this time of the last one noted writes nothing. */
const seenStepMs = 60 * 1000

/** Where the player is signed in, newest first. */
export function listSessions(world: WorldContext, playerId: number, currentToken: string): PlayerSession[] {
  const sql = `SELECT rowid AS number, * FROM tokens WHERE player_id = ? AND ended_at_ms IS NULL AND expires_at_ms > ?
    ORDER BY rowid DESC LIMIT ${longestList}`
  const currentHash = tokenHash(currentToken)
  return world.store.all(sql, [playerId, world.clock.now()], (row) => ({
    id: sessionId(row.integer('number')),
    startedAtMs: row.integer('created_at_ms'),
    lastSeenAtMs: row.integerOrNull('last_seen_ms') ?? row.integer('created_at_ms'),
    device: row.text('device'),
    isCurrent: row.text('token_hash') === currentHash,
  }))
}

/** Ends one session of the player at once, also the current one. Throws `session_not_found`, also for another's. */
export function endSession(world: WorldContext, playerId: number, id: string): void {
  const sql = `SELECT token_hash FROM tokens WHERE player_id = ? AND rowid = ? AND ended_at_ms IS NULL AND expires_at_ms > ?`
  const number = /^se-(\d{1,15})$/.exec(id)?.[1] ?? '0'
  const hash = world.store.one(sql, [playerId, Number(number), world.clock.now()], (row) => row.text('token_hash'))
  if (hash === null) throw new DomainError('session_not_found', { id })
  endSessionOf(world, hash)
}

/** Notes that a session was used; to the minute, so that reading calls seldom write. */
export function noteSeen(world: WorldContext, token: string): void {
  const sql = 'SELECT coalesce(last_seen_ms, created_at_ms) AS seen FROM tokens WHERE token_hash = ?'
  const seenMs = world.store.one(sql, [tokenHash(token)], (row) => row.integer('seen'))
  const nowMs = world.clock.now()
  if (seenMs === null || nowMs - seenMs < seenStepMs) return
  world.transaction(() => saveSeen(world, token, nowMs))
}

function sessionId(number: number): string {
  return `se-${number}`
}
