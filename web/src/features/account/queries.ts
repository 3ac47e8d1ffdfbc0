import type { Schema } from '@chaupar/contracts/api'
import { query } from '../../api/query.ts'
import { intentOperation } from '../../money/intent-store.ts'

export type Kyc = Schema<'Kyc'>
export type DocumentType = Schema<'DocumentType'>
export type FormField = Schema<'FormField'>
export type Limits = Schema<'Limits'>
export type PlayerSession = Schema<'PlayerSession'>

/** What the account pages read (spec 7.3); limits and sessions are extensions that not every server offers. */
export const account = {
  kyc: () => query('getKyc'),
  limits: () => query('getLimits'),
  sessions: () => query('listSessions'),
} as const

/*
 * What the account sends so that a lost answer is looked up. None of it does more when it is sent twice: papers that wait
 * are refused, the same limits are the same, and a password that was changed is not the current one any more.
 */
export const submitKyc = intentOperation('submitKyc', ['getKyc'], { isHarmless: true })
export const setLimits = intentOperation('setLimits', [], { isHarmless: true })
export const updatePassword = intentOperation('updatePassword', [], { isHarmless: true, isEmpty: true })
