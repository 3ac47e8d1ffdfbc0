import { vi } from 'vitest'
import { waitLimitMs } from './limits.ts'

/** Repeats `check` until it no longer throws, and returns its result. Throws its last error when it never passes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: waitLimitMs, interval: 20 })
}
