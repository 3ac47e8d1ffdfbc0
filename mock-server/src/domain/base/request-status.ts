import type { Schema } from '@chaupar/api/api'

/** Where a deposit, a withdrawal or an identity check stands (spec 4). */
export type RequestStatus = Schema<'RequestStatus'>

export const requestStatuses = ['pending', 'approved', 'declined', 'expired'] as const satisfies RequestStatus[]

/** A page of a list of requests, newest first; `status` absent = all. */
export interface RequestQuery {
  skip: number
  pageSize: number
  status?: RequestStatus
}
