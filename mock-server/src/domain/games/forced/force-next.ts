import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { forceNextResult } from '../stages/force-result.ts'
import { stageOf } from '../stages/stage.ts'
import { saveForcedNext } from './forced-next-records.ts'
import { outcomeNamed, outcomesOf } from './outcomes-of-game.ts'

const crashAt = /^crash at (\d{1,5}(?:\.\d{1,2})?)$/
const mostTimes = 1_000_000

/**
 * Sets what the next round of a game comes to, whoever plays it: 'free spins', 'number 17', 'banker wins'; of a shared game
 * 'crash at 2.50'. A round of a player alone is found when it is played, since it may depend on the bet. Throws
 * `outcome_unknown`, naming those that the game knows.
 */
export function forceNextRound(world: WorldContext, slug: string, words: string): void {
  const stage = stageOf(slug)
  if (stage === null) {
    if (outcomeNamed(slug, words) === null) throw unknown(outcomesOf(slug).map((outcome) => outcome.words))
    world.transaction(() => saveForcedNext(world, slug, words))
    return
  }
  const times = Math.round(Number(crashAt.exec(words)?.[1] ?? Number.NaN) * 100)
  if (!(times >= 100 && times <= mostTimes)) throw unknown(['crash at 1.00 to 10000'])
  forceNextResult(world, stage, times)
}

function unknown(known: readonly string[]): DomainError {
  return new DomainError('outcome_unknown', { known: known.join(', ') })
}
