import { type Game, type GameCategory, gameCategories } from '@chaupar/games/catalogue/game'
import { countBy, type GameOrder, gameOrders, matchesFilter, ordered, shownProvider } from '../catalogue/game-filter.ts'
import {
  type AttributeOptions,
  attributeOptions,
  type ChosenAttributes,
  chosenAttributes,
  fits,
} from './game-attributes.ts'

/** What the address of a listing asks for; providers are joined by commas, '' is nothing. */
export type AskedGames = ChosenAttributes & { category: string; provider: string; sort: string }

export type ListingChoice = {
  category: GameCategory | 'all'
  providers: readonly string[]
  order: GameOrder
  attributes: ChosenAttributes
  attributeOptions: AttributeOptions
  /** `all` and every category that the page has, with its number of games at the chosen providers. */
  tabs: readonly { id: GameCategory | 'all'; count: number }[]
  /** Provider -> its number of games in the chosen category, 0 included. */
  counts: ReadonlyMap<string, number>
  /** The games to show, in their order; undefined while they load. */
  shown: readonly Game[] | undefined
}

/** What a listing shows. Words of the address that mean nothing count as none. */
export function chooseGames(
  games: readonly Game[] | undefined,
  asked: AskedGames,
  usualOrder: GameOrder,
): ListingChoice {
  const all = games ?? []
  const known = countBy(all, shownProvider)
  const category = gameCategories.find((one) => one === asked.category) ?? 'all'
  const providers = asked.provider.split(',').filter((code) => known.has(code))
  const order = gameOrders.find((one) => one === asked.sort) ?? usualOrder
  const attributes = chosenAttributes(asked)
  const fitting = all.filter((game) => fits(game, attributes))
  const isOfProviders = (game: Game) => providers.length === 0 || providers.includes(shownProvider(game))
  const inCategory = (game: Game) =>
    matchesFilter(game, { text: '', providers: [], categories: category === 'all' ? [] : [category] })
  const counts = countBy(fitting.filter(inCategory), shownProvider)
  const ofProviders = fitting.filter(isOfProviders)
  return {
    category,
    providers,
    order,
    attributes,
    attributeOptions: attributeOptions(
      all,
      all.filter((game) => isOfProviders(game) && inCategory(game)),
      attributes,
    ),
    tabs: tabsOf(all, ofProviders, category),
    counts: new Map([...known.keys()].map((code) => [code, counts.get(code) ?? 0])),
    shown: games && ordered(ofProviders.filter(inCategory), order),
  }
}

/** A page with games of one category only has no use for tabs, unless another one was asked for. */
function tabsOf(all: readonly Game[], ofProviders: readonly Game[], chosen: GameCategory | 'all') {
  const counts = countBy(ofProviders, ({ category }) => category)
  const present = gameCategories.filter((one) => one === chosen || all.some(({ category }) => category === one))
  const shown = present.length > 1 || chosen !== 'all' ? present : []
  return [{ id: 'all' as const, count: ofProviders.length }, ...shown.map((id) => ({ id, count: counts.get(id) ?? 0 }))]
}
