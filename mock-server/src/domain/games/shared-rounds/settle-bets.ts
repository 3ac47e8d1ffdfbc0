import type { GameAction } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { outcomeOf, stageRoundOf } from '../rounds/round.ts'
import { closeRound, returnStake } from '../rounds/round-entries.ts'
import { actionsOf, insertAction, type RoundRecord, runningStageBets, savePayout } from '../rounds/round-records.ts'
import { stageDraw } from './stage-round.ts'

/**
 * Settles every bet on a shared round that time has decided: cashed out automatically, or lost. Each is a transaction of its
 * own. No player need be connected: bets of rounds that ended while the server was down are settled the same.
 */
export function settleDueBets(world: WorldContext): void {
  for (const bet of runningStageBets(world, world.clock.now()))
    if (isDue(world, bet)) world.transaction(() => settle(world, bet))
}

/** Whether time has decided a bet that is open. */
export function hasDueBets(world: WorldContext): boolean {
  return runningStageBets(world, world.clock.now()).some((bet) => isDue(world, bet))
}

function isDue(world: WorldContext, bet: RoundRecord): boolean {
  const round = playedRound(world, bet)
  if (round === null) return true
  const { stage, runsAtMs, endsAtMs } = round
  const nowMs = world.clock.now()
  if (nowMs < runsAtMs || nowMs >= endsAtMs || stage.decidedMs === null) return nowMs >= endsAtMs
  return nowMs >= runsAtMs + stage.decidedMs(bet.meta, stageDraw(world, round))
}

function settle(world: WorldContext, bet: RoundRecord): void {
  const round = playedRound(world, bet)
  const payoutPaise = round === null ? null : decide(world, bet, round.stage.lastAction)
  if (payoutPaise === null) {
    returnStake(world, bet)
    return
  }
  savePayout(world, bet.id, payoutPaise)
  closeRound(world, bet, payoutPaise)
}

/** The payout by the rules; null when the present rules refuse the bet. */
function decide(world: WorldContext, bet: RoundRecord, lastAction: GameAction | null): number | null {
  const before = actionsOf(world, bet.id)
  try {
    const { payoutPaise } = outcomeOf(world, bet, lastAction === null ? before : [...before, lastAction])
    if (lastAction !== null) insertAction(world, bet.id, before.length + 1, lastAction)
    return payoutPaise
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** The round of a bet; null when it is not played any more, which gives the stake back. */
function playedRound(world: WorldContext, bet: RoundRecord): ReturnType<typeof stageRoundOf> {
  try {
    return stageRoundOf(world, bet)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
