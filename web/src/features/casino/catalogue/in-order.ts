import { type Game, slugOf } from '@chaupar/contracts/catalogue/game'

/** The games of these slugs, in this order; a slug that is not among the games is left out. */
export function inOrder(games: readonly Game[], slugs: readonly string[]): readonly Game[] {
  const bySlug = new Map(games.map((game) => [slugOf(game), game]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
