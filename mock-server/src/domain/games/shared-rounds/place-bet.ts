import { fieldsOf, wholeNumber } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import type { Outcome } from '../../idempotency/intents.ts'
import { stakeRefusal } from '../rounds/bet-levels.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { newStakeRefusal, type RoundOrder } from '../rounds/play-round.ts'
import { inPlayersWords } from '../rounds/round.ts'
import { bookStake } from '../rounds/round-entries.ts'
import { betsOnStage, insertRound } from '../rounds/round-records.ts'
import { type BookedRound, bookedRound, onceInGame } from '../rounds/round-transaction.ts'
import { settleDueBets } from './settle-bets.ts'
import type { Stage } from './stage.ts'
import { phaseAt, stageRoundNow } from './stage-round.ts'

/** A player at a game whose rounds are shared. */
export type StageSession = GameSession & { stage: Stage }

export function isAtStage(session: GameSession): session is StageSession {
  return session.stage !== null
}

/**
 * Stakes an amount on the shared round that takes bets: stake and bet are one transaction. `meta` holds `slot` (0 when absent), the
 * input of the game's rules, and `round`, the round that the player means. The same key gives the same answer and has one effect.
 * Throws `betting_closed`, `round_open` when the slot has a bet, and the refusals of `playRound`.
 */
export function placeStageBet(
  world: WorldContext,
  session: StageSession,
  order: RoundOrder,
  key?: string,
): BookedRound {
  // Frees the slots of bets that time has decided already.
  settleDueBets(world)
  return onceInGame(world, session, { operation: 'playRound', body: order, key }, () => tryPlace(world, session, order))
}

function tryPlace(world: WorldContext, session: StageSession, asked: RoundOrder): Outcome<BookedRound> {
  const { player, slug: game, rules, stage } = session
  const { slot, meant } = inPlayersWords(() => placeOf(asked.meta, stage))
  const round = stageRoundNow(world, stage)
  const isOther = meant !== undefined && meant !== round.id
  if (isOther || phaseAt(round, world.clock.now()) !== 'betting') return { refusal: 'betting_closed' }
  const others = betsOnStage(world, { game, stageRound: round.id, playerId: player.id })
  if (others.some((bet) => bet.slot === slot && bet.status !== 'void')) return { refusal: 'round_open' }
  const unfit = stakeRefusal(asked.amountPaise)
  if (unfit !== null) return { refusal: unfit }
  const { stakePaise } = inPlayersWords(() => rules.order(asked.amountPaise, asked.mode, asked.meta))
  const refusal = newStakeRefusal(world, player.id, stakePaise)
  if (refusal !== null) return refusal
  const { amountPaise, mode, meta } = asked
  const { runsAtMs, endsAtMs } = round
  const bet = { playerId: player.id, game, mode, amountPaise, meta, stageRound: round.id, slot, runsAtMs, endsAtMs }
  const id = insertRound(world, bet)
  bookStake(world, { id, playerId: bet.playerId }, stakePaise, 0)
  world.events.emit({ name: 'stage-bet-made', payload: { playerId: player.id, roundId: id } })
  return { answer: bookedRound(world, id) }
}

function placeOf(meta: unknown, { slots }: Stage): { slot: number; meant: unknown } {
  const { slot = 0, round } = fieldsOf(meta)
  return { slot: wholeNumber(slot, 'The slot', 0, slots - 1), meant: round }
}
