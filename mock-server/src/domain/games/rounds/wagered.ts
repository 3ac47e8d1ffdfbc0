import { GameRefusal } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { gameRules } from './round.ts'
import { betsOnStage, type RoundRecord } from './round-records.ts'

/**
 * The amount that counts as wagered when a round closes, in paise, of rounds that were opened since a moment. Bets on one deal count
 * the amount they lose together in at least a tenth of all deals, and at least their real loss. A player's bets on one shared deal
 * count when the last of them closes.
 */
export function wageredWith(world: WorldContext, round: RoundRecord, payoutPaise: number): (sinceMs: number) => number {
  const closing = { ...round, payoutPaise }
  const others = betsOnDeal(world, round).filter(({ id, status }) => id !== round.id && status !== 'void')
  if (others.some(({ status }) => status === 'open')) return () => 0
  const all = [...others, closing]
  return (sinceMs) =>
    Math.min(wageredTogether(all), wageredTogether(all.filter(({ openedAtMs }) => openedAtMs >= sinceMs)))
}

/** A player's bets on the shared deal of a round; none where bets of the game cannot cover one another. */
function betsOnDeal(world: WorldContext, { game, stageRound, playerId }: RoundRecord): RoundRecord[] {
  if (stageRound === null || gameRules(game)?.riskPaise === undefined) return []
  return betsOnStage(world, { game, stageRound, playerId })
}

function wageredTogether(rounds: readonly RoundRecord[]): number {
  const lostPaise = rounds.reduce((sum, { stakePaise, payoutPaise }) => sum + stakePaise - (payoutPaise ?? 0), 0)
  return Math.max(riskOf(rounds), lostPaise)
}

/** All that was staked where the rules of today refuse a bet. */
function riskOf(rounds: readonly RoundRecord[]): number {
  const [first] = rounds
  const stakePaise = rounds.reduce((sum, round) => sum + round.stakePaise, 0)
  const rules = first === undefined ? null : gameRules(first.game)
  try {
    return rules?.riskPaise?.(rounds) ?? stakePaise
  } catch (error) {
    if (error instanceof GameRefusal) return stakePaise
    throw error
  }
}
