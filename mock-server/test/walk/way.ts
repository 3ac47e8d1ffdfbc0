import type { Answered, Desk } from './desk.ts'

/** What an operation needs, done, and then its call. */
export type Way = (desk: Desk) => Promise<Answered>

/**
 * How an operation succeeds, and how it is brought to the refusals that follow from its own rules. What every operation
 * can be brought to (no login, unknown world, flood ...) is the walk's.
 */
export type Ways = { success: Way; refusals?: Partial<Record<401 | 403 | 409 | 422, Way>> }
