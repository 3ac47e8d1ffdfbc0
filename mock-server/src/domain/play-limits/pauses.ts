import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'

export interface Pauses {
  /** Minutes after which the player is reminded of the time; null = never. */
  sessionMinutes: number | null
  /** End of the break that runs; null = none. */
  timeOutUntilMs: number | null
  selfExcludedUntilMs: number | null
}

/** Breaks that run now, without ended ones. */
export function pausesOf(world: WorldContext, playerId: number): Pauses {
  const running = (untilMs: number | null) => (untilMs !== null && untilMs > world.clock.now() ? untilMs : null)
  const kept = world.store.one('SELECT * FROM play_pauses WHERE player_id = ?', [playerId], (row) => ({
    sessionMinutes: row.integerOrNull('session_minutes'),
    timeOutUntilMs: running(row.integerOrNull('time_out_until_ms')),
    selfExcludedUntilMs: running(row.integerOrNull('excluded_until_ms')),
  }))
  return kept ?? { sessionMinutes: null, timeOutUntilMs: null, selfExcludedUntilMs: null }
}

/** Makes every open page of a player read his limits again. */
export function notifyPlayer(world: WorldContext, playerId: number): void {
  world.events.emit({ name: 'session-refresh', payload: { playerId, reason: 'limits' } })
}

/** Why a player may not play now; null = may. */
export function pauseRefusal(world: WorldContext, playerId: number): 'self_excluded' | 'time_out_active' | null {
  const { selfExcludedUntilMs, timeOutUntilMs } = pausesOf(world, playerId)
  if (selfExcludedUntilMs !== null) return 'self_excluded'
  return timeOutUntilMs === null ? null : 'time_out_active'
}

/** Throws the refusal of `pauseRefusal`. */
export function requireNoPause(world: WorldContext, playerId: number): void {
  const refusal = pauseRefusal(world, playerId)
  if (refusal !== null) throw new DomainError(refusal)
}
