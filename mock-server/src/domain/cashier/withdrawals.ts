import type { Player } from '../accounts/player-records.ts'
import type { WorldContext } from '../base/context.ts'
import { detailsOf, isRefusal, noAnswers } from '../base/described-fields.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import type { RequestQuery } from '../base/request-status.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { keepNotification } from '../content/notification-records.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { isKycApproved } from '../kyc/kyc-records.ts'
import { accountBalance, postEntry } from '../money/ledger.ts'
import { balanceOf, type Wallet } from '../money/wallet.ts'
import { bankById } from './bank-records.ts'
import type { PaymentMethod } from './gateway-terms.ts'
import { fitsField, gatewayRefusal, termsOf } from './gateways.ts'
import { returnHold } from './return-hold.ts'
import {
  insertWithdrawal,
  type NewWithdrawal,
  type Withdrawal,
  withdrawalById,
  withdrawalPage,
} from './withdrawal-records.ts'

export interface WithdrawalBody {
  amountPaise: number
  method: PaymentMethod
  /** Saved account, for bank and card. */
  bankId?: string
  /** Number or address, for a gateway. */
  account?: string
  /** Answers to the other fields that the method describes; a withdrawal takes no files. */
  fields?: Readonly<Record<string, string>>
}

export interface WithdrawalAnswer {
  withdrawal: Withdrawal
  wallet: Wallet
}

/** Where the money goes, or why it cannot. */
type Payee = { account: string; bankId: string | null } | ErrorRule

/**
 * Asks for a withdrawal and holds the amount at once. Throws `demo_not_allowed`, `gateway_not_found`, `kyc_required`,
 * `gateway_unavailable`, `amount_below_min`, `amount_above_max`, `account_required`, `account_invalid`,
 * `bank_not_found`, the refusals of described fields, `insufficient_funds`, `wagering_open`, `insufficient_cash`, and as `answerOnce`.
 */
export function createWithdrawal(
  world: WorldContext,
  player: Player,
  body: WithdrawalBody,
  idempotencyKey?: string,
): WithdrawalAnswer {
  if (player.isDemo) throw new DomainError('demo_not_allowed')
  const intent = { playerId: player.id, key: idempotencyKey, operation: 'createWithdrawal', body }
  return answerOnce(world, intent, (): Outcome<WithdrawalAnswer> => {
    const payee = payeeOf(world, player.id, body)
    if (typeof payee === 'string') return { refusal: payee }
    const refusal = refusalOf(world, player.id, body)
    if (refusal !== null) return { refusal }
    const { method, amountPaise } = body
    const details = detailsFor(world, body)
    if (isRefusal(details)) return { refusal: details }
    const id = hold(world, { playerId: player.id, amountPaise, method, ...payee, details })
    const message = `${rupeeText(amountPaise)} to ${payee.account} is being checked`
    keepNotification(world, player.id, { title: 'Withdrawal requested', message, status: 'info' })
    return { answer: answerFor(world, player.id, id) }
  })
}

/** Keeps a request and holds its amount. Answers its id. Throws RangeError when the balance is not there. */
export function hold(world: WorldContext, request: NewWithdrawal): string {
  const { playerId, amountPaise } = request
  return world.transaction(() => {
    const id = insertWithdrawal(world, request)
    postEntry(world, {
      kind: 'withdrawal-held',
      reference: id,
      playerId,
      lines: [
        { account: 'real', amountPaise: -amountPaise },
        { account: 'withdrawal', amountPaise },
      ],
    })
    return id
  })
}

/**
 * Takes a pending withdrawal back: exactly the hold returns, and the request ends as declined (spec 4).
 * Throws `withdrawal_not_found` (also for another player's), `withdrawal_not_pending`, and as `answerOnce`.
 */
