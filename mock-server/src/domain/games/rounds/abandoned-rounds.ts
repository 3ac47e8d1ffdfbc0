import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { closeDecidedRound } from './close-round.ts'
import { outcomeOf } from './round.ts'
import { returnStake } from './round-entries.ts'
import { actionsOf, insertAction, type RoundRecord, roundsLeftSince, savePayout } from './round-records.ts'

/** An open round without a call for this long, in world time, is closed for its player. */
const leftAfterMs = 24 * 60 * 60 * 1000

/** More decisions than any round has. */
const mostActions = 1_000

/**
 * Closes abandoned rounds: a decided round is paid, and in an open one the safest decision is taken until the round is
 * decided (`RoundOutcome.safest`). A round that the present rules cannot read returns its stake.
 */
export function closeAbandonedRounds(world: WorldContext): void {
  for (const round of roundsLeftSince(world, world.clock.now() - leftAfterMs)) {
    world.transaction(() => closeLeftRound(world, round))
  }
}

/** Closes one open round of a player alone so. Runs in a transaction. */
export function closeLeftRound(world: WorldContext, round: RoundRecord): void {
  const payoutPaise = round.payoutPaise ?? decideSafely(world, round)
  if (payoutPaise === null) returnStake(world, round)
  else {
    savePayout(world, round.id, payoutPaise)
    closeDecidedRound(world, { ...round, payoutPaise })
  }
}

/** Takes the safest decisions and answers the payout; null when the rules refuse the round. */
function decideSafely(world: WorldContext, round: RoundRecord): number | null {
  const actions = actionsOf(world, round.id)
  try {
    let outcome = outcomeOf(world, round, actions)
    while (outcome.safest !== null && actions.length < mostActions) {
      const { safest } = outcome
      actions.push(safest)
      outcome = outcomeOf(world, round, actions)
      insertAction(world, round.id, actions.length, safest)
    }
    return outcome.payoutPaise
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
