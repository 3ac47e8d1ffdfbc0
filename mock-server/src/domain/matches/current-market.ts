import type { Market } from '../odds/market.ts'
import { matchIdOf } from './market-records.ts'
import { matchRecord } from './match-records.ts'
import type { LiveWorld, MatchSnapshot } from './odds-feed.ts'
import { observedMatch, publishMatch } from './publish-match.ts'

/** The present state of a match, priced if it was not yet; null for an unknown id. */
export function currentSnapshot(world: LiveWorld, refMatchId: string): MatchSnapshot | null {
  const known = world.feed.get(refMatchId)
  if (known && world.feed.isFresh(refMatchId)) return known
  const record = matchRecord(world, refMatchId)
  if (!record) return null
  const isOver = record.status === 'finished' || record.status === 'abandoned'
  if (isOver && known) return known
  world.transaction(() => publishMatch(world, record))
  const snapshot = world.feed.get(refMatchId)
  // The match ended before this process started, and its engine has computed the end again.
  if (isOver) world.feed.retire(refMatchId)
  return snapshot
}

/** The present state of a match without side effects, unlike `currentSnapshot`. Null for an unknown id. */
export function observedSnapshot(world: LiveWorld, refMatchId: string): MatchSnapshot | null {
  const record = matchRecord(world, refMatchId)
  if (!record) return null
  const isOver = record.status === 'finished' || record.status === 'abandoned'
  return (isOver ? world.feed.get(refMatchId) : null) ?? observedMatch(world, record)
}

/** The present state of a market, whatever was published before; null for an unknown id. */
export function currentMarket(world: LiveWorld, marketId: string): Market | null {
  const snapshot = currentSnapshot(world, matchIdOf(marketId))
  return snapshot?.markets.find((market) => market.marketId === marketId) ?? null
}
