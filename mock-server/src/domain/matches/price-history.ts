import { DomainError } from '../base/errors.ts'
import { below, nextInStream, openStream } from '../engine/random.ts'
import type { Runner } from '../odds/market.ts'
import type { PriceKind, PriceLevel } from '../odds/price.ts'
import { currentMarket } from './current-market.ts'
import { marketRecord, noControl } from './market-records.ts'
import { openMarketView } from './market-view.ts'
import { type MatchRecord, matchRecord } from './match-records.ts'
import { type LiveWorld, openedMatch } from './odds-feed.ts'
import { flickerPrices } from './price-flicker.ts'

/** The best prices of a runner at a moment: hundredths, or runs on a line market; null where there was none. */
export interface PricePoint {
  atMs: number
  back: number | null
  lay: number | null
  /** The amount matched until then, both sides; on an exchange's markets only. */
  matchedPaise: number | null
}

export interface PriceHistory {
  marketId: string
  refMatchId: string
  HeadName: string
  priceKind: PriceKind
  runners: { selectionId: string; name: string; points: PricePoint[] }[]
}

const minuteMs = 60_000
/** Before the start prices hardly move: so many minutes of it are enough. */
const minutesBefore = 10
/** The present moment comes on top. A line costs some milliseconds a point, all else a fraction of one. */
const mostPoints = { decimal: 119, rate: 119, line: 39 } as const
/** So many markets' prices are kept ready in a world. */
const marketsKept = 8
const openingMinutes = 45

/**
 * The prices of a market from ten minutes before the start until now, or until it was decided, oldest first; at most 120
 * points (40 of a line), whole minutes of the match apart. The match is recomputed from its seed, so an unwatched market has
 * the same history. Forced prices count from the present moment alone. Throws `market_not_found`.
 */
export function priceHistory(world: LiveWorld, marketId: string): PriceHistory {
  const market = currentMarket(world, marketId)
  const match = market && matchRecord(world, market.refMatchId)
  if (!match) throw new DomainError('market_not_found', { marketId })
  const { refMatchId, HeadName, priceKind } = market
  const key = marketId.slice(refMatchId.length + 1)
  const nowMs = world.feed.reachedMs
  const offered = minutesOnOffer(match, key, nowMs)
  const rows = pricedMinutes(world, match, marketId, key, thinned(offered, mostPoints[priceKind]))
  const runners = market.runners.map((runner, index) => {
    const { selectionId, name } = runner
    const matched = priceKind === 'decimal' ? matchedUntil(`${match.seed} ${key} ${selectionId}`, key, offered) : null
    const points = [...rows].map(([minute, prices]): PricePoint => {
      const [back = 0, lay = 0] = prices.slice(2 * index)
      const atMs = match.startTimeMs + minute * minuteMs
      return { atMs, back: back || null, lay: lay || null, matchedPaise: matched?.get(minute) ?? null }
    })
    if (market.result === null) {
      const matchedPaise = matched?.get(offered.at(-1) ?? 0) ?? null
      points.push({ atMs: nowMs, ...bestOf(runner, priceKind), matchedPaise })
    }
    return { selectionId, name, points }
  })
  return { marketId, refMatchId, HeadName, priceKind, runners }
}

/** The whole minutes of play, negative before it, at which the market stood without a result; nothing is priced. */
function minutesOnOffer(match: MatchRecord, key: string, nowMs: number): number[] {
  const { startTimeMs } = match
  const live = openedMatch(match)
  const minutes: number[] = []
  for (let minute = -minutesBefore; startTimeMs + minute * minuteMs < nowMs; minute += 1) {
    live.advance(minute * minuteMs)
    if (live.nextChangeMs() === null) break
    if (live.keys().includes(key)) minutes.push(minute)
  }
  return minutes
}

/** Every minute, every second, every fourth ...: the minute of a shown point never changes. */
function thinned(minutes: readonly number[], most: number): number[] {
  let apart = 1
  while (minutes.length > most * apart) apart *= 2
  return minutes.filter((_, index) => index % apart === 0)
}

/** Best back and best lay of each runner in turn at each of the minutes, 0 for none. Earlier results are reused. */
function pricedMinutes(
  world: LiveWorld,
  match: MatchRecord,
  marketId: string,
  key: string,
  minutes: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const { histories } = world.feed
  const known = histories.get(marketId)
  const record = marketRecord(world, marketId)
  const live = openedMatch(match)
  const priced = (minute: number): number[] => {
    const elapsedMs = minute * minuteMs
    live.advance(elapsedMs)
    const book = live.book(key)
    if (!book || !record) return []
    const view = openMarketView({ ...record, control: noControl }, book, match.startTimeMs + elapsedMs)
    return flickerPrices(world.random, view, elapsedMs).runners.flatMap((runner) => {
      const { back, lay } = bestOf(runner, view.priceKind)
      return [back ?? 0, lay ?? 0]
    })
  }
  const rows = new Map(minutes.map((minute) => [minute, known?.get(minute) ?? priced(minute)]))
  histories.delete(marketId)
  histories.set(marketId, rows)
  for (const oldest of histories.keys()) if (histories.size > marketsKept) histories.delete(oldest)
  return rows
}

function bestOf({ back, lay }: Runner, kind: PriceKind): { back: number | null; lay: number | null } {
  const worthOf = (level: PriceLevel | undefined): number | null =>
    (kind === 'line' ? level?.line : level?.priceHundredths) ?? null
  return { back: worthOf(back[0]), lay: worthOf(lay[0]) }
}

/**
 * The amount matched on a runner by each of the minutes: drawn for each minute alone, like the sizes on the board, so that the sum
 * never falls and does not depend on reads. Whole hundreds of rupees, in paise.
 */
function matchedUntil(salt: string, key: string, minutes: readonly number[]): ReadonlyMap<number, number> {
  const unitPaise = key === 'match-odds' ? 30_000_00 : 8_000_00
  let sumPaise = 0
  return new Map(
    minutes.map((minute, index) => {
      const first = nextInStream(openStream(`${salt} ${minute}`, 'matched'))
      const parts = (20 + below(first, 161)) * (below(nextInStream(first), 9) === 0 ? 4 : 1)
      const minutesOf = index === 0 ? openingMinutes : 1
      sumPaise += Math.floor((unitPaise * parts * minutesOf) / 1_000_000) * 100_00
      return [minute, sumPaise]
    }),
  )
}
