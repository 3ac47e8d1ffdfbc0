import { playerById } from '../accounts/player-records.ts'
import type { WorldContext } from '../base/context.ts'
import { expireDueBonuses } from '../bonus/end-bonus.ts'
import { expireDueKyc } from '../kyc/decide-kyc.ts'
import { pendingSubmissions } from '../kyc/kyc-records.ts'
import { expireDueDeposits } from './decide-deposit.ts'
import { pendingDeposits } from './deposit-records.ts'
import { pendingWithdrawals } from './withdrawal-records.ts'

/** A request that waits for the operator's decision. */
export interface WaitingRequest {
  kind: 'deposit' | 'withdrawal' | 'kyc'
  id: string
  username: string
  /** Null for documents. */
  amountPaise: number | null
  /** Gateway and reference, account, or document. */
  text: string
  createdAtMs: number
}

/** Deposits, withdrawals and documents that wait for a decision, oldest first. */
export function waitingRequests(world: WorldContext): WaitingRequest[] {
  const nameOf = (playerId: number): string => playerById(world, playerId)?.username ?? ''
  const deposits = pendingDeposits(world).map(
    ({ id, playerId, amountPaise, gateway, utr, createdAtMs }): WaitingRequest => ({
      kind: 'deposit',
      id,
      username: nameOf(playerId),
      amountPaise,
      text: utr === null ? gateway : `${gateway} ${utr}`,
      createdAtMs,
    }),
  )
  const withdrawals = pendingWithdrawals(world).map(
    ({ id, playerId, amountPaise, method, account, createdAtMs }): WaitingRequest => ({
      kind: 'withdrawal',
      id,
      username: nameOf(playerId),
      amountPaise,
      text: `${method} ${account}`,
      createdAtMs,
    }),
  )
  const submissions = pendingSubmissions(world).map(
    ({ id, playerId, documentType, documentNumber, submittedAtMs }): WaitingRequest => ({
      kind: 'kyc',
      id,
      username: nameOf(playerId),
      amountPaise: null,
      text: `${documentType} ${documentNumber}`,
      createdAtMs: submittedAtMs,
    }),
  )
  return [...deposits, ...withdrawals, ...submissions].sort((one, other) => one.createdAtMs - other.createdAtMs)
}

/** Expires requests that the world's clock has passed: unpaid deposits, documents that are no longer valid, bonuses. */
export function advanceRequests(world: WorldContext): void {
  world.transaction(() => {
    expireDueDeposits(world)
    expireDueKyc(world)
    expireDueBonuses(world)
  })
}
