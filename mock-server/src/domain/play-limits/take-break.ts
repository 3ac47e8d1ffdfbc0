import type { WorldContext } from '../base/context.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { savePause } from './limit-records.ts'
import { type Limits, limitsOf } from './limits.ts'
import { notifyPlayer, pausesOf } from './pauses.ts'

const hourMs = 60 * 60 * 1000

/**
 * Begins a break of so many hours. During a break the player can still log in, withdraw and read, but neither bet nor pay in, claim
 * bonuses or open games; every open page is notified. Nothing ends it early. Throws `time_out_running` when a longer one runs, and
 * as `answerOnce`.
 */
export function startTimeOut(world: WorldContext, playerId: number, hours: number, idempotencyKey?: string): Limits {
  const intent = { playerId, key: idempotencyKey, operation: 'startTimeOut', body: { hours } }
  return answerOnce(world, intent, () =>
    pausedUntil(world, playerId, 'time_out_until_ms', world.clock.now() + hours * hourMs),
  )
}

/**
 * Closes the account to play for so many months of the calendar. The refusals are those of a break; the player can still log in and
 * withdraw the money. Throws as `startTimeOut`.
 */
export function selfExclude(world: WorldContext, playerId: number, months: number, idempotencyKey?: string): Limits {
  const intent = { playerId, key: idempotencyKey, operation: 'selfExclude', body: { months } }
  return answerOnce(world, intent, () => {
    const end = new Date(world.clock.now())
    end.setUTCMonth(end.getUTCMonth() + months)
    return pausedUntil(world, playerId, 'excluded_until_ms', end.getTime())
  })
}

function pausedUntil(
  world: WorldContext,
  playerId: number,
  column: 'time_out_until_ms' | 'excluded_until_ms',
  untilMs: number,
): Outcome<Limits> {
  const { timeOutUntilMs, selfExcludedUntilMs } = pausesOf(world, playerId)
  const runningMs = column === 'time_out_until_ms' ? timeOutUntilMs : selfExcludedUntilMs
  if ((runningMs ?? 0) > untilMs) return { refusal: 'time_out_running' }
  savePause(world, playerId, column, untilMs)
  notifyPlayer(world, playerId)
  return { answer: limitsOf(world, playerId) }
}
