import type { Data, OperationId } from '@chaupar/api/api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'

/**
 * Query options of a reading operation, for useQuery and prefetch. The key is [operation, input], so that `invalidate` finds
 * every answer of an operation.
 */
export function query<Op extends OperationId>(op: Op, ...args: CallArguments<Op>) {
  const [input] = args
  return queryOptions<Data<Op>, ApiError, Data<Op>, readonly [Op, unknown]>({
    queryKey: [op, input ?? null] as const,
    queryFn: () => call(op, ...args),
  })
}

/**
 * Marks every answer of these reading operations as stale, whatever it was asked with: what is on the screen is asked for
 * again at once, the rest when it is next shown. A first answer that is on its way may be from before the change: it is shown,
 * and asked for once more.
 */
export function invalidate(queries: QueryClient, ...operations: readonly OperationId[]): void {
  for (const operation of operations) {
    const queryKey = [operation]
    const isFirst = queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
    const asked = queries.invalidateQueries({ queryKey })
    if (isFirst) void asked.then(() => queries.invalidateQueries({ queryKey }))
  }
}
