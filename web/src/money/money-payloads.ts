import type { Schema } from '@chaupar/api/api'
import { isRecord } from '../lib/storage.ts'
import type { WalletChange } from './money-store.ts'

/** Socket payloads come from outside and carry money: nothing of the wrong type reaches a store. */

/** The wallet fields of update_balance and get:balance (rupees); null when `balance` is no amount. */
export function walletChangeOf(payload: unknown): WalletChange | null {
  if (!isRecord(payload) || !isAmount(payload.balance)) return null
  const { balance, coins, cash, version } = payload
  return {
    balance,
    ...(isAmount(coins) ? { coins } : {}),
    ...(isAmount(cash) ? { cash } : {}),
    ...(isAmount(version) ? { version } : {}),
  }
}

/** The total and the rows of exposure:update; null for a payload of another form. */
export function exposureOf(payload: unknown): Schema<'Exposure'> | null {
  if (!isRecord(payload) || !isAmount(payload.exposureAmount) || !Array.isArray(payload.betMatches)) return null
  return { exposureAmount: payload.exposureAmount, betMatches: payload.betMatches }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
