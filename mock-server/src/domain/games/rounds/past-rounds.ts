import type { GameAction } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { type Round, revealedSeedOf, roundOf } from './round.ts'
import { actionsOf, roundsOf } from './round-records.ts'

/** A round of the past, with all that it takes to work it out again. */
export interface PastRound {
  round: Round
  openedAtMs: number
  /** The amount of the bet at its opening, in paise. */
  amountPaise: number
  decisions: readonly GameAction[]
  /** In hex; null while it is in use. */
  serverSeed: string | null
}

/** A page of the rounds of a player and game, newest first, and whether older ones are there. */
export function pastRounds(
  world: WorldContext,
  playerId: number,
  { game, skip, limit }: { game: string; skip: number; limit: number },
): { rounds: PastRound[]; hasMore: boolean } {
  const found = roundsOf(world, playerId, { game, skip, pageSize: limit + 1 })
  const rounds = found.slice(0, limit).map((record) => ({
    round: roundOf(world, record),
    openedAtMs: record.openedAtMs,
    amountPaise: record.amountPaise,
    decisions: actionsOf(world, record.id),
    serverSeed: revealedSeedOf(world, record),
  }))
  return { rounds, hasMore: found.length > limit }
}
