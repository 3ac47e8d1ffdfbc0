import type { OperationId } from '@chaupar/contracts/operations.gen'
import { accountWays } from './account-ways.ts'
import { cashierWays } from './cashier-ways.ts'
import type { Answered, Desk } from './desk.ts'
import { guestWays } from './guest-ways.ts'
import { playWays } from './play-ways.ts'

/** What an operation needs, done, and then its call. */
export type Way = (desk: Desk) => Promise<Answered>

/**
 * How an operation succeeds, and how it is brought to the refusals that follow from its own rules. What every operation
 * can be brought to (no login, unknown world, flood ...) is the walk's.
 */
export type Ways = { success: Way; refusals?: Partial<Record<401 | 403 | 409 | 422, Way>> }

/** One entry for each operation: a new one without an entry does not compile. */
export const ways: Record<OperationId, Ways> = { ...guestWays, ...playWays, ...cashierWays, ...accountWays }
