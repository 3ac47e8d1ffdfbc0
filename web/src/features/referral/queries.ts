import type { Schema } from '@chaupar/api/api'
import { query } from '../../api/query.ts'

export type ReferralStats = Schema<'ReferralStats'>
export type ReferralChild = Schema<'ReferralChild'>
export type ReferralSource = Schema<'ReferralSource'>

/** Rows on a page of players. */
export const pageSize = 10

/** What the referral page reads (spec 7.5). */
export const referral = {
  stats: () => query('getReferralStats'),
  children: (page: number) =>
    query('listReferralChildren', { query: { skip: (page - 1) * pageSize, pagesize: pageSize } }),
  sources: () => query('listReferralSources'),
} as const
