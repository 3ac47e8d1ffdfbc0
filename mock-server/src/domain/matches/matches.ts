import { istDay } from '../base/days.ts'
import { DomainError } from '../base/errors.ts'
import { memoizeByObject } from '../base/memoize.ts'
import { engines } from '../engine/engines.ts'
import type { Market, MarketType } from '../odds/market.ts'
import type { Match, SportId } from '../odds/match.ts'
import type { Score } from '../odds/score.ts'
import type { Scorecard } from '../odds/scorecard.ts'
import { currentSnapshot } from './current-market.ts'
import { sportIds } from './fixtures.ts'
import { type MatchRecord, matchRecord, unfinishedMatches } from './match-records.ts'
import type { LiveWorld, MatchSnapshot } from './odds-feed.ts'
import { listedMatch } from './publish-match.ts'

export interface MatchFilter {
  sportId?: SportId
  /** Today: to come on this day of Asia/Kolkata; upcoming: on a later one. */
  when?: 'inplay' | 'today' | 'upcoming'
}

/**
 * Matches with the first market's prices: in play first, the newest of them on top; then those to come, the next on
 * top. Cricket, soccer, tennis within each. Finished ones are left out.
 */
export function listMatches(world: LiveWorld, { sportId, when }: MatchFilter = {}): Match[] {
  if (!world.settings.current.hasMatches) return []
  const today = istDay(world.clock.now())
  const isWanted = (record: MatchRecord): boolean => {
    if (sportId !== undefined && record.sportId !== sportId) return false
    if (when === undefined) return true
    if (when === 'inplay' || record.status === 'inplay') return when === record.status
    return (istDay(record.startTimeMs) <= today ? 'today' : 'upcoming') === when
  }
  return unfinishedMatches(world)
    .filter(isWanted)
    .sort(inOrderOfList)
    .map((record) => listedMatch(world, record))
}

function inOrderOfList(one: MatchRecord, other: MatchRecord): number {
  const isLive = one.status === 'inplay'
  if (isLive !== (other.status === 'inplay')) return isLive ? -1 : 1
  const later = one.startTimeMs - other.startTimeMs || one.serial - other.serial
  if (!isLive) return later
  return sportIds.indexOf(one.sportId) - sportIds.indexOf(other.sportId) || -later
}

/** A match with its markets and sequence number, for the odds subscription. Throws `match_not_found`. */
export function matchSnapshot(world: LiveWorld, refMatchId: string): MatchSnapshot {
  const snapshot = currentSnapshot(world, refMatchId)
  if (!snapshot) throw new DomainError('match_not_found', { refMatchId })
  world.feed.noteRead(refMatchId)
  return snapshot
}

export interface MarketList {
  refMatchId: string
  sequence: number
  markets: Market[]
}

const oddsList = listOfKind('odds')
const bookmakerList = listOfKind('bookmaker')
const fancyList = listOfKind('fancy')

/**
 * getMatchOdds: match odds, toss, exchange tied match. The same object as long as the match has not changed. Throws
 * `match_not_found`, as the next two do.
 */
export function matchOdds(world: LiveWorld, refMatchId: string): MarketList {
  return oddsList(matchSnapshot(world, refMatchId))
}

/** getBookmakerOdds: bookmaker and its tied match. */
export function bookmakerOdds(world: LiveWorld, refMatchId: string): MarketList {
  return bookmakerList(matchSnapshot(world, refMatchId))
}

/** getFancyOdds: fancy and session. */
export function fancyOdds(world: LiveWorld, refMatchId: string): MarketList {
  return fancyList(matchSnapshot(world, refMatchId))
}

/** Which of the three odds calls a market belongs to (spec 7.4); a tied match goes by its price kind. */
function kindOf({ marketType, priceKind }: Market): 'odds' | 'bookmaker' | 'fancy' {
  if (marketType === 'fancy' || marketType === 'session') return 'fancy'
  return priceKind === 'rate' ? 'bookmaker' : 'odds'
}

/** Made once for each snapshot: most reads find a match that has not changed since the last. */
function listOfKind(kind: ReturnType<typeof kindOf>): (snapshot: MatchSnapshot) => MarketList {
  return memoizeByObject(({ match, sequence, markets }) => ({
    refMatchId: match.refMatchId,
    sequence,
    markets: markets.filter((market) => kindOf(market) === kind),
  }))
}

interface MarketSettings {
  marketType: MarketType
  enabled: boolean
  minStakePaise: number
  maxStakePaise: number
  delayMs: number
}

export interface MatchSettings {
  match: Match
  /** One row for each kind of market that the match has. */
  markets: MarketSettings[]
  score: boolean
  liveTv: boolean
}

export function matchSettings(world: LiveWorld, refMatchId: string): MatchSettings {
  const { match, markets } = matchSnapshot(world, refMatchId)
  const rows = match.marketTypes.map((marketType) => {
    const ofType = markets.filter((market) => market.marketType === marketType)
    const open = ofType.filter(({ result }) => result === null)
    const first = open[0] ?? ofType[0]
    return {
      marketType,
      enabled: open.length > 0,
      minStakePaise: first?.minStakePaise ?? 0,
      maxStakePaise: first?.maxStakePaise ?? 0,
      delayMs: first?.delayMs ?? 0,
    }
  })
  return { match, markets: rows, score: match.score !== null, liveTv: match.liveTv }
}

/** The balls, points or goals so far, recomputed from the match's seed and script; null before the start. Throws `match_not_found`. */
export function matchScorecard(world: LiveWorld, refMatchId: string): Scorecard | null {
  const record = matchRecord(world, refMatchId)
  if (!record) throw new DomainError('match_not_found', { refMatchId })
  return engines[record.sportId].scorecard(record.seed, world.feed.reachedMs - record.startTimeMs, record.script)
}

export function matchScore(world: LiveWorld, refMatchId: string): Score | null {
  return matchSnapshot(world, refMatchId).match.score
}
