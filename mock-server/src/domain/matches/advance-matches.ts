import { pendingMoments, resolvePendingBets } from '../betting/pending-bets.ts'
import { settleMarket } from '../betting/settlement.ts'
import type { WorldContext } from '../context.ts'
import type { LiveMatch } from '../engine/live-match.ts'
import { keepMarket, marketIdOf, marketRecord } from './market-records.ts'
import type { SportId } from './match.ts'
import { hasAnyMatch, insertMatch, type MatchRecord, nextMatchIdentity, unfinishedMatches } from './match-records.ts'
import { liveMatch, publishMatch } from './publish-match.ts'

/** Sports of which a match is always in play. */
const liveSports: readonly SportId[] = [4]
/** How far the first match of a sport has been played when the world begins. */
const firstMatchAgeMs = 25 * 60 * 1000
/** How far a match that follows another has been played: just begun. */
const nextMatchAgeMs = 2 * 60 * 1000
/** How many fixtures are looked at, and the shortest price of the favourite in one that is worth showing. */
const fixtureTries = 8
const closestContest = 1.25

/**
 * Brings every match to `clock.now()`. Bets that wait are resolved on the way, each at its own moment, so that a
 * long jump decides them as many small steps would. Nothing happens while the clock stands still, and a clock that
 * was set back waits until it has caught up.
 */
export function advanceMatches(world: WorldContext): void {
  const nowMs = world.clock.now()
  if (nowMs <= world.feed.reachedMs) return
  world.transaction(() => {
    for (const momentMs of pendingMoments(world, nowMs)) {
      advanceTo(world, Math.max(momentMs, world.feed.reachedMs))
      resolvePendingBets(world, momentMs)
    }
    advanceTo(world, nowMs)
    if (world.settings.current.hasMatches) for (const sportId of liveSports) keepLive(world, sportId, nowMs)
  })
}

function advanceTo(world: WorldContext, momentMs: number): void {
  for (const record of unfinishedMatches(world)) advanceMatch(world, record, momentMs)
  world.feed.reachedMs = momentMs
}

/** Markets that got their result are settled first: what ended while the server was down is never priced. */
function advanceMatch(world: WorldContext, record: MatchRecord, momentMs: number): void {
  const live = liveMatch(world, record, momentMs)
  live.advance(momentMs - record.startTimeMs)
  for (const market of live.settled()) {
    keepMarket(world, record.refMatchId, market)
    const marketId = marketIdOf(record.refMatchId, market.key)
    if (marketRecord(world, marketId)?.result === null) settleMarket(world, marketId, market.result)
  }
  publishMatch(world, record, momentMs)
  const phase = live.phase()
  if (phase === 'finished' || phase === 'abandoned') world.feed.retire(record.refMatchId)
}

/** A world always has a match of the sport in play (or about to be, under rain at the start). */
function keepLive(world: WorldContext, sportId: SportId, nowMs: number): void {
  if (unfinishedMatches(world).some((match) => match.sportId === sportId)) return
  const record = openFixture(world, sportId, nowMs, fixtureTries)
  insertMatch(world, record)
  advanceMatch(world, record, nowMs)
}

/** The next fixture that is not decided before anybody sees it; the last one tried, if all are. */
function openFixture(world: WorldContext, sportId: SportId, nowMs: number, triesLeft: number): MatchRecord {
  const identity = nextMatchIdentity(world)
  const startTimeMs = nowMs - (hasAnyMatch(world, sportId) ? nextMatchAgeMs : firstMatchAgeMs)
  const base: MatchRecord = { ...identity, sportId, matchName: '', startTimeMs, status: 'inplay', sequence: 0 }
  const live = liveMatch(world, base, nowMs)
  if (triesLeft <= 1 || isOpenContest(live)) return { ...base, matchName: live.matchName }
  world.feed.release(base.refMatchId)
  return openFixture(world, sportId, nowMs, triesLeft - 1)
}

function isOpenContest(live: LiveMatch): boolean {
  const odds = live.books().find(({ marketType }) => marketType === 'match_odds')
  const bestBacks = odds?.runners.map(({ back }) => back[0]?.price ?? null) ?? []
  return live.phase() === 'inplay' && bestBacks.every((price) => price === null || price >= closestContest)
}
