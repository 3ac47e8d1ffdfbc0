import type { Market } from '../odds/market.ts'
import { matchIdOf } from './market-records.ts'
import { matchRecord } from './match-records.ts'
import type { LiveWorld, MatchSnapshot } from './odds-feed.ts'
import { observedMatch, publishMatch } from './publish-match.ts'

/** A match as it is now, priced if it was not yet; null when there is none of this id. */
export function currentSnapshot(world: LiveWorld, refMatchId: string): MatchSnapshot | null {
  const known = world.feed.get(refMatchId)
  if (known && world.feed.isFresh(refMatchId)) return known
  const record = matchRecord(world, refMatchId)
  if (!record) return null
  const isOver = record.status === 'finished' || record.status === 'abandoned'
  if (isOver && known) return known
  world.transaction(() => publishMatch(world, record))
  const snapshot = world.feed.get(refMatchId)
  // One that ended before this process began: its engine has computed the end again.
  if (isOver) world.feed.retire(refMatchId)
  return snapshot
}

/** A match as it is now for who only watches: unlike `currentSnapshot` it changes nothing. Null when there is none of this id. */
export function observedSnapshot(world: LiveWorld, refMatchId: string): MatchSnapshot | null {
  const record = matchRecord(world, refMatchId)
  if (!record) return null
  const isOver = record.status === 'finished' || record.status === 'abandoned'
  return (isOver ? world.feed.get(refMatchId) : null) ?? observedMatch(world, record)
}

/** A market as it is now, whatever was published before; null when there is none of this id. */
export function currentMarket(world: LiveWorld, marketId: string): Market | null {
  const snapshot = currentSnapshot(world, matchIdOf(marketId))
  return snapshot?.markets.find((market) => market.marketId === marketId) ?? null
}
