import type { GameAction } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import type { Outcome } from '../../idempotency/intents.ts'
import type { GameSession } from './game-session.ts'
import { newStakeRefusal } from './play-round.ts'
import { outcomeOf } from './round.ts'
import { bookStake } from './round-entries.ts'
import { actionsOf, insertAction, openRound } from './round-records.ts'
import { type BookedRound, bookedRound, noteOutcome, onceInGame } from './round-transaction.ts'

/**
 * Takes a decision in the open round of a session's player and game; an added stake is booked with it. The same key gives the same
 * answer and has one effect. Throws `round_not_found`, `round_decided`, `game_bet_invalid`, the refusals of a stake as `playRound`,
 * and as `answerOnce`.
 */
export function actInRound(world: WorldContext, session: GameSession, action: GameAction, key?: string): BookedRound {
  return onceInGame(world, session, { operation: 'actInRound', body: action, key }, () =>
    tryAct(world, session, action),
  )
}

function tryAct(world: WorldContext, { player, slug, stage }: GameSession, action: GameAction): Outcome<BookedRound> {
  if (stage !== null) throw new Error(`the rounds of ${slug} are shared`)
  const round = openRound(world, player.id, slug)
  if (round === null) return { refusal: 'round_not_found' }
  if (round.payoutPaise !== null) return { refusal: 'round_decided' }
  const before = actionsOf(world, round.id)
  const outcome = outcomeOf(world, round, [...before, action])
  const addedPaise = outcome.stakePaise - round.stakePaise
  if (addedPaise > 0) {
    const refusal = newStakeRefusal(world, player.id, addedPaise)
    if (refusal !== null) return refusal
  }
  const number = before.length + 1
  insertAction(world, round.id, number, action)
  if (addedPaise > 0) bookStake(world, round, addedPaise, number)
  noteOutcome(world, round.id, outcome.payoutPaise)
  return { answer: bookedRound(world, round.id, outcome) }
}
