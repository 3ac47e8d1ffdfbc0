import type { RoundOutcome } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { answerOnce, closeIntent, type Outcome } from '../../idempotency/intents.ts'
import { balanceOf, type Wallet } from '../../money/wallet.ts'
import type { GameSession } from './game-session.ts'
import { type Round, roundOf } from './round.ts'
import { closeRound } from './round-entries.ts'
import { type RoundRecord, roundById, savePayout } from './round-records.ts'

/** A round after a call that may have moved money, and the wallet then. */
export interface BookedRound {
  round: Round
  wallet: Wallet
}

/** Does the effect of a call in one transaction, once for its key. Keys of games are apart from those of the site's calls. */
export function onceInGame(
  world: WorldContext,
  { player, slug }: GameSession,
  { operation, body, key }: { operation: string; body: object; key: string | undefined },
  effect: () => Outcome<BookedRound>,
): BookedRound {
  const intent = {
    playerId: player.id,
    key: key === undefined ? undefined : keyInGames(key),
    operation,
    body: { ...body, game: slug },
  }
  return answerOnce(world, intent, effect)
}

/**
 * The outcome of a call whose response was lost, by its key. An unused key is closed, so that a late call has no effect and
 * the player may stake again.
 */
export function closeGameIntent(
  world: WorldContext,
  { player }: GameSession,
  key: string,
): 'done' | 'refused' | 'closed' {
  const known = closeIntent(world, player.id, keyInGames(key))
  return 'refusal' in known ? 'refused' : known.state === 'closed' ? 'closed' : 'done'
}

function keyInGames(key: string): string {
  return `game:${key}`
}

/** Stores the outcome of a round: null = it goes on. A round that pays nothing is closed; a win waits for `endRound`. */
export function noteOutcome(world: WorldContext, id: number, payoutPaise: number | null): void {
  if (payoutPaise === null) return
  savePayout(world, id, payoutPaise)
  if (payoutPaise === 0) closeRound(world, requireRound(world, id), 0)
}

/** The round as it stands in the open transaction, with its outcome where that was just computed. */
export function bookedRound(world: WorldContext, id: number, outcome?: RoundOutcome): BookedRound {
  const record = requireRound(world, id)
  return { round: roundOf(world, record, outcome), wallet: balanceOf(world, record.playerId) }
}

function requireRound(world: WorldContext, id: number): RoundRecord {
  const record = roundById(world, id)
  if (record === null) throw new Error(`round ${id} is missing`)
  return record
}
