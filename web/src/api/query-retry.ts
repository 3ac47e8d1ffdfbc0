import { ApiError } from './api-error.ts'

/** Queries are asked again twice, and only when asking again can help: no network, no answer in time, 5xx (docs/reliability.md). */
export function retryQuery(failures: number, error: unknown): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false
  // 501 will not change its mind, and 503 `maintenance` has a rule of its own.
  if (error.kind === 'http') return error.status >= 500 && error.status !== 501 && error.code !== 'maintenance'
  return error.kind === 'network' || error.kind === 'timeout'
}

/** 1 s, then 2 s. */
export function retryQueryDelay(failures: number): number {
  return 1000 * 2 ** failures
}
