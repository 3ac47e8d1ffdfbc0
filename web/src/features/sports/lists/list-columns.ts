import type { Match } from '../queries.ts'
import { columnsOf } from './match-columns.ts'

/**
 * Whether matches that stand under one head have a draw to bet on; where none has, the column X would be empty from top to
 * bottom. Markets that are not open yet may bring one.
 */
export function haveDraw(matches: readonly Pick<Match, 'firstMarket'>[]): boolean {
  const markets = matches.flatMap(({ firstMarket }) => firstMarket ?? [])
  return markets.length === 0 || markets.some(({ runners }) => columnsOf(runners)[1] !== null)
}
