import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { savePause } from './limit-records.ts'

export interface Pauses {
  /** Minutes after which the player is reminded of the time; null = never. */
  sessionMinutes: number | null
  /** End of the break that runs; null = none. */
  timeOutUntilMs: number | null
  selfExcludedUntilMs: number | null
}

const hourMs = 60 * 60 * 1000

/** Breaks that run now; one that has ended is none. */
export function pausesOf(world: WorldContext, playerId: number): Pauses {
  const running = (untilMs: number | null) => (untilMs !== null && untilMs > world.clock.now() ? untilMs : null)
  const kept = world.store.one('SELECT * FROM play_pauses WHERE player_id = ?', [playerId], (row) => ({
    sessionMinutes: row.integerOrNull('session_minutes'),
    timeOutUntilMs: running(row.integerOrNull('time_out_until_ms')),
    selfExcludedUntilMs: running(row.integerOrNull('excluded_until_ms')),
  }))
  return kept ?? { sessionMinutes: null, timeOutUntilMs: null, selfExcludedUntilMs: null }
}

/**
 * Begins a break of so many hours. Whoever takes one can still log in, withdraw and see what goes on, but neither bet
 * nor pay in, claim bonuses or open games. Throws `time_out_running` when a longer one runs.
 */
export function startTimeOut(world: WorldContext, playerId: number, hours: number): void {
  const untilMs = world.clock.now() + hours * hourMs
  if ((pausesOf(world, playerId).timeOutUntilMs ?? 0) > untilMs) throw new DomainError('time_out_running')
  savePause(world, playerId, 'time_out_until_ms', untilMs)
}

/**
 * Closes the account to play for so many months of the calendar; what is refused is the same as in a break, and logging
 * in stays possible, so that the money can be taken out. Throws `time_out_running` when a longer exclusion runs.
 */
export function selfExclude(world: WorldContext, playerId: number, months: number): void {
  const end = new Date(world.clock.now())
  end.setUTCMonth(end.getUTCMonth() + months)
  const untilMs = end.getTime()
  if ((pausesOf(world, playerId).selfExcludedUntilMs ?? 0) > untilMs) throw new DomainError('time_out_running')
  savePause(world, playerId, 'excluded_until_ms', untilMs)
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
