import type { Schema } from '@chaupar/contracts/api'
import { query } from '../../api/query.ts'

export type Match = Schema<'Match'>
export type Market = Schema<'Market'>
export type Runner = Schema<'Runner'>
export type Price = Schema<'Price'>
export type Score = Schema<'Score'>
export type Bet = Schema<'Bet'>
export type MatchScorecard = Schema<'MatchScorecard'>
export type PriceHistory = Schema<'PriceHistory'>

/** What the sports pages read (spec 7.4). */
export const sports = {
  inplay: () => query('listMatches', { query: { when: 'inplay' } }),
  all: () => query('listMatches', {}),
  settings: (matchId: string) => query('getMatchSettings', { query: { matchId } }),
  /** What led to the score; only where the settings of the match say `scorecard`. */
  scorecard: (matchId: string) => query('getScorecard', { query: { matchId } }),
  /** How the prices of a market moved; only where the settings of its match say `priceHistory`. */
  priceHistory: (marketId: string) => query('getPriceHistory', { query: { marketId } }),
  /** Where the pictures of a match come from (spec 7.4: queried with a cricket type; ours is the sport's key). */
  liveTv: (matchId: string, cricketType: string) => query('getLiveTv', { query: { matchId, cricketType } }),
  /** The player's newest bets on a match; the page size is the most that the call gives. */
  bets: (matchId: string) => query('listMatchBets', { query: { skip: 0, pageSize: 100, refmatchid: matchId } }),
  /** The player's offers that wait in the book, of all matches, newest first; only where the exposure tells of some. */
  unmatchedBets: () => query('listUserBets', { query: { skip: 0, pagesize: 100, betstatus: 'unmatched' } }),
  /** The player's bets that still run, of all matches, newest first; as many as the call gives at once. */
  openBets: () => query('listUserBets', { query: { skip: 0, pagesize: 100, betstatus: 'open' } }),
} as const
