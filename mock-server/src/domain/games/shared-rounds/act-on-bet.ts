import { timesAfter } from '@chaupar/games/rules/instant/crash'
import { fieldsOf, type GameAction } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import type { Outcome } from '../../idempotency/intents.ts'
import { inPlayersWords, outcomeOf, stageRoundOf } from '../rounds/round.ts'
import { closeRound, returnStake } from '../rounds/round-entries.ts'
import { actionsOf, insertAction, type RoundRecord, roundById, savePayout } from '../rounds/round-records.ts'
import { type BookedRound, bookedRound, onceInGame } from '../rounds/round-transaction.ts'
import type { StageSession } from './place-bet.ts'
import { settleDueBets } from './settle-bets.ts'
import { phaseAt } from './stage-round.ts'

/** A multiplier that is shown as 1.00 pays nothing yet. */
const leastTimes = 101

/**
 * Takes a bet back ('cancel') while its round takes bets, or cashes it out ('cash-out') while that runs, at the multiplier of
 * this moment: the bet is paid and closed at once. At a table nothing is cashed out. `meta.betID` names the bet. The same key gives the same answer and has one
 * effect. Throws `round_not_found`, `round_decided`, `betting_closed`, `round_not_running`, `game_bet_invalid`, and as
 * `answerOnce`.
 */
export function actOnStageBet(
  world: WorldContext,
  session: StageSession,
  action: GameAction,
  key?: string,
): BookedRound {
  settleDueBets(world)
  return onceInGame(world, session, { operation: 'actInRound', body: action, key }, () =>
    tryAct(world, session, action),
  )
}

function tryAct(world: WorldContext, session: StageSession, { action, meta }: GameAction): Outcome<BookedRound> {
  const { betID } = inPlayersWords(() => fieldsOf(meta))
  const bet = typeof betID === 'number' && Number.isSafeInteger(betID) ? roundById(world, betID) : null
  const isTheirs = bet !== null && bet.playerId === session.player.id && bet.game === session.slug
  const round = isTheirs ? stageRoundOf(world, bet) : null
  if (bet === null || round === null) return { refusal: 'round_not_found' }
  if (bet.status !== 'open') return { refusal: 'round_decided' }
  const { curve } = round.stage
  const isBetting = phaseAt(round, world.clock.now()) === 'betting'
  switch (action) {
    case 'cancel':
      if (!isBetting) return { refusal: 'betting_closed' }
      insertAction(world, bet.id, 1, { action })
      returnStake(world, bet)
      return { answer: bookedRound(world, bet.id) }
    case 'cash-out':
      if (curve === null) throw notPossible()
      if (isBetting) return { refusal: 'round_not_running' }
      cashOut(world, bet, timesAfter(world.clock.now() - round.runsAtMs, curve))
      return { answer: bookedRound(world, bet.id) }
    default:
      throw notPossible()
  }
}

function notPossible(): DomainError {
  return new DomainError('game_bet_invalid', { reason: 'That is not possible now' })
}

function cashOut(world: WorldContext, bet: RoundRecord, times: number): void {
  if (times < leastTimes) throw new DomainError('game_bet_invalid', { reason: 'Cashing out begins at 1.01x' })
  const before = actionsOf(world, bet.id)
  const action = { action: 'cash-out', meta: { times } }
  const { payoutPaise } = outcomeOf(world, bet, [...before, action])
  if (payoutPaise === null) throw new Error(`round ${bet.id} goes on after its cash-out`)
  insertAction(world, bet.id, before.length + 1, action)
  savePayout(world, bet.id, payoutPaise)
  closeRound(world, bet, payoutPaise)
}
