import { watchAlerts } from '../alerts/watch-alerts.ts'
import type { WorldContext } from '../base/context.ts'
import { matchesWithRules } from '../betting/auto-cash-out/auto-cash-out-records.ts'
import { watchAutoCashOuts } from '../betting/auto-cash-out/watch-auto-cash-outs.ts'
import { matchOffers } from '../betting/offers/match-offers.ts'
import { matchesWithOffers } from '../betting/offers/offer-records.ts'
import { pendingMoments, resolvePendingBets } from '../betting/pending-bets.ts'
import { announceFixtures } from '../matches/fixtures.ts'
import { marketIdOf, unsettledMarketIds } from '../matches/market-records.ts'
import { type MatchRecord, saveStatus, unfinishedMatches } from '../matches/match-records.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { liveMatch } from '../matches/odds-feed.ts'
import { publishMatch } from '../matches/publish-match.ts'
import { settleMarket } from './settlement.ts'

/** Nothing happens to a match longer before its start than this; its engine is not even opened. */
const wakesBeforeStartMs = 31 * 60 * 1000

/**
 * Brings every match to `clock.now()` and settles decided markets. Waiting bets are resolved on the way, each at its own moment, so
 * that a long jump decides them like many small steps; so are offers in the book. Only followed matches, and those with an offer,
 * are priced. While the clock is frozen, or was set back and has not caught up, offers only meet prices that a tester moved. Alerts
 * are facts of the end alone.
 */
export function advanceMatches(world: LiveWorld): void {
  const nowMs = world.clock.now()
  world.transaction(() => {
    if (nowMs <= world.feed.reachedMs) {
      meetPrices(world)
      watchAlerts(world)
      return
    }
    for (let momentMs = nextMoment(world, nowMs); momentMs !== null; momentMs = nextMoment(world, nowMs)) {
      advanceTo(world, Math.max(momentMs, world.feed.reachedMs))
      resolvePendingBets(world, momentMs)
      meetPrices(world)
    }
    const known = advanceTo(world, nowMs)
    meetPrices(world)
    // Those that are announced in the middle of their play catch up at once.
    const running = announceFixtures(world, nowMs) ? advanceTo(world, nowMs) : known
    for (const record of running) publishIfFollowed(world, record)
    watchAlerts(world)
  })
}

/**
 * Lets a match whose record has changed catch up at once, shows it to everybody, and compares what waits for a price with its
 * prices; time stands still meanwhile.
 */
export function catchUp(world: LiveWorld, record: MatchRecord): void {
  world.feed.reopen(record.refMatchId)
  advanceMatch(world, record)
  if (world.feed.isOpen(record.refMatchId)) publishMatch(world, record)
  meetPrices(world)
  watchAlerts(world)
}

/** Compares what waits for a price with the present ones. */
function meetPrices(world: LiveWorld): void {
  matchOffers(world)
  watchAutoCashOuts(world)
}

/** The next moment on the way at which a bet is due, or a match changes in which an offer or a rule waits. */
function nextMoment(world: LiveWorld, untilMs: number): number | null {
  const [due] = pendingMoments(world, untilMs)
  const change = nextChange(world, new Set([...matchesWithOffers(world), ...matchesWithRules(world)]), untilMs)
  return due === undefined || change === null ? (due ?? change) : Math.min(due, change)
}

/** The next moment up to `untilMs` at which one of these matches changes; null = none. Matches not in the feed are skipped. */
function nextChange(world: LiveWorld, watched: ReadonlySet<string>, untilMs: number): number | null {
  if (watched.size === 0) return null
  const moments = unfinishedMatches(world).flatMap((record) => {
    if (!watched.has(record.refMatchId) || !world.feed.isOpen(record.refMatchId)) return []
    const changeMs = liveMatch(world, record).nextChangeMs()
    return changeMs === null ? [] : [record.startTimeMs + changeMs]
  })
  const next = Math.min(...moments.filter((momentMs) => momentMs > world.feed.reachedMs))
  return next <= untilMs ? next : null
}

function advanceTo(world: LiveWorld, momentMs: number): MatchRecord[] {
  world.feed.reachedMs = momentMs
  const running = unfinishedMatches(world)
  for (const record of running) advanceMatch(world, record)
  return running
}

/** Brings one match to the reached moment and settles decided markets. A match that ended during downtime is never priced. */
export function advanceMatch(world: LiveWorld, record: MatchRecord): void {
  const elapsedMs = world.feed.reachedMs - record.startTimeMs
  if (elapsedMs < -wakesBeforeStartMs) return
  const isNew = !world.feed.isOpen(record.refMatchId)
  const live = liveMatch(world, record)
  const events = live.advance(elapsedMs)
  if (!isNew && events.length === 0) return
  settleDecided(world, record, live.settled())
  const phase = live.phase()
  if (phase !== record.status) saveStatus(world, record.refMatchId, phase)
  if (phase === 'upcoming' || phase === 'inplay') return
  if (world.feed.get(record.refMatchId)) publishMatch(world, { ...record, status: phase })
  world.feed.retire(record.refMatchId)
}

/** Only markets that a client has read are stored, and only those can hold bets. */
function settleDecided(
  world: WorldContext,
  { refMatchId }: MatchRecord,
  decided: readonly { key: string; result: string }[],
): void {
  if (decided.length === 0) return
  const waiting = new Set(unsettledMarketIds(world, refMatchId))
  for (const { key, result } of decided) {
    const marketId = marketIdOf(refMatchId, key)
    if (waiting.has(marketId)) settleMarket(world, marketId, result)
  }
}

/** A match whose engine is not open (never looked at, or over) has no listener. */
function publishIfFollowed(world: LiveWorld, record: MatchRecord): void {
  const { feed } = world
  if (feed.isOpen(record.refMatchId) && feed.isFollowed(record.refMatchId)) publishMatch(world, record)
}
