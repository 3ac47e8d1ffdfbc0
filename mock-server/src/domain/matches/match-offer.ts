import type { MatchPhase } from '../engine/engine.ts'
import type { MarketType } from '../odds/market.ts'
import type { SportId } from '../odds/match.ts'

/** Kinds of market that a match has: run lines come with the first ball of a cricket match. */
export function marketTypesOf(sportId: SportId, phase: MatchPhase): MarketType[] {
  if (sportId !== 4) return ['match_odds', 'bookmaker']
  const sides: MarketType[] = ['match_odds', 'bookmaker', 'tied_match', 'toss']
  return phase === 'upcoming' ? sides : [...sides, 'session', 'fancy']
}
