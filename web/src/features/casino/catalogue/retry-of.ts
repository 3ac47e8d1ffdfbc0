import type { UseQueryResult } from '@tanstack/react-query'

/** How to load again what failed to load; undefined as long as nothing failed. */
export function retryOf<Data>(result: UseQueryResult<Data>): (() => void) | undefined {
  return result.isError && result.data === undefined ? () => void result.refetch() : undefined
}
