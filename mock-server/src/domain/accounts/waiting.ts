import { DomainError, type ErrorRule } from '../base/errors.ts'

/** The refusal of a rule whose text says how long to wait; `retryAfter` goes with the answer, in whole seconds. */
export function mustWait(rule: ErrorRule, waitMs: number): DomainError {
  return new DomainError(rule, { wait: inWords(waitMs), retryAfter: Math.ceil(waitMs / 1000) })
}

/** A time to wait as the player reads it, never too short: '30 seconds', '1 minute', '24 hours'. */
export function inWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds < 60) return counted(seconds, 'second')
  if (seconds <= 60 * 60) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
