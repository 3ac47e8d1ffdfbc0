import type { Schema } from '@chaupar/api/api'
import { call } from '../../api/call.ts'
import { query } from '../../api/query.ts'

export type Match = Schema<'Match'>
export type Market = Schema<'Market'>
export type Runner = Schema<'Runner'>
export type Price = Schema<'Price'>
export type Score = Schema<'Score'>
export type Bet = Schema<'Bet'>
export type MatchScorecard = Schema<'MatchScorecard'>
export type PriceHistory = Schema<'PriceHistory'>

/** The queries of the sports pages (spec 7.4). The fields of the state of sports bear their names in the specification (3). */
export const sports = {
  inplay: () => query('listMatches', { query: { when: 'inplay' } }),
  sportsData: () => query('listMatches', {}),
  settings: (matchId: string) => query('getMatchSettings', { query: { matchId } }),
  /** What led to the score; only where the settings of the match say `scorecard`. */
  scorecard: (matchId: string) => query('getScorecard', { query: { matchId } }),
  /** How the prices of a market moved; only where the settings of its match say `priceHistory`. */
  priceHistory: (marketId: string) => query('getPriceHistory', { query: { marketId } }),
  /** Where the pictures of a match come from (spec 7.4: queried with a cricket type; ours is the sport's key). */
  liveTv: (matchId: string, cricketType: string) => query('getLiveTv', { query: { matchId, cricketType } }),
  /** The player's newest bets on a match; the page size is the most that the call gives. */
  matchBets: (matchId: string) => query('listMatchBets', { query: { skip: 0, pageSize: 100, refmatchid: matchId } }),
  /**
   * The player's bets of all matches that still run (`open`), or that wait in the book (`unmatched`: ask only where the
   * exposure names some), newest first; as many as the call gives at once.
   */
  userBets: (betstatus: 'open' | 'unmatched') =>
    query('listUserBets', { query: { skip: 0, pagesize: 100, betstatus } }),
  /** The markets that the player has pinned; an extension that not every server offers. */
  pins: () => query('getPins'),
} as const

/** The markets of a match with their prices, for where nothing pushes them (spec 3, 7.4). */
export const marketCalls = {
  AllMarketData: (matchId: string) => call('getMatchOdds', { query: { matchId } }),
  bookMakerData: (matchId: string) => call('getBookmakerOdds', { query: { matchId } }),
  /** Sessions and other fancies. */
  sessionOdds: (matchId: string) => call('getFancyOdds', { query: { matchId } }),
} as const
