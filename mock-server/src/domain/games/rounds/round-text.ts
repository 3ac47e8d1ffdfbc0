import { nameOf } from '@chaupar/games/catalogue/game'
import { gameBySlug } from '@chaupar/games/catalogue/games'
import type { WorldContext } from '../../base/context.ts'
import { roundNumber } from './round-entries.ts'
import { roundById } from './round-records.ts'

/** The round of an entry's reference in words: 'Dice, round 12', as the list of the game names it. */
export function roundText(world: WorldContext, reference: string): string {
  const id = roundNumber(reference)
  const slug = roundById(world, id)?.game ?? ''
  const game = gameBySlug(slug)
  return `${game === null ? slug : nameOf(game)}, round ${id}`
}
