import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { outcomeOf } from './round.ts'
import { closeRound, returnStake } from './round-entries.ts'
import type { RoundRecord } from './round-records.ts'

/**
 * Closes a decided round: it is paid, or its stake comes back where its player risked nothing (`RoundOutcome.isVoid`). Runs in a
 * transaction.
 */
export function closeDecidedRound(world: WorldContext, round: RoundRecord): void {
  const { payoutPaise } = round
  if (payoutPaise === null) throw new Error(`round ${round.id} is not decided`)
  if (isVoid(world, round)) returnStake(world, round)
  else closeRound(world, round, payoutPaise)
}

/** False for a round that the rules of today refuse: it is paid as it was decided. */
function isVoid(world: WorldContext, round: RoundRecord): boolean {
  try {
    return outcomeOf(world, round).isVoid === true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
