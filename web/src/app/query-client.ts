import { QueryClient } from '@tanstack/react-query'
import { retryQuery, retryQueryDelay } from '../api/query-retry.ts'

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
