import type { Schema } from '@chaupar/api/api'
import type { Wallet } from '../domain/money/wallet.ts'

/** Whole paise to decimal rupees with two places, the wire form of every amount. */
export function rupees(paise: number): number {
  return paise / 100
}

/** Decimal rupees to whole paise. The schema has held the amount to two places. */
export function paise(amount: number): number {
  return Math.round(amount * 100)
}

export function wireWallet(wallet: Wallet): Schema<'Wallet'> {
  return {
    balance: rupees(wallet.balancePaise),
    coins: rupees(wallet.coinsPaise),
    cash: rupees(wallet.cashPaise),
    version: wallet.version,
  }
}
