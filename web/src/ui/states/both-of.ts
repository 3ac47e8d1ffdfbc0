import type { Reading } from './loaded.tsx'

/** Two readings that are shown together: there when both are, failed when one has. */
export function bothOf<One, Other>(one: Reading<One>, other: Reading<Other>): Reading<readonly [One, Other]> {
  const data = one.data === undefined || other.data === undefined ? undefined : ([one.data, other.data] as const)
  const failed = [one, other].filter(({ error }) => error !== null)
  return {
    data,
    error: failed[0]?.error ?? null,
    isFetching: one.isFetching || other.isFetching,
    fetchStatus: [one, other].some(({ fetchStatus }) => fetchStatus === 'paused') ? 'paused' : 'idle',
    refetch: () => {
      for (const reading of failed) void reading.refetch()
    },
  }
}
