import type { Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import type { Detail } from '../domain/base/described-fields.ts'
import type { Bank } from '../domain/cashier/bank-records.ts'
import type { Deposit } from '../domain/cashier/deposit-records.ts'
import type { FastDeposit } from '../domain/cashier/deposits.ts'
import type { Gateway } from '../domain/cashier/gateways.ts'
import type { Statement } from '../domain/cashier/statement.ts'
import type { Withdrawal } from '../domain/cashier/withdrawal-records.ts'
import type { WithdrawalAnswer, WithdrawalFunds } from '../domain/cashier/withdrawals.ts'
import { rupees, wireWallet } from './money.ts'

/** A way to pay as this player is shown it: the note of a payment carries the player's number. */
export function wireGateway(gateway: Gateway, playerId: number): Schema<'Gateway'> {
  const { minPaise, maxPaise, fields, payTo, ...facts } = gateway
  return {
    ...facts,
    min: rupees(minPaise),
    max: rupees(maxPaise),
    fields: [...fields],
    ...(payTo === undefined ? {} : { payTo: { ...payTo, ...noteFor(payTo, playerId) } }),
  }
}

function noteFor({ note }: Schema<'PayTo'>, playerId: number): Pick<Schema<'PayTo'>, 'note'> {
  return note === undefined ? {} : { note: note.replace('{player}', String(playerId)) }
}

export function wireDeposit(deposit: Deposit): Schema<'Deposit'> {
  return {
    id: deposit.id,
    gateway: deposit.gateway,
    amount: rupees(deposit.amountPaise),
    status: deposit.status,
    createdAt: toIso(deposit.createdAtMs),
    ...(deposit.utr === null ? {} : { utr: deposit.utr }),
    ...shownDetails(deposit),
    ...(deposit.byProvider ? { byProvider: true } : {}),
    ...decided(deposit),
  }
}

export function wireDepositAnswer(deposit: Deposit): Schema<'DepositRequestAnswer'> {
  return { request: wireDeposit(deposit) }
}

export function wireFastDeposit({ redirectUrl, deposit }: FastDeposit): Schema<'FastDeposit'> {
  return { redirectUrl, request: wireDeposit(deposit) }
}

export function wireWithdrawal(withdrawal: Withdrawal): Schema<'Withdrawal'> {
  return {
    id: withdrawal.id,
    amount: rupees(withdrawal.amountPaise),
    method: withdrawal.method,
    account: withdrawal.account,
    status: withdrawal.status,
    createdAt: toIso(withdrawal.createdAtMs),
    ...shownDetails(withdrawal),
    ...(withdrawal.cancelledByPlayer ? { cancelledByPlayer: true } : {}),
    ...decided(withdrawal),
  }
}

export function wireWithdrawalAnswer({ withdrawal, wallet }: WithdrawalAnswer): Schema<'WithdrawalAnswer'> {
  return { request: wireWithdrawal(withdrawal), wallet: wireWallet(wallet) }
}

export function wireFunds({ wallet, wageringPaise, heldPaise }: WithdrawalFunds): Schema<'WithdrawalFunds'> {
  return { wallet: wireWallet(wallet), wagering: rupees(wageringPaise), held: rupees(heldPaise) }
}

export function wireBank({ bankName, ifsc, createdAtMs, ...bank }: Bank): Schema<'Bank'> {
  return {
    ...bank,
    ...(bankName === null ? {} : { bankName }),
    ...(ifsc === null ? {} : { ifsc }),
    createdAt: toIso(createdAtMs),
  }
}

export function wireStatement({ rows, count, creditPaise, debitPaise }: Statement): Schema<'AccountStatement'> {
  return {
    rows: rows.map((row) => ({
      id: row.id,
      createdAt: toIso(row.createdAtMs),
      type: row.type,
      description: row.description,
      ...(row.about === null ? {} : { about: row.about }),
      credit: rupees(row.creditPaise),
      debit: rupees(row.debitPaise),
      balance: rupees(row.balancePaise),
    })),
    count,
    totals: { credit: rupees(creditPaise), debit: rupees(debitPaise) },
  }
}

/** When and why a request ended; absent while it waits. */
/**
 * Answers to described fields as a request shows them; empty when there are none. An answer stored under an idempotency key
 * before requests had them has no details.
 */
export function shownDetails({ details = [] }: { details?: readonly Detail[] }): { details?: Detail[] } {
  if (details.length === 0) return {}
  return {
    details: details.map(({ label, text, choice }) => ({ label, text, ...(choice === undefined ? {} : { choice }) })),
  }
}

function decided({ decidedAtMs, reason }: { decidedAtMs: number | null; reason: string | null }) {
  return {
    ...(decidedAtMs === null ? {} : { decidedAt: toIso(decidedAtMs) }),
    ...(reason === null ? {} : { reason }),
  }
}
