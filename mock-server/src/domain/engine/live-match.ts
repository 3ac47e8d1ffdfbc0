import type { MatchPhase, Team } from '../odds/match.ts'
import type { Score } from '../odds/score.ts'
import type { Scorecard } from '../odds/scorecard.ts'
import type { Engine, MarketBook, MatchEvent, SettledMarket } from './engine.ts'
import { MATCH_ODDS } from './pricing/market-terms.ts'
import { type Progress, type Script, type Steering, steering, stepsUntil } from './script.ts'

/** Who plays, and in what. */
export interface Pairing {
  readonly teams: [Team, Team]
  /** Home v away. */
  readonly matchName: string
  readonly competition: string
}

/** One match that follows the world's clock. All times are milliseconds since the scheduled start, negative before it. */
export interface LiveMatch extends Pairing {
  /**
   * Brings the match to a moment and returns the events on the way (nothing is priced). A moment before the reached one starts again
   * from the beginning: the same seed and script give the same match.
   */
  advance(elapsedMs: number): MatchEvent[]
  phase(): MatchPhase
  /** Null before the start. */
  score(): Score | null
  /** Markets without a result, priced, with their statuses at the moment reached. */
  books(): MarketBook[]
  /** Match odds, the first of `books()`, far cheaper than all of them; null when it has its result. */
  headline(): MarketBook | null
  /** Keys of `books()`, without the cost of their prices. */
  keys(): string[]
  /** The book of `books()` with this key, without the cost of the others; null for an unknown key. */
  book(key: string): MarketBook | null
  /** Every market that has its result so far, in the order of the match. */
  settled(): SettledMarket[]
  /** The next moment at which anything changes; null when the match is over. */
  nextChangeMs(): number | null
}

/** A sport as the world sees it. */
export interface Sport {
  /** The pairing of a seed, without its match. */
  pairing(seed: string): Pairing
  /** The match of a seed, at `elapsedMs` (before everything when absent), with the events that a tester asked for. */
  openMatch(seed: string, elapsedMs?: number, script?: Script): LiveMatch
  /** The events up to `elapsedMs` of the same match, computed from its start; null before the start. */
  scorecard(seed: string, elapsedMs: number, script?: Script): Scorecard | null
  /** What a tester can do with it from `elapsedMs` on. */
  steering(seed: string, elapsedMs: number, script: Script): Steering
}

const BEFORE_EVERYTHING = Number.MIN_SAFE_INTEGER

/** Hides a sport's own state behind the common face. */
export function sport<Spec, State>(engine: Engine<Spec, State>): Sport {
  return {
    pairing: (seed) => pairingOf(engine, seed),
    openMatch(seed, elapsedMs = BEFORE_EVERYTHING, script = []) {
      const match = follow(engine, seed, script)
      match.advance(elapsedMs)
      return match
    },
    scorecard(seed, elapsedMs, script = []) {
      const first = firstOf(engine, seed)
      const steps = stepsUntil(engine, script, first, elapsedMs)
      return engine.scorecard([first.state, ...Array.from(steps, ({ state }) => state)])
    },
    steering(seed, elapsedMs, script) {
      let reached = firstOf(engine, seed)
      for (const step of stepsUntil(engine, script, reached, elapsedMs)) reached = step
      return steering(engine, script, reached)
    },
  }
}

function pairingOf<Spec, State>(engine: Engine<Spec, State>, seed: string): Pairing {
  const { teams, competition } = engine.describe(engine.fixture(seed))
  return { teams, matchName: `${teams[0].name} v ${teams[1].name}`, competition }
}

function firstOf<Spec, State>(engine: Engine<Spec, State>, seed: string): Progress<State> {
  return { state: engine.start(engine.fixture(seed), seed), steps: 0, used: 0 }
}

function follow<Spec, State>(engine: Engine<Spec, State>, seed: string, script: Script): LiveMatch {
  let reached = firstOf(engine, seed)
  let { state } = reached
  let now = BEFORE_EVERYTHING
  // Pricing is the costly part and depends on the state alone: once a ball, however often the world looks.
  let priced: { state: State; books: MarketBook[] } | null = null
  let first: { state: State; book: MarketBook | null } | null = null
  const atMoment = (book: MarketBook): MarketBook =>
    book.status === 'open' ? { ...book, status: engine.statusAt(state, book.marketType, now) } : book
  return {
    ...pairingOf(engine, seed),
    advance(elapsedMs) {
      if (elapsedMs < engine.times(state).atMs) reached = firstOf(engine, seed)
      now = elapsedMs
      const events: MatchEvent[] = []
      for (const step of stepsUntil(engine, script, reached, elapsedMs)) {
        reached = step
        events.push(...step.events)
      }
      ;({ state } = reached)
      return events
    },
    phase: () => engine.phase(state),
    score: () => engine.score(state),
    books() {
      priced = priced?.state === state ? priced : { state, books: engine.books(state) }
      return priced.books.map(atMoment)
    },
    headline() {
      first = first?.state === state ? first : { state, book: engine.book(state, MATCH_ODDS.key) }
      return first.book && atMoment(first.book)
    },
    keys: () => engine.keys(state),
    book(key) {
      const book = engine.book(state, key)
      return book && atMoment(book)
    },
    settled: () => engine.settled(state),
    nextChangeMs() {
      const { nextMs } = engine.times(state)
      if (nextMs === null) return null
      return engine.statusChanges(state).find((moment) => moment > now) ?? nextMs
    },
  }
}
