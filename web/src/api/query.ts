import type { Data, OperationId } from '@chaupar/contracts/api'
import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'

/**
 * Query options of a reading operation, for useQuery, prefetch and invalidation. The key is [operation, input], so an
 * invalidation names the operation: `invalidateQueries({ queryKey: ['getExposure'] })`.
 */
export function query<Op extends OperationId>(op: Op, ...args: CallArguments<Op>) {
  const [input] = args
  return queryOptions<Data<Op>, ApiError, Data<Op>, readonly [Op, unknown]>({
    queryKey: [op, input ?? null] as const,
    queryFn: () => call(op, ...args),
  })
}
