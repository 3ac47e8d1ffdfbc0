import type { Schema } from '@chaupar/api/api'
import type { Match } from '../queries.ts'

type Runner = Schema<'Runner'>

/** The columns of a match list: first side, draw, second side. */
type MatchColumns = readonly [first: Runner | null, draw: Runner | null, second: Runner | null]

/** What a draw is called in the languages that the server names runners in, as a whole word; `\b` knows no Hindi letters. */
const drawName = /(?<![\p{L}\p{M}])(draw|tie|ड्रॉ|टाई)(?![\p{L}\p{M}])/iu

/** Puts the runners of a first market under 1, X and 2; the draw is known by its name, wherever it stands. */
export function columnsOf(runners: readonly Runner[]): MatchColumns {
  const draw = runners.length > 2 ? (runners.find(({ name }) => drawName.test(name)) ?? null) : null
  const [first = null, second = null] = runners.filter((runner) => runner !== draw)
  return [first, draw, second]
}

/** The labels above the columns, repeated in the cells where the head has no space. */
export const columnNames = ['1', 'X', '2'] as const

/** How many outcomes a row shows: two where its own market has no draw, whatever the list has. */
export function outcomesOf(market: Match['firstMarket'] | undefined, draw: boolean): 2 | 3 {
  return draw && (!market || columnsOf(market.runners)[1] !== null) ? 3 : 2
}

/**
 * Whether matches that stand under one head have a draw to bet on; where none has, the column X would be empty from top to
 * bottom. Markets that are not open yet may bring one.
 */
export function haveDraw(matches: readonly Pick<Match, 'firstMarket'>[]): boolean {
  const markets = matches.flatMap(({ firstMarket }) => firstMarket ?? [])
  return markets.length === 0 || markets.some(({ runners }) => columnsOf(runners)[1] !== null)
}
