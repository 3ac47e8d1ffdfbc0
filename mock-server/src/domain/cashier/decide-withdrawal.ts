import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { notify } from '../content/notifications.ts'
import { postEntry } from '../money/ledger.ts'
import { returnHold } from './return-hold.ts'
import { endWithdrawal, type Withdrawal, withdrawalById } from './withdrawal-records.ts'

/** Pays a withdrawal out of its hold. Throws `withdrawal_not_found`, `withdrawal_not_pending`. */
export function approveWithdrawal(world: WorldContext, id: string): void {
  world.transaction(() => {
    const withdrawal = requireWithdrawal(world, id)
    const { playerId, amountPaise } = withdrawal
    if (!endWithdrawal(world, id, { status: 'approved' })) throw new DomainError('withdrawal_not_pending', { id })
    postEntry(world, {
      kind: 'withdrawal-paid',
      reference: id,
      playerId,
      lines: [
        { account: 'withdrawal', amountPaise: -amountPaise },
        { account: 'house', amountPaise },
      ],
    })
    notifyPlayer(world, withdrawal, 'Withdrawal approved', 'was paid out', 'success')
  })
}

/** Refuses a withdrawal; the hold returns. Throws `withdrawal_not_found`, `withdrawal_not_pending`. */
export function declineWithdrawal(world: WorldContext, id: string, reason = 'The account could not be paid'): void {
  world.transaction(() => {
    const withdrawal = requireWithdrawal(world, id)
    returnHold(world, withdrawal, { status: 'declined', reason })
    notifyPlayer(world, withdrawal, 'Withdrawal declined', `is back in your balance: ${reason}`, 'error')
  })
}

/** Ends an undecided withdrawal; the hold returns. Throws `withdrawal_not_found`, `withdrawal_not_pending`. */
export function expireWithdrawal(world: WorldContext, id: string): void {
  world.transaction(() => {
    const withdrawal = requireWithdrawal(world, id)
    returnHold(world, withdrawal, { status: 'expired', reason: 'Not paid in time' })
    notifyPlayer(world, withdrawal, 'Withdrawal expired', 'is back in your balance', 'warning')
  })
}

function requireWithdrawal(world: WorldContext, id: string): Withdrawal {
  const withdrawal = withdrawalById(world, id)
  if (withdrawal === null) throw new DomainError('withdrawal_not_found', { id })
  return withdrawal
}

function notifyPlayer(
  world: WorldContext,
  { playerId, amountPaise }: Withdrawal,
  title: string,
  what: string,
  status: string,
): void {
  notify(world, playerId, { title, message: `${rupeeText(amountPaise)} ${what}`, status })
}
