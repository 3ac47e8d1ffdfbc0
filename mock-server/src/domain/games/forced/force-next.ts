import { slugOf } from '@chaupar/games/catalogue/game'
import { gameBySlug, games } from '@chaupar/games/catalogue/games'
import type { WorldContext } from '../../base/context.ts'
import { didYouMean } from '../../base/did-you-mean.ts'
import { DomainError } from '../../base/errors.ts'
import { gameRules } from '../rounds/round.ts'
import { forceNextResult } from '../shared-rounds/force-result.ts'
import type { Stage } from '../shared-rounds/stage.ts'
import { stageOf } from '../shared-rounds/stage-of.ts'
import { findDraw } from './find-draw.ts'
import { saveForcedNext } from './forced-next-records.ts'
import type { NamedOutcome } from './outcome.ts'
import { outcomeNamed, outcomesOf } from './outcomes-of-game.ts'

const crashAt = /^crash at (\d{1,5}(?:\.\d{1,2})?)$/
const mostTimes = 1_000_000

/**
 * Sets the outcome of the next round of a game, for any player: 'free spins', 'number 17', 'banker wins'; of a shared game 'crash
 * at 2.50'. The draw of a single-player round is searched when it is played, since it may depend on the bet; that of a live table
 * at once. Throws `game_unknown`, `game_without_outcomes`, `outcome_unknown`, with the game's outcomes, and `outcome_not_found`.
 */
export function forceNextRound(world: WorldContext, slug: string, words: string): void {
  requireGame(slug)
  const stage = stageOf(slug)
  if (stage === null || stage.curve === null) {
    const known = outcomesOf(slug).map((outcome) => outcome.words)
    if (known.length === 0) throw new DomainError('game_without_outcomes', { game: slug })
    const outcome = outcomeNamed(slug, words)
    if (outcome === null) throw unknown(words, known)
    if (stage === null) world.transaction(() => saveForcedNext(world, slug, words))
    else forceNextResult(world, stage, drawOf(world, stage, outcome), words)
    return
  }
  const times = Math.round(Number(crashAt.exec(words)?.[1] ?? Number.NaN) * 100)
  if (!(times >= 100 && times <= mostTimes)) throw unknown(words, ['crash at 1.00 to 10000'])
  forceNextResult(world, stage, times)
}

/** Returns the slug. Throws `game_unknown` when the catalogue has no such game. */
export function requireGame(slug: string): string {
  if (gameBySlug(slug) !== null) return slug
  throw new DomainError('game_unknown', { game: slug, hint: didYouMean(slug, games.map(slugOf)) })
}

/** The number of a tester's draw that gives a table this outcome. */
function drawOf(world: WorldContext, { slug }: Stage, outcome: NamedOutcome): number {
  const rules = gameRules(slug)
  const [sample] = rules?.sampleBets() ?? []
  if (rules === null || sample === undefined) throw new Error(`${slug} takes no bets`)
  const { amountPaise, mode, meta } = sample
  const draw = findDraw(world, { rules, order: rules.order(amountPaise, mode, meta), mode }, outcome)
  if (draw === null) throw new DomainError('outcome_not_found')
  return draw
}

function unknown(words: string, known: readonly string[]): DomainError {
  return new DomainError('outcome_unknown', { known: known.join(', '), hint: didYouMean(words, known) })
}
