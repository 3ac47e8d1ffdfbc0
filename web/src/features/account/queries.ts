import type { Schema } from '@chaupar/contracts/api'
import { query } from '../../api/query.ts'

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
