import type { WorldContext } from '../base/context.ts'
import { endOfIstDay, startOfIstDay } from '../base/days.ts'
import type { BetPage } from './bet.ts'
import { betPage } from './bet-views.ts'

/** Bets of one match (or of all), newest first (spec 7.4; the exposure popup asks for ten). */
export function listMatchBets(
  world: WorldContext,
  playerId: number,
  query: { refMatchId?: string; skip: number; pageSize: number },
): BetPage {
  return listUserBets(world, playerId, query)
}

/** Which markets a type stands for: those of getMatchOdds, getBookmakerOdds and getFancyOdds. */
const marketTypeSql = {
  match_odds: "markets.market_type NOT IN ('fancy', 'session') AND markets.price_kind <> 'rate'",
  bookmaker: "markets.market_type NOT IN ('fancy', 'session') AND markets.price_kind = 'rate'",
  fancy: "markets.market_type IN ('fancy', 'session')",
} as const

const statusSql =
  "CASE bets.status WHEN 'pending' THEN 'open' WHEN 'open' THEN 'open' WHEN 'unmatched' THEN 'unmatched' ELSE 'settled' END"

export interface UserBetsQuery {
  skip: number
  pageSize: number
  refMatchId?: string
  /** Days of Asia/Kolkata as YYYY-MM-DD, both inclusive. */
  startDate?: string
  endDate?: string
  marketType?: keyof typeof marketTypeSql
  /** open = pending and open, unmatched = offers that wait, settled = the others. */
  betStatus?: 'open' | 'unmatched' | 'settled'
}

/** A player's bets, newest first (spec 7.4, My bets). */
export function listUserBets(world: WorldContext, playerId: number, query: UserBetsQuery): BetPage {
  const { refMatchId, startDate, endDate, marketType, betStatus } = query
  const conditions: { sql: string; value: string | number }[] = [{ sql: 'bets.player_id = ?', value: playerId }]
  const add = (sql: string, value: string | number) => conditions.push({ sql, value })
  if (refMatchId !== undefined) add('bets.ref_match_id = ?', refMatchId)
  if (startDate !== undefined) add('bets.created_at_ms >= ?', startOfIstDay(startDate))
  if (endDate !== undefined) add('bets.created_at_ms < ?', endOfIstDay(endDate))
  if (marketType) add(`(${marketTypeSql[marketType]}) = ?`, 1)
  if (betStatus) add(`(${statusSql}) = ?`, betStatus)
  return betPage(world, conditions, query)
}
