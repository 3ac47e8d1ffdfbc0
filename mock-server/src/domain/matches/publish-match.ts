import type { LiveMatch } from '../engine/live-match.ts'
import type { Market, MarketType } from '../odds/market.ts'
import type { Match, MatchPhase, SportId } from '../odds/match.ts'
import {
  keepMarket,
  type MarketRecord,
  marketIdOf,
  marketRecord,
  marketRecords,
  namesOf,
  noControl,
} from './market-records.ts'
import { closedMarketView, openMarketView, type UnstampedMarket } from './market-view.ts'
import { type MatchRecord, reserveSequence } from './match-records.ts'
import type { LiveWorld, MatchSnapshot } from './odds-feed.ts'
import { liveMatch } from './odds-feed.ts'
import { flickerPrices } from './price-flicker.ts'
import { flickerSizes } from './size-flicker.ts'

/** Sequence numbers are kept in blocks of so many. */
const sequenceBlock = 500

/**
 * Makes the next snapshot of a match, as it is at the moment that the feed has reached, and notifies the listeners, if
 * anything differs from the last one. The sequence number grows by one with every message, without gaps.
 */
export function publishMatch(world: LiveWorld, record: MatchRecord): void {
  const live = liveMatch(world, record)
  const nowMs = world.feed.reachedMs
  const before = world.feed.get(record.refMatchId)
  const sequence = (before?.sequence ?? record.sequence) + 1
  const seen = currentMarkets(world, record, live)
  const changed: Market[] = []
  const markets = seen.map((market) => {
    const last = before?.markets.find(({ marketId }) => marketId === market.marketId)
    if (last && isSame(last, market)) return last
    const stamped = { ...market, sequence, publishedAtMs: nowMs }
    changed.push(stamped)
    return stamped
  })
  world.feed.noteFresh(record.refMatchId)
  const score = live.score()
  const hasNewScore = JSON.stringify(score) !== JSON.stringify(before?.match.score)
  if (before && changed.length === 0 && !hasNewScore && before.match.status === live.phase()) return
  const snapshot: MatchSnapshot = {
    match: describeMatch(record, live, firstOf(markets)),
    markets,
    sequence,
    publishedAtMs: nowMs,
  }
  world.feed.publish(snapshot)
  if (!before || sequence % sequenceBlock === 0) reserveSequence(world, record.refMatchId, sequence + sequenceBlock)
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

/** The match as a list shows it: with its first market alone, which costs far less than all of them. */
export function listedMatch(world: LiveWorld, record: MatchRecord): Match {
  const known = world.feed.get(record.refMatchId)
  if (known && world.feed.isFresh(record.refMatchId)) return known.match
  const live = liveMatch(world, record)
  const book = live.headline()
  if (!book) return describeMatch(record, live, null)
  const marketId = marketIdOf(record.refMatchId, book.key)
  const market = marketRecord(world, marketId) ?? unkeptRecord(record.refMatchId, marketId, book)
  const view = market.result === null ? openView(world, record, market, book) : closedMarketView(market)
  const sequence = known?.sequence ?? record.sequence
  return describeMatch(record, live, { ...view, sequence, publishedAtMs: world.feed.reachedMs })
}

type Book = ReturnType<LiveMatch['books']>[number]

/**
 * A match as it is now, read without side effects: nothing is stored, counted or sent. Its sequence is the last one that was
 * published.
 */
export function observedMatch(world: LiveWorld, record: MatchRecord): MatchSnapshot {
  const known = world.feed.get(record.refMatchId)
  if (known && world.feed.isFresh(record.refMatchId)) return known
  const { refMatchId } = record
  const live = liveMatch(world, record)
  const books = booksById(refMatchId, live)
  const kept = marketRecords(world, refMatchId)
  const isKept = ({ key }: { key: string }) => kept.some(({ marketId }) => marketId === marketIdOf(refMatchId, key))
  const unkept = (head: MarketHeadOf) => unkeptRecord(refMatchId, marketIdOf(refMatchId, head.key), head)
  const decided = live.settled().filter((market) => !isKept(market))
  const records = [
    ...kept,
    ...decided.map((market) => ({ ...unkept(market), result: market.result })),
    ...live
      .books()
      .filter((book) => !isKept(book))
      .map(unkept),
  ]
  const stamp = { sequence: known?.sequence ?? record.sequence, publishedAtMs: world.feed.reachedMs }
  const markets = viewsOf(world, record, records, books).map((market) => ({ ...market, ...stamp }))
  return { match: describeMatch(record, live, firstOf(markets)), markets, ...stamp }
}

type MarketHeadOf = Pick<Book, 'key' | 'headName' | 'marketType' | 'priceKind'> & {
  runners: { selectionId: string; name: string }[]
}

function unkeptRecord(refMatchId: string, marketId: string, book: MarketHeadOf): MarketRecord {
  const { marketType, priceKind } = book
  return {
    marketId,
    refMatchId,
    marketType,
    priceKind,
    ...namesOf(book),
    control: noControl,
    result: null,
    settleRound: 0,
  }
}

/** Undecided markets with their prices, then the decided ones. New ones are kept as they come. */
function currentMarkets(world: LiveWorld, record: MatchRecord, live: LiveMatch): UnstampedMarket[] {
  const books = booksById(record.refMatchId, live)
  const kept = marketRecords(world, record.refMatchId)
  const keptIds = new Set(kept.map(({ marketId }) => marketId))
  const isKept = ({ key }: { key: string }) => keptIds.has(marketIdOf(record.refMatchId, key))
  const newBooks = [...books.values()].filter((book) => !isKept(book))
  const newResults = live.settled().filter((market) => !isKept(market))
  for (const market of newResults) keepMarket(world, record.refMatchId, market, market.result)
  for (const book of newBooks) keepMarket(world, record.refMatchId, book)
  const isChanged = newBooks.length + newResults.length > 0
  return viewsOf(world, record, isChanged ? marketRecords(world, record.refMatchId) : kept, books)
}

function booksById(refMatchId: string, live: LiveMatch): ReadonlyMap<string, Book> {
  return new Map(live.books().map((book) => [marketIdOf(refMatchId, book.key), book]))
}

function firstOf(markets: readonly Market[]): Market | null {
  return markets.find(({ marketType }) => marketType === 'match_odds') ?? markets[0] ?? null
}

/** Undecided markets with their prices, then the decided ones. */
function viewsOf(
  world: LiveWorld,
  record: MatchRecord,
  records: readonly MarketRecord[],
  books: ReadonlyMap<string, Book>,
): UnstampedMarket[] {
  const views = records.map((market) => {
    const book = books.get(market.marketId)
    return market.result !== null || !book ? closedMarketView(market) : openView(world, record, market, book)
  })
  return [...views.filter(({ result }) => result === null), ...views.filter(({ result }) => result !== null)]
}

function openView(world: LiveWorld, record: MatchRecord, market: MarketRecord, book: Book): UnstampedMarket {
  const nowMs = world.feed.reachedMs
  const view = openMarketView(market, book, nowMs)
  if (market.control !== noControl) return view
  return flickerSizes(world.random, flickerPrices(world.random, view, nowMs - record.startTimeMs), nowMs)
}

function describeMatch(record: MatchRecord, live: LiveMatch, firstMarket: Market | null): Match {
  const status = live.phase()
  return {
    refMatchId: record.refMatchId,
    matchName: record.matchName,
    sportId: record.sportId,
    competition: live.competition,
    startTimeMs: record.startTimeMs,
    status,
    teams: live.teams,
    score: live.score(),
    firstMarket,
    marketTypes: marketTypesOf(record.sportId, status),
    liveTv: status === 'inplay',
  }
}

function isSame({ sequence: _s, publishedAtMs: _p, ...last }: Market, next: UnstampedMarket): boolean {
  return JSON.stringify(last) === JSON.stringify(next)
}

/** Kinds of market that a match has: run lines come with the first ball of a cricket match. */
function marketTypesOf(sportId: SportId, phase: MatchPhase): MarketType[] {
  if (sportId !== 4) return ['match_odds', 'bookmaker']
  const sides: MarketType[] = ['match_odds', 'bookmaker', 'tied_match', 'toss']
  return phase === 'upcoming' ? sides : [...sides, 'session', 'fancy']
}
