import type { WorldContext } from '../base/context.ts'
import { engines } from '../engine/engines.ts'
import type { LiveMatch } from '../engine/live-match.ts'
import type { Market } from '../odds/market.ts'
import type { Match } from '../odds/match.ts'
import type { MatchRecord } from './match-records.ts'

/** The input of the rules of matches and bets: a world with its running matches. */
export interface LiveWorld extends WorldContext {
  readonly feed: OddsFeed
}

/** A match as it stands at one sequence number: the state that is read, pushed and bet against. */
export interface MatchSnapshot {
  /** `firstMarket` is the first of `markets`. */
  match: Match
  markets: Market[]
  sequence: number
  publishedAtMs: number
}

const retiredKept = 8
/** A reader of a match keeps getting its updates for so long. */
const followedMs = 2 * 60 * 1000

/** The running matches of a world. Held in memory: all of it follows from the seeds and the clock. */
export class OddsFeed {
  readonly #snapshots = new Map<string, MatchSnapshot>()
  readonly #freshAtMs = new Map<string, number>()
  readonly #readAtMs = new Map<string, number>()
  readonly #live = new Map<string, LiveMatch>()
  readonly #retired: string[] = []
  #hasListeners: (refMatchId: string) => boolean = () => false
  /** Prices of past minutes by market, as they were worked out (price-history.ts keeps the latest few). */
  readonly histories = new Map<string, ReadonlyMap<number, readonly number[]>>()
  /** World time that the feed has reached. */
  reachedMs = Number.NEGATIVE_INFINITY
  /** World time from which on the calendar is looked at again. */
  nextFixturesMs = Number.NEGATIVE_INFINITY

  publish(snapshot: MatchSnapshot): void {
    this.#snapshots.set(snapshot.match.refMatchId, snapshot)
  }

  get(refMatchId: string): MatchSnapshot | null {
    return this.#snapshots.get(refMatchId) ?? null
  }

  /** A market as it was last published. */
  market(marketId: string): Market | null {
    for (const { markets } of this.#snapshots.values()) {
      const found = markets.find((market) => market.marketId === marketId)
      if (found) return found
    }
    return null
  }

  /** Notes that the snapshot of a match is current at the moment reached. */
  noteFresh(refMatchId: string): void {
    this.#freshAtMs.set(refMatchId, this.reachedMs)
  }

  isFresh(refMatchId: string): boolean {
    return this.#freshAtMs.get(refMatchId) === this.reachedMs
  }

  /** Notes that the match's markets were read. */
  noteRead(refMatchId: string): void {
    this.#readAtMs.set(refMatchId, this.reachedMs)
  }

  /** Whether a change of the match's prices now would reach a client. */
  isFollowed(refMatchId: string): boolean {
    const readAtMs = this.#readAtMs.get(refMatchId) ?? Number.NEGATIVE_INFINITY
    return this.reachedMs - readAtMs <= followedMs || this.#hasListeners(refMatchId)
  }

  /** Registers a callback that returns the matches with subscribers. */
  askListeners(hasListeners: (refMatchId: string) => boolean): void {
    this.#hasListeners = hasListeners
  }

  isOpen(refMatchId: string): boolean {
    return this.#live.has(refMatchId)
  }

  /** The engine's match, opened the first time it is asked for. */
  live(refMatchId: string, open: () => LiveMatch): LiveMatch {
    const known = this.#live.get(refMatchId)
    if (known) return known
    const opened = open()
    this.#live.set(refMatchId, opened)
    return opened
  }

  /** Lets the engine's match be opened again by its record, which has changed. */
  reopen(refMatchId: string): void {
    this.#live.delete(refMatchId)
  }

  /** Lets a finished match's engine go. The last snapshots of a few stay; older ones are made again when asked for. */
  retire(refMatchId: string): void {
    this.#live.delete(refMatchId)
    this.#readAtMs.delete(refMatchId)
    this.#freshAtMs.delete(refMatchId)
    if (!this.#snapshots.has(refMatchId) || this.#retired.includes(refMatchId)) return
    this.#retired.push(refMatchId)
    for (const old of this.#retired.splice(0, this.#retired.length - retiredKept)) this.#snapshots.delete(old)
  }
}

/** The engine's match behind a record, at `elapsedMs` (before everything when absent). */
export function openedMatch({ sportId, seed, script }: MatchRecord, elapsedMs?: number): LiveMatch {
  return engines[sportId].openMatch(seed, elapsedMs, script)
}

/** The same, opened once at the moment the feed has reached, and kept. */
export function liveMatch(world: LiveWorld, record: MatchRecord): LiveMatch {
  return world.feed.live(record.refMatchId, () => openedMatch(record, world.feed.reachedMs - record.startTimeMs))
}
