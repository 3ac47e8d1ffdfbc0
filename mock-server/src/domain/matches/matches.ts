import type { WorldContext } from '../context.ts'
import { istDay } from '../days.ts'
import { DomainError } from '../errors.ts'
import type { Market, MarketType } from './market.ts'
import type { Match, Score, SportId } from './match.ts'
import { matchRecord } from './match-records.ts'
import type { MatchSnapshot } from './odds-feed.ts'
import { publishMatch } from './publish-match.ts'

export interface MatchFilter {
  sportId?: SportId
  /** 'today' is the day in Asia/Kolkata. */
  when?: 'inplay' | 'today' | 'upcoming'
}

/** Matches with the first market's prices: in play first, then by start. Finished ones are left out. */
export function listMatches(world: WorldContext, { sportId, when }: MatchFilter = {}): Match[] {
  if (!world.settings.current.hasMatches) return []
  const today = istDay(world.clock.now())
  const isWanted = (match: Match): boolean => {
    if (sportId !== undefined && match.sportId !== sportId) return false
    if (when === 'inplay' || when === 'upcoming') return match.status === when
    const isOpen = match.status === 'inplay' || match.status === 'upcoming'
    return when === 'today' ? isOpen && istDay(match.startTimeMs) === today : isOpen
  }
  return world.feed
    .all()
    .map(({ match }) => match)
    .filter(isWanted)
    .sort((a, b) => Number(b.status === 'inplay') - Number(a.status === 'inplay') || a.startTimeMs - b.startTimeMs)
}

/** A match with its markets and sequence number, for the odds subscription. Throws `match_not_found`. */
export function matchSnapshot(world: WorldContext, refMatchId: string): MatchSnapshot {
  const known = world.feed.get(refMatchId)
  if (known) return known
  const record = matchRecord(world, refMatchId)
  if (!record) throw new DomainError('match_not_found', { refMatchId })
  // A match that ended before this process began: its engine tells the end again.
  world.transaction(() => publishMatch(world, record, world.clock.now()))
  world.feed.retire(refMatchId)
  return matchSnapshot(world, refMatchId)
}

export interface MarketList {
  refMatchId: string
  sequence: number
  markets: Market[]
}

/** getMatchOdds: match odds, toss, exchange tied match. Throws `match_not_found`, as the next two do. */
export function matchOdds(world: WorldContext, refMatchId: string): MarketList {
  return marketsOf(world, refMatchId, (market) => kindOf(market) === 'odds')
}

/** getBookmakerOdds: bookmaker and its tied match. */
export function bookmakerOdds(world: WorldContext, refMatchId: string): MarketList {
  return marketsOf(world, refMatchId, (market) => kindOf(market) === 'bookmaker')
}

/** getFancyOdds: fancy and session. */
export function fancyOdds(world: WorldContext, refMatchId: string): MarketList {
  return marketsOf(world, refMatchId, (market) => kindOf(market) === 'fancy')
}

/** Which of the three odds calls a market belongs to (decisions.md 7.4); a tied match goes by its price kind. */
function kindOf({ marketType, priceKind }: Market): 'odds' | 'bookmaker' | 'fancy' {
  if (marketType === 'fancy' || marketType === 'session') return 'fancy'
  return priceKind === 'rate' ? 'bookmaker' : 'odds'
}

function marketsOf(world: WorldContext, refMatchId: string, isWanted: (market: Market) => boolean): MarketList {
  const { markets, sequence } = matchSnapshot(world, refMatchId)
  return { refMatchId, sequence, markets: markets.filter(isWanted) }
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

export function matchSettings(world: WorldContext, refMatchId: string): MatchSettings {
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

export function matchScore(world: WorldContext, refMatchId: string): Score | null {
  return matchSnapshot(world, refMatchId).match.score
}
