import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { blockSource, burnOtpsFrom, countWrongTry } from './otp-records.ts'

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
    if (countWrongTry(world, source) < triesAllowed) return false
    blockSource(world, source, world.clock.now() + blockMs)
    burnOtpsFrom(world, source)
    return true
  })
}
