import { type Game, nameOf, slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { providerName } from '@chaupar/games/catalogue/provider-index'
import { isShared } from '@chaupar/games/rules/live-tables'
import { type RulesName, rulesNameOf } from '@chaupar/games/rules/rule-names'

/** A game whose rounds can be worked out again. */
export interface CheckableGame {
  /** What its rounds are named by in the game's own text, and the value of the choice: 'spribe.mines'. */
  id: string
  slug: string
  name: string
  provider: string
  rules: RulesName
}

function checkable(game: Game): CheckableGame[] {
  const rules = rulesNameOf(game)
  if (rules === null) return []
  const slug = slugOf(game)
  const id = slug.replaceAll('/', '.')
  return [{ id, slug, name: nameOf(game), provider: providerName(game.provider), rules }]
}

/** Every game that rules stand behind, in the order of the catalogue. */
export const checkableGames: readonly CheckableGame[] = games.flatMap(checkable)

/** Games whose rounds all players share. */
export const sharedGames: readonly CheckableGame[] = games.filter(isShared).flatMap(checkable)

/** The game of a value of the choice; null when there is none. */
export function checkableGame(id: string): CheckableGame | null {
  return checkableGames.find((game) => game.id === id) ?? null
}
