import { type Game, type GameCategory, nameOf, slugOf } from '@chaupar/games/catalogue/game'
import { slotsList } from '@chaupar/games/catalogue/provider-index'

/** What a search asks for; an empty list of providers or categories leaves them all in. */
export type GameFilter = { text: string; providers: readonly string[]; categories: readonly string[] }

/**
 * The matching rule of the game search (spec 5): the name contains the typed text, whatever its case and without stray
 * spaces, which phone keyboards leave behind a word; the provider is among the selected ones, or none is selected; the
 * category likewise.
 */
export function matchesFilter(game: Game, { text, providers, categories }: GameFilter): boolean {
  return (
    nameOf(game).toLowerCase().includes(wordsOf(text).toLowerCase()) &&
    (providers.length === 0 || providers.includes(game.provider)) &&
    (categories.length === 0 || categories.includes(game.category))
  )
}

/** What was typed, without spaces around it and twice in a row. */
function wordsOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

export const gameOrders = ['popular', 'new', 'name'] as const
export type GameOrder = (typeof gameOrders)[number]

/** Popular or new games first and the rest as the catalogue has them; or all by name. */
export function ordered(games: readonly Game[], order: GameOrder): readonly Game[] {
  if (order === 'name') return [...games].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
  const first = (game: Game) => game.gameType.includes(order)
  return [...games.filter(first), ...games.filter((game) => !first(game))]
}

/** The games of these slugs, in this order; a slug that is not among the games is left out. */
export function gamesBySlug(games: readonly Game[], slugs: readonly string[]): readonly Game[] {
  const bySlug = new Map(games.map((game) => [slugOf(game), game]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

/** The provider whose page lists a game: the slots stand on Ezugi's. */
export function shownProvider({ provider }: Game): string {
  return provider === slotsList.code ? slotsList.casino : provider
}

/** How many games each category or provider has. */
export function countBy(games: readonly Game[], keyOf: (game: Game) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const game of games) counts.set(keyOf(game), (counts.get(keyOf(game)) ?? 0) + 1)
  return counts
}

/** The categories of live tables (spec 2.4). */
export const liveCategories: readonly GameCategory[] = ['livecasino', 'roulette', 'andarbahar', 'baccarat', 'blackjack']
