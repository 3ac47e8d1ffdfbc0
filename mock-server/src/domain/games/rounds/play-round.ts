import { fairDraw } from '@chaupar/games/rules/fairness'
import type { WorldContext } from '../../base/context.ts'
import type { Outcome, Refused } from '../../idempotency/intents.ts'
import { accountBalance } from '../../money/ledger.ts'
import { betRefusal } from '../../play-limits/check-limits.ts'
import { keepForced, seedsByTester } from '../forced/take-forced.ts'
import { heldRoundMs, jurisdictionOf } from '../policies/jurisdiction.ts'
import { stakeRefusal } from './bet-levels.ts'
import type { GameSession } from './game-session.ts'
import { inPlayersWords } from './round.ts'
import { bookStake } from './round-entries.ts'
import { insertRound, latestRound, openRound } from './round-records.ts'
import { type BookedRound, bookedRound, noteOutcome, onceInGame } from './round-transaction.ts'
import { seedsOfRound, takeNonce } from './seeds.ts'

/** A play call: the stake and the mode. */
export interface RoundOrder {
  amountPaise: number
  mode: string
  /** Further input that the game's rules need; absent = none. */
  meta?: unknown
}

/**
 * Stakes an amount and opens a round, drawn at once: stake, draw and round are one transaction, which also closes a round that pays
 * nothing. The same key gives the same answer and has one effect. Throws `round_open`, `round_too_soon`, `stake_below_min`,
 * `stake_above_max`, `stake_step`, `mode_not_offered`, `self_excluded`, `time_out_active`, `limit_reached`, `insufficient_funds`,
 * `game_bet_invalid`, `outcome_not_found` when no draw gives the outcome that a tester has set for this bet, and as `answerOnce`.
 */
export function playRound(world: WorldContext, session: GameSession, order: RoundOrder, key?: string): BookedRound {
  return onceInGame(world, session, { operation: 'playRound', body: order, key }, () => tryPlay(world, session, order))
}

function tryPlay(world: WorldContext, session: GameSession, asked: RoundOrder): Outcome<BookedRound> {
  const { player, slug, game, rules, stage } = session
  if (stage !== null) throw new Error(`the rounds of ${slug} are shared`)
  const playerId = player.id
  if (openRound(world, playerId, slug) !== null) return { refusal: 'round_open' }
  const policy = world.settings.current.gamePolicy
  if (isTooSoon(world, session, heldRoundMs(policy, game))) return { refusal: 'round_too_soon' }
  const unfit = stakeRefusal(asked.amountPaise)
  if (unfit !== null) return { refusal: unfit }
  const order = inPlayersWords(() => rules.order(asked.amountPaise, asked.mode, asked.meta))
  const { stakePaise } = order
  if (stakePaise > asked.amountPaise && jurisdictionOf(policy, game).disabledBuyFeature)
    return { refusal: 'mode_not_offered' }
  const refusal = newStakeRefusal(world, playerId, stakePaise)
  if (refusal !== null) return refusal
  const { amountPaise, mode, meta } = asked
  const forced = seedsByTester(world, slug, { rules, order, asked })
  if (forced === 'none found') return { refusal: 'outcome_not_found' }
  const drawn = takeNonce(world, playerId)
  const outcome = order.play([], fairDraw(forced ?? seedsOfRound(world, drawn)))
  const id = insertRound(world, { playerId, game: slug, mode, amountPaise, meta, drawn })
  if (forced !== null) keepForced(world, slug, { roundId: id, seeds: forced })
  bookStake(world, { id, playerId }, stakePaise, 0)
  noteOutcome(world, id, outcome.payoutPaise)
  return { answer: bookedRound(world, id, outcome) }
}

function isTooSoon(world: WorldContext, { player, slug }: GameSession, leastMs: number): boolean {
  const last = leastMs === 0 ? null : latestRound(world, player.id, slug)
  return last !== null && world.clock.now() - last.openedAtMs < leastMs
}

/** Why a stake, the first of a round or a further one, may not be made; null = it may. */
export function newStakeRefusal(world: WorldContext, playerId: number, stakePaise: number): Refused | null {
  const own = betRefusal(world, playerId, { stakePaise, raisedPaise: stakePaise })
  if (own !== null) return own
  return accountBalance(world, playerId, 'real') < stakePaise ? { refusal: 'insufficient_funds' } : null
}
