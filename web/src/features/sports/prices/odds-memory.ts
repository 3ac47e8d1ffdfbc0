import { readTabRecord, writeTabRecord } from '../../../lib/storage.ts'
import { onSessionEnd } from '../../../player/session-store.ts'
import type { Market, Match } from '../queries.ts'
import { useMarkets } from './market-store.ts'

/**
 * Session storage holds the last prices of a match page and the last list of matches under these names (spec 3), so that
 * a reload shows them at once, as old ones that take no bet, until fresh ones are there. A logout clears both.
 */
const oddsKey = 'oddsData'
const sportsKey = 'sportsData'

/** Keeps the prices of the open match as they stand. */
export function keepOdds(): void {
  const { matchId, markets, order } = useMarkets.getState()
  if (matchId === null || order.length === 0) return
  writeTabRecord(oddsKey, { matchId, markets: order.map((id) => markets[id]) })
}

/** The prices that were kept of this match; empty when they were of another one. */
export function recallOdds(matchId: string): Market[] {
  const kept = readTabRecord(oddsKey)
  if (kept?.matchId !== matchId || !Array.isArray(kept.markets)) return []
  return kept.markets.filter(isMarket)
}

/** Keeps the list of matches as it was last answered. */
export function keepMatches(matches: readonly Match[]): void {
  writeTabRecord(sportsKey, { matches })
}

/** The list that was kept, undefined without one. */
export function recallMatches(): { matches: Match[] } | undefined {
  const kept = readTabRecord(sportsKey)
  return Array.isArray(kept?.matches) ? { matches: kept.matches.filter(isMatch) } : undefined
}

/** What we wrote ourselves in this tab is trusted but for its outline: another release may have written it. */
function isMarket(value: unknown): value is Market {
  return hasFields(value, ['marketId', 'HeadName', 'priceKind', 'status', 'sequence', 'runners'])
}

function isMatch(value: unknown): value is Match {
  return hasFields(value, ['refMatchId', 'matchName', 'sportId', 'competition', 'startTime', 'status', 'marketTypes'])
}

function hasFields(value: unknown, names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}

onSessionEnd(() => {
  writeTabRecord(oddsKey, null)
  writeTabRecord(sportsKey, null)
})
