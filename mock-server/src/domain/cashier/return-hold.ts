import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { postEntry } from '../money/ledger.ts'
import { endWithdrawal, type Withdrawal } from './withdrawal-records.ts'

/** Ends a pending withdrawal and releases exactly its hold. Throws `withdrawal_not_pending`. */
export function returnHold(
  world: WorldContext,
  { id, playerId, amountPaise }: Withdrawal,
  end: { status: 'declined' | 'expired'; reason?: string; cancelledByPlayer?: boolean },
): void {
  world.transaction(() => {
    if (!endWithdrawal(world, id, end)) throw new DomainError('withdrawal_not_pending', { id })
    postEntry(world, {
      kind: 'withdrawal-returned',
      reference: id,
      playerId,
      lines: [
        { account: 'withdrawal', amountPaise: -amountPaise },
        { account: 'real', amountPaise },
      ],
    })
  })
}
