import type { WorldContext } from './context.ts'
import { DomainError } from './errors.ts'
import type { Market, MarketType } from './market.ts'
import type { Match, Score, SportId } from './match.ts'
import type { MatchSnapshot } from './odds-feed.ts'

export interface MatchFilter {
  sportId?: SportId
  when?: 'inplay' | 'today' | 'upcoming'
}

/** Matches with the first market's prices: in play first, then by start. */
export function listMatches(world: WorldContext, filter: MatchFilter = {}): Match[] {
  throw new DomainError('not_implemented', { now: world.clock.now(), when: filter.when ?? '' })
}

/** A match with its markets and sequence number, for the odds subscription. Throws `match_not_found`. */
export function matchSnapshot(world: WorldContext, refMatchId: string): MatchSnapshot {
  throw new DomainError('not_implemented', { now: world.clock.now(), refMatchId })
}

export interface MarketList {
  refMatchId: string
  sequence: number
  markets: Market[]
}

/** getMatchOdds: match odds, toss, exchange tied match. Throws `match_not_found`, as the next two do. */
export function matchOdds(world: WorldContext, refMatchId: string): MarketList {
  throw new DomainError('not_implemented', { now: world.clock.now(), refMatchId })
}

/** getBookmakerOdds: bookmaker and its tied match. */
export function bookmakerOdds(world: WorldContext, refMatchId: string): MarketList {
  throw new DomainError('not_implemented', { now: world.clock.now(), refMatchId })
}

/** getFancyOdds: fancy and session. */
export function fancyOdds(world: WorldContext, refMatchId: string): MarketList {
  throw new DomainError('not_implemented', { now: world.clock.now(), refMatchId })
}

export interface MarketSettings {
  marketType: MarketType
  enabled: boolean
  minStakePaise: number
  maxStakePaise: number
  delayMs: number
}

export interface MatchSettings {
  match: Match
  /** One row for each kind of market. */
  markets: MarketSettings[]
  score: boolean
  liveTv: boolean
}

export function matchSettings(world: WorldContext, refMatchId: string): MatchSettings {
  throw new DomainError('not_implemented', { now: world.clock.now(), refMatchId })
}

export function matchScore(world: WorldContext, refMatchId: string): Score | null {
  throw new DomainError('not_implemented', { now: world.clock.now(), refMatchId })
}
