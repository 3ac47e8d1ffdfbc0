import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

/**
 * The cache of everything that was read. Mutations are never queued while offline and never sent twice: react-query's
 * default would send a bet when the network returns (docs/reliability.md).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: retryQuery, retryDelay: retryQueryDelay, staleTime: 15_000 },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}

/** Queries are asked again twice, and only when asking again can help: no network, no answer in time, 5xx (docs/reliability.md). */
export function retryQuery(failures: number, error: unknown): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false
  // A 501 is final, and 503 `maintenance` is handled elsewhere.
  if (error.kind === 'http') return error.status >= 500 && error.status !== 501 && error.code !== 'maintenance'
  return error.kind === 'network' || error.kind === 'timeout'
}

/** 1 s, then 2 s. */
function retryQueryDelay(failures: number): number {
  return 1000 * 2 ** failures
}
