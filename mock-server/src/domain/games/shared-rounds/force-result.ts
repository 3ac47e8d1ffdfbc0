import type { WorldContext } from '../../base/context.ts'
import { saveStageEnd } from '../rounds/round-records.ts'
import { saveForcedResult } from './forced-records.ts'
import { scheduleOf } from './schedule.ts'
import type { Stage } from './stage.ts'
import { phaseAt, type StageRound, stageRoundAfter, stageRoundById, stageRoundNow } from './stage-round.ts'

/**
 * Sets the result of the next round to run: the round that takes bets, or the one after it. When it would not be over before its
 * chain ends, this is the next chain's first. `words` are the tester's words; without them the result is a crash, in hundredths.
 * Answers the round.
 */
export function forceNextResult(
  world: WorldContext,
  stage: Stage,
  result: number,
  words = `crash at ${(result / 100).toFixed(2)}`,
): StageRound {
  const runningMs = stage.course(stage.drawFor(world, result)).runningMs
  return world.transaction(() => {
    let round = stageRoundNow(world, stage)
    if (phaseAt(round, world.clock.now()) !== 'betting') round = stageRoundAfter(world, round)
    while (!fits(world, round, runningMs)) round = stageRoundAfter(world, round)
    const { chain, number } = round
    saveForcedResult(world, { game: stage.slug, chain, number, words }, result)
    const changed = stageRoundById(world, stage, round.id)
    if (changed !== null) saveStageEnd(world, { game: stage.slug, stageRound: round.id }, changed.endsAtMs)
    return round
  })
}

function fits(world: WorldContext, { stage, chain, runsAtMs }: StageRound, runningMs: number): boolean {
  return scheduleOf(world, stage, chain).fits(runsAtMs - stage.bettingMs, runningMs)
}
