import type { Schema } from '@chaupar/api/api'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { intentOperation } from '../../money/intent-store.ts'

export type Kyc = Schema<'Kyc'>
export type DocumentType = Schema<'DocumentType'>
export type FormField = Schema<'FormField'>
export type Limits = Schema<'Limits'>
export type PlayerSession = Schema<'PlayerSession'>

export type PlaySession = Schema<'PlaySession'>
export type ActivityRow = Schema<'ActivityRow'>
export type ActivityStep = Schema<'Activity'>['by']

/** The queries of the account pages (spec 7.3); limits, breaks, activity and sessions are extensions that not every server offers. */
export const account = {
  kyc: () => query('getKyc'),
  limits: () => query('getLimits'),
  playSession: () => query('getPlaySession'),
  activity: (by: ActivityStep) => query('getActivity', { query: { by } }),
  sessions: () => query('listSessions'),
} as const

/*
 * What the account sends so that a lost answer is looked up. None of it does more when it is sent twice: documents that wait
 * are refused, the same limits are the same, a break begins again a moment later, and a password that was changed is not the
 * current one any more.
 */
export const submitKyc = intentOperation('submitKyc', ['getKyc'], { isHarmless: true })
export const setLimits = intentOperation('setLimits', ['getPlaySession'], { isHarmless: true })
export const startTimeOut = intentOperation('startTimeOut', [], { isHarmless: true })
export const selfExclude = intentOperation('selfExclude', [], { isHarmless: true })
export const updatePassword = intentOperation('updatePassword', [], { isHarmless: true, isEmpty: true })

/** Shows the limits of a response at once; what counts against them is refetched, since it is not in the response. */
export function takeLimits(queries: QueryClient, limits: Limits): void {
  const { queryKey } = account.limits()
  queries.setQueryData(queryKey, (before) => ({ ...limits, ...(before?.used ? { used: before.used } : {}) }))
  void queries.invalidateQueries({ queryKey })
}
