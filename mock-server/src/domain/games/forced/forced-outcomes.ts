import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { dropForcedResult, type ForcedResult, forcedResultsOfAll } from '../shared-rounds/forced-records.ts'
import { scheduleOf } from '../shared-rounds/schedule.ts'
import { stageOf } from '../shared-rounds/stage-of.ts'
import { stageRoundNow } from '../shared-rounds/stage-round.ts'
import { requireGame } from './force-next.ts'
import { allForcedNext, dropForcedNext } from './forced-next-records.ts'

/** The outcome that a tester has set for a round that has not begun to run. */
export interface ForcedOutcome {
  /** Slug. */
  game: string
  words: string
  /** Of a round that all players share. */
  isShared: boolean
}

/** Outcomes that are set and not played yet, by slug. */
export function forcedOutcomes(world: WorldContext): ForcedOutcome[] {
  const own = allForcedNext(world).map((one) => ({ ...one, isShared: false }))
  const shared = waitingResults(world).map(({ game, words }) => ({ game, words, isShared: true }))
  return [...own, ...shared].sort((one, other) => one.game.localeCompare(other.game, 'en'))
}

/**
 * Drops the outcome set for the next round of a game, or of all games. Throws `game_unknown`, and `forced_outcome_not_found` when
 * none is set for the named game.
 */
export function dropForcedOutcomes(world: WorldContext, game?: string): void {
  const isMeant = (one: { game: string }) => game === undefined || one.game === game
  const own = allForcedNext(world).filter(isMeant)
  const shared = waitingResults(world).filter(isMeant)
  if (game !== undefined && own.length + shared.length === 0) {
    throw new DomainError('forced_outcome_not_found', { game: requireGame(game) })
  }
  world.transaction(() => {
    for (const one of own) dropForcedNext(world, one.game)
    for (const one of shared) dropForcedResult(world, one)
  })
}

/** Results of shared rounds that still take bets, or have not opened. */
function waitingResults(world: WorldContext): ForcedResult[] {
  const nowMs = world.clock.now()
  return forcedResultsOfAll(world).filter(({ game, chain, number }) => {
    const stage = stageOf(game)
    // Earlier chains are over, and computing their rounds would take long.
    if (stage === null || chain < stageRoundNow(world, stage).chain) return false
    const round = scheduleOf(world, stage, chain).round(number)
    return round !== null && nowMs < round.runsAtMs
  })
}
