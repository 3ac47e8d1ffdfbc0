import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { currentSnapshot } from '../matches/current-market.ts'
import { type MatchRecord, matchRecord, saveStart } from '../matches/match-records.ts'
import { type LiveWorld, openedMatch } from '../matches/odds-feed.ts'
import { advanceMatch } from './advance-matches.ts'
import { settleMarket } from './settlement.ts'

/**
 * Ends a match at once: its start moves back so far that it ends now, and every market gets the result of its seed.
 * `winner`, a selection of the match odds, replaces the seed's winner. Throws `match_not_found`, `market_settled` (the match
 * is over), `result_invalid` (no such selection).
 */
export function finishMatch(world: LiveWorld, refMatchId: string, winner: string | null): void {
  world.transaction(() => {
    // Read first: reading stores the market, and a result needs a stored one.
    const snapshot = currentSnapshot(world, refMatchId)
    const record = matchRecord(world, refMatchId)
    if (snapshot === null || record === null) throw new DomainError('match_not_found', { refMatchId })
    if (record.status !== 'upcoming' && record.status !== 'inplay') throw new DomainError('match_over', { refMatchId })
    if (winner !== null) decideWinner(world, snapshot.markets, winner)
    const startTimeMs = world.feed.reachedMs - lengthOf(record)
    saveStart(world, refMatchId, startTimeMs)
    advanceMatch(world, { ...record, startTimeMs })
  })
}

type Markets = NonNullable<ReturnType<typeof currentSnapshot>>['markets']

function decideWinner(world: WorldContext, markets: Markets, winner: string): void {
  const asked = markets.filter(
    ({ marketType, runners }) =>
      (marketType === 'match_odds' || marketType === 'bookmaker') &&
      runners.some(({ selectionId }) => selectionId === winner),
  )
  if (asked.length === 0) throw new DomainError('result_invalid', { result: winner })
  for (const { marketId, result } of asked) if (result === null) settleMarket(world, marketId, winner)
}

/** Milliseconds from the scheduled start to the end. */
function lengthOf(record: MatchRecord): number {
  const match = openedMatch(record)
  let atMs = 0
  for (let nextMs = match.nextChangeMs(); nextMs !== null; nextMs = match.nextChangeMs()) {
    atMs = nextMs
    match.advance(nextMs)
  }
  return atMs
}