export function cancelWithdrawal(
  world: WorldContext,
  playerId: number,
  id: string,
  idempotencyKey?: string,
): WithdrawalAnswer {
  const intent = { playerId, key: idempotencyKey, operation: 'cancelWithdrawal', body: { id } }
  return answerOnce(world, intent, (): Outcome<WithdrawalAnswer> => {
    const withdrawal = withdrawalById(world, id)
    if (withdrawal === null || withdrawal.playerId !== playerId) return { refusal: 'withdrawal_not_found' }
    if (withdrawal.status !== 'pending') return { refusal: 'withdrawal_not_pending' }
    returnHold(world, withdrawal, { status: 'declined', cancelledByPlayer: true })
    const message = `${rupeeText(withdrawal.amountPaise)} is back in your balance`
    keepNotification(world, playerId, { title: 'Withdrawal cancelled', message, status: 'info' })
    return { answer: answerFor(world, playerId, id) }
  })
}

/** The money that a withdrawal is asked from. */
export interface WithdrawalFunds {
  wallet: Wallet
  /** The part of the deposits that is still to be wagered before it is cash. */
  wageringPaise: number
  /** Taken out of the balance for the pending requests. */
  heldPaise: number
}

export function withdrawalFunds(world: WorldContext, playerId: number): WithdrawalFunds {
  return {
    wallet: balanceOf(world, playerId),
    wageringPaise: accountBalance(world, playerId, 'wagering'),
    heldPaise: accountBalance(world, playerId, 'withdrawal'),
  }
}

/** A player's withdrawal requests, newest first. */
export function listWithdrawals(
  world: WorldContext,
  playerId: number,
  query: RequestQuery,
): { withdrawals: Withdrawal[]; count: number } {
  return withdrawalPage(world, playerId, query)
}

function payeeOf(world: WorldContext, playerId: number, { method, bankId, account }: WithdrawalBody): Payee {
  const terms = termsOf(world, 'withdraw', method)
  if (terms === null) return 'gateway_not_found'
  if (method !== 'bank' && method !== 'card') {
    if (account === undefined) return 'account_required'
    return fitsField(terms, 'account', account) ? { account: masked(account), bankId: null } : 'account_invalid'
  }
  if (bankId === undefined) return 'account_required'
  const bank = bankById(world, playerId, bankId)
  if (bank === null || bank.type !== method) return 'bank_not_found'
  const label = bank.bankName === null ? 'Card' : bank.bankName
  return { account: `${label} ${bank.number}`, bankId }
}

function detailsFor(world: WorldContext, { method, fields = {} }: WithdrawalBody) {
  const own = ['account', 'bankId']
  const asked = termsOf(world, 'withdraw', method)?.fields.filter(({ name }) => !own.includes(name)) ?? []
  return detailsOf(asked, { ...noAnswers, values: fields })
}

function refusalOf(world: WorldContext, playerId: number, { method, amountPaise }: WithdrawalBody): ErrorRule | null {
  const terms = termsOf(world, 'withdraw', method)
  if (terms === null) return 'gateway_not_found'
  if (!isKycApproved(world, playerId)) return 'kyc_required'
  return gatewayRefusal(world, terms, amountPaise) ?? fundsRefusal(world, playerId, amountPaise)
}

function fundsRefusal(world: WorldContext, playerId: number, amountPaise: number): ErrorRule | null {
  const { balancePaise, cashPaise } = balanceOf(world, playerId)
  if (amountPaise > balancePaise) return 'insufficient_funds'
  if (amountPaise <= cashPaise) return null
  const wageringPaise = accountBalance(world, playerId, 'wagering')
  return amountPaise <= cashPaise + wageringPaise ? 'wagering_open' : 'insufficient_cash'
}

function answerFor(world: WorldContext, playerId: number, id: string): WithdrawalAnswer {
  const withdrawal = withdrawalById(world, id)
  if (withdrawal === null) throw new Error(`withdrawal ${id} is missing`)
  return { withdrawal, wallet: balanceOf(world, playerId) }
}

function masked(account: string): string {
  return `******${account.slice(-4)}`
}
