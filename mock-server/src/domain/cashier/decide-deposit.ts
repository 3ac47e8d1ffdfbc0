import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import type { RequestStatus } from '../base/request-status.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { notify } from '../content/notifications.ts'
import { boundLines, receiveLines } from '../money/entry-lines.ts'
import { postEntry } from '../money/ledger.ts'
import { type Deposit, depositById, dueDeposits, endDeposit } from './deposit-records.ts'

/**
 * Books a deposit: an open debt is paid from it first, the rest is the player's and becomes cash once it was wagered.
 * Throws `not_found`, `deposit_not_pending`.
 */
export function approveDeposit(world: WorldContext, id: string): void {
  world.transaction(() => {
    const deposit = end(world, id, 'approved', null)
    const { playerId, amountPaise } = deposit
    const lines = receiveLines(world, playerId, amountPaise)
    const receivedPaise = lines.find(({ account }) => account === 'real')?.amountPaise ?? 0
    postEntry(world, { kind: 'deposit', reference: id, playerId, lines: [...lines, ...boundLines(receivedPaise)] })
    notifyPlayer(world, deposit, 'Deposit approved', 'was added to your balance', 'success')
  })
}

/** Refuses a deposit; no money moves. Throws `not_found`, `deposit_not_pending`. */
export function declineDeposit(world: WorldContext, id: string, reason = 'The payment was not found'): void {
  world.transaction(() => {
    const deposit = end(world, id, 'declined', reason)
    notifyPlayer(world, deposit, 'Deposit declined', `was not accepted: ${reason}`, 'error')
  })
}

/** Ends a deposit that was not paid in time. Throws `not_found`, `deposit_not_pending`. */
export function expireDeposit(world: WorldContext, id: string): void {
  world.transaction(() => {
    const deposit = end(world, id, 'expired', 'Not paid in time')
    notifyPlayer(world, deposit, 'Deposit expired', 'was not paid in time', 'warning')
  })
}

/** Ends every deposit whose time is over by the world's clock. */
export function expireDueDeposits(world: WorldContext): void {
  for (const id of dueDeposits(world)) expireDeposit(world, id)
}

function end(world: WorldContext, id: string, status: RequestStatus, reason: string | null): Deposit {
  const deposit = depositById(world, id)
  if (deposit === null) throw new DomainError('deposit_not_found', { id })
  if (!endDeposit(world, id, status, reason)) throw new DomainError('deposit_not_pending', { id })
  return deposit
}

function notifyPlayer(
  world: WorldContext,
  { playerId, amountPaise }: Deposit,
  title: string,
  what: string,
  status: string,
): void {
  notify(world, playerId, { title, message: `${rupeeText(amountPaise)} ${what}`, status })
}
