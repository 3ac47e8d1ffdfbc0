import type { WorldContext } from '../context.ts'
import { engines } from '../engine/engines.ts'
import type { LiveMatch, Sport } from '../engine/live-match.ts'
import type { Market } from './market.ts'
import { keepMarket, marketIdOf, marketRecords, noControl } from './market-records.ts'
import { closedMarketView, openMarketView, type UnstampedMarket } from './market-view.ts'
import type { Match, SportId } from './match.ts'
import { type MatchRecord, updateMatch } from './match-records.ts'
import type { MatchSnapshot } from './odds-feed.ts'
import { flickerSizes } from './size-flicker.ts'

const sports: Partial<Record<SportId, Sport>> = engines

/** The engine's match behind a record, opened at the moment the feed has reached. */
export function liveMatch(world: WorldContext, record: MatchRecord, nowMs: number): LiveMatch {
  return world.feed.live(record.refMatchId, () => {
    const sport = sports[record.sportId]
    if (!sport) throw new Error(`no engine plays sport ${record.sportId}`)
    return sport.openMatch(record.seed, nowMs - record.startTimeMs)
  })
}

/**
 * Makes the next snapshot of a match and tells who listens, if anything differs from the last one. The sequence
 * number grows by one with every message, without gaps.
 */
export function publishMatch(world: WorldContext, record: MatchRecord, nowMs: number): void {
  const live = liveMatch(world, record, nowMs)
  const before = world.feed.get(record.refMatchId)
  const sequence = (before?.sequence ?? record.sequence) + 1
  const seen = currentMarkets(world, record, live, nowMs)
  const changed: Market[] = []
  const markets = seen.map((market) => {
    const last = before?.markets.find(({ marketId }) => marketId === market.marketId)
    if (last && isSame(last, market)) return last
    const stamped = { ...market, sequence, publishedAtMs: nowMs }
    changed.push(stamped)
    return stamped
  })
  const score = live.score()
  const hasNewScore = JSON.stringify(score) !== JSON.stringify(before?.match.score)
  const status = live.phase()
  if (before && changed.length === 0 && !hasNewScore && before.match.status === status) return
  const snapshot: MatchSnapshot = {
    match: describe(record, live, markets),
    markets,
    sequence,
    publishedAtMs: nowMs,
  }
  world.feed.publish(snapshot)
  updateMatch(world, record.refMatchId, status, sequence)
  world.events.emit({
    name: 'odds-changed',
    payload: {
      refMatchId: record.refMatchId,
      sequence,
      publishedAtMs: nowMs,
      markets: changed,
      ...(hasNewScore && score ? { score } : {}),
    },
  })
}

/** Undecided markets with their prices, then the decided ones. New ones are kept as they come. */
function currentMarkets(world: WorldContext, record: MatchRecord, live: LiveMatch, nowMs: number): UnstampedMarket[] {
  const books = new Map(live.books().map((book) => [marketIdOf(record.refMatchId, book.key), book]))
  for (const book of books.values()) keepMarket(world, record.refMatchId, book)
  const views = marketRecords(world, record.refMatchId).map((market) => {
    const book = books.get(market.marketId)
    if (market.result !== null || !book) return closedMarketView(market)
    const view = openMarketView(market, book, nowMs)
    return market.control === noControl ? flickerSizes(world.random, view, nowMs) : view
  })
  return [...views.filter(({ result }) => result === null), ...views.filter(({ result }) => result !== null)]
}

function describe(record: MatchRecord, live: LiveMatch, markets: Market[]): Match {
  return {
    refMatchId: record.refMatchId,
    matchName: record.matchName,
    sportId: record.sportId,
    competition: live.competition,
    startTimeMs: record.startTimeMs,
    status: live.phase(),
    teams: live.teams,
    score: live.score(),
    firstMarket: markets.find(({ marketType }) => marketType === 'match_odds') ?? markets[0] ?? null,
    marketTypes: [...new Set(markets.map(({ marketType }) => marketType))],
    liveTv: record.sportId === 4 && live.phase() === 'inplay',
  }
}

function isSame({ sequence: _s, publishedAtMs: _p, ...last }: Market, next: UnstampedMarket): boolean {
  return JSON.stringify(last) === JSON.stringify(next)
}
