import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import type { Outcome } from '../../idempotency/intents.ts'
import { closeDecidedRound } from './close-round.ts'
import type { GameSession } from './game-session.ts'
import { openRound, saveSeen } from './round-records.ts'
import { type BookedRound, bookedRound, onceInGame } from './round-transaction.ts'

/**
 * Pays the decided round of a session's player and game, and closes it. The same key gives the same answer and pays once.
 * Throws `round_not_found` when none is open, `round_not_over` while a decision is to come, and as `answerOnce`.
 */
export function endRound(world: WorldContext, session: GameSession, key?: string): BookedRound {
  return onceInGame(world, session, { operation: 'endRound', body: {}, key }, () => tryEnd(world, session))
}

function tryEnd(world: WorldContext, { player, slug }: GameSession): Outcome<BookedRound> {
  const round = openRound(world, player.id, slug)
  if (round === null) return { refusal: 'round_not_found' }
  if (round.payoutPaise === null) return { refusal: 'round_not_over' }
  closeDecidedRound(world, round)
  return { answer: bookedRound(world, round.id) }
}

/** Notes how far the player has seen the open round. Throws `round_not_found`. */
export function noteRoundEvent(world: WorldContext, { player, slug }: GameSession, event: string): void {
  world.transaction(() => {
    const round = openRound(world, player.id, slug)
    if (round === null) throw new DomainError('round_not_found')
    saveSeen(world, round.id, event)
  })
}
