import type { GameEvent } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { orderOfRecord, outcomeOf } from './round.ts'
import { roundNumber } from './round-entries.ts'
import { roundById } from './round-records.ts'

/** A past round, without who played it and for how much. */
export interface Replay {
  /** Payout for a stake of 1. */
  payoutMultiplier: number
  /** The cost to open it, for an amount of 1. */
  costMultiplier: number
  events: readonly GameEvent[]
}

/**
 * A decided round by its name ('g-12'), recomputed from its seeds and decisions. Throws `round_not_found` for a round of another
 * game or mode, or with hidden parts.
 */
export function replayRound(world: WorldContext, game: string, mode: string, name: string): Replay {
  const round = roundById(world, roundNumber(name))
  if (
    round === null ||
    round.payoutPaise === null ||
    round.status === 'void' ||
    round.game !== game ||
    round.mode !== mode
  )
    throw new DomainError('round_not_found')
  const { events, stakePaise, payoutPaise } = outcomeOf(world, round)
  return {
    payoutMultiplier: (payoutPaise ?? 0) / stakePaise,
    costMultiplier: orderOfRecord(round).stakePaise / round.amountPaise,
    events,
  }
}
