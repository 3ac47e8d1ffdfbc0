import { gameBySlug } from '@chaupar/contracts/catalogue/games'
import { rulesOf } from '@chaupar/contracts/games/catalogue-rules'
import type { GameRules } from '@chaupar/contracts/games/rules/rules'

/** The rules of a game by its slug; null when there are none. */
export function gameRules(slug: string): GameRules | null {
  const game = gameBySlug(slug)
  return game === null ? null : rulesOf(game)
}
