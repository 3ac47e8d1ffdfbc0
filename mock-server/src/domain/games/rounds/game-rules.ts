import { gameBySlug } from '@chaupar/contracts/catalogue/games'
import { rulesOf } from '@chaupar/contracts/games/catalogue-rules'
import { rulesNameOf } from '@chaupar/contracts/games/rule-names'
import type { GameRules } from '@chaupar/contracts/games/rules/rules'

/**
 * The rules by which a player plays a game alone, by its slug; null when there are none. A curve that crashes has none: where it
 * was left would be the player's word.
 */
export function ownRulesOf(slug: string): GameRules | null {
  const game = gameBySlug(slug)
  if (game === null || rulesNameOf(game)?.startsWith('crash/') === true) return null
  return rulesOf(game)
}
