import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'

const triesAllowed = 5
const blockMs = 10 * 60 * 1000

/** Refuses a source (a caller's address) that guessed too often, for ten minutes of world time. */
export function requireUnblocked(world: WorldContext, source: string): void {
  const sql = 'SELECT blocked_until_ms FROM otp_sources WHERE source = ?'
  const blockedUntilMs = world.store.one(sql, [source], (row) => row.integer('blocked_until_ms')) ?? 0
  if (blockedUntilMs > world.clock.now()) throw new DomainError('otp_locked')
}

/** Counts a wrong code. The fifth burns the open codes that this source asked for and blocks it: then true. */
export function noteWrongTry(world: WorldContext, source: string): boolean {
  return world.transaction(() => {
    world.store.run(
      `INSERT INTO otp_sources (source, wrong_tries, blocked_until_ms) VALUES (?, 1, 0)
       ON CONFLICT (source) DO UPDATE SET wrong_tries = wrong_tries + 1`,
      [source],
    )
    const sql = 'SELECT wrong_tries FROM otp_sources WHERE source = ?'
    const tries = world.store.one(sql, [source], (row) => row.integer('wrong_tries')) ?? 0
    if (tries < triesAllowed) return false
    world.store.change('UPDATE otp_sources SET wrong_tries = 0, blocked_until_ms = ? WHERE source = ?', [
      world.clock.now() + blockMs,
      source,
    ])
    world.store.change("UPDATE otp_codes SET state = 'burnt' WHERE source = ? AND state IN ('open', 'verified')", [
      source,
    ])
    return true
  })
}

export function forgetWrongTries(world: WorldContext, source: string): void {
  world.store.change('UPDATE otp_sources SET wrong_tries = 0 WHERE source = ?', [source])
}
