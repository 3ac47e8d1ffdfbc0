/**
 * The interface of every sport's engine for the world, and its types.
 *
 * A match is a pure function of (spec, seed, elapsed time). The engine has no clock: the world gives the milliseconds since the
 * scheduled start (negative before it) and the engine returns the match at that moment. Everything in a state is plain JSON.
 * Amounts are integer paise.
 */
import type { MarketType } from '../odds/market.ts'
import type { MatchPhase, Team } from '../odds/match.ts'
import type { PriceKind, PriceLevel } from '../odds/price.ts'
import type { Score } from '../odds/score.ts'
import type { Scorecard } from '../odds/scorecard.ts'

/** One thing that happened, in the order of `atMs` (milliseconds since the scheduled start). */
export interface MatchEvent {
  atMs: number
  kind:
    | 'toss'
    | 'start'
    | 'ball'
    | 'wicket'
    | 'innings'
    | 'delay'
    | 'resume'
    | 'goal'
    | 'penalty'
    | 'card'
    | 'half'
    | 'point'
    | 'game'
    | 'set'
    | 'result'
  text: string
}

export type BookStatus = 'open' | 'suspended' | 'ball_running'

/** Best price first on both sides; at most three levels. On a line market back is Yes and lay is No. */
export interface RunnerBook {
  /** Unique within its market and stable: 'home', 'away', 'draw', 'yes', 'no', 'runs' ... */
  selectionId: string
  name: string
  back: PriceLevel[]
  lay: PriceLevel[]
}

/** The constant part of a market from its opening to its result. */
export interface MarketHead {
  /** Unique within the match and stable: 'match-odds', 'session-1-6' ... */
  key: string
  headName: string
  marketType: MarketType
  priceKind: PriceKind
}

/** A market without a result. */
export interface MarketBook extends MarketHead {
  status: BookStatus
  inPlay: boolean
  delayMs: number
  minStakePaise: number
  maxStakePaise: number
  runners: RunnerBook[]
}

/** A market that has its result: the winning selectionId, a number of runs (line markets), or 'void' (every stake goes back). */
export interface SettledMarket extends MarketHead {
  runners: { selectionId: string; name: string }[]
  result: string
}

export interface Step<State> {
  state: State
  events: MatchEvent[]
}

/** Why the rules of a sport forbid an event that a tester asks for; names of rules in the catalogue of refusals. */
export type EventRule =
  | 'event_unknown'
  | 'event_all_out'
  | 'event_free_hit'
  | 'event_rain'
  | 'event_no_rain'
  | 'event_sent_off'
  | 'event_all_booked'
  | 'event_penalty'
  | 'event_no_penalty'
  | 'event_break_point'
  | 'event_tie_break'
  | 'match_over'

export interface Forbidden {
  forbidden: EventRule
}

/** The step that an asked event makes; 'later' while the next step is none of its kind (a break, rain). */
export type AskedStep<State> = Step<State> | 'later' | Forbidden

/** Stretches of a match that have an end to go on to. */
export const matchParts = ['step', 'over', 'innings', 'game', 'set', 'half'] as const
export type MatchPart = (typeof matchParts)[number]

/** When the next step of a match is due. Throws when the match is over. */
export function dueAt({ nextMs }: { nextMs: number | null }): number {
  if (nextMs === null) throw new Error('The match is over.')
  return nextMs
}

/** A sport: pure functions over a JSON-serialisable state. */
export interface Engine<Spec, State> {
  /** An invented fixture with its teams and venue. The same seed gives the same fixture. */
  fixture(seed: string): Spec
  describe(spec: Spec): { teams: [Team, Team]; competition: string }
  /** The match before anything has happened. */
  start(spec: Spec, seed: string): State
  /** The next thing that happens (a toss, a ball, a point, a minute). Throws when the match is over. */
  step(state: State): Step<State>
  /** Events that a tester can ask for, in the order of a list. */
  askable: readonly string[]
  /** What comes of an asked event in place of the next step; the seed's draws go on behind it as if nothing had been asked. */
  ask(state: State, event: string): AskedStep<State>
  /** The events that lead to one that is more than a step, such as 'break-point'; absent where every event is one step. */
  leadingTo?(state: State, event: string): readonly string[] | Forbidden
  /** Parts of a match of this sport. */
  parts: readonly MatchPart[]
  /** Whether a step from one state to the next ends a part. */
  endsPart(part: MatchPart, before: State, after: State): boolean
  /** When the last thing happened and when `step` is due; `nextMs` is null when the match is over. */
  times(state: State): { atMs: number; nextMs: number | null }
  phase(state: State): MatchPhase
  score(state: State): Score | null
  /** The scorecard behind the score; null before the start. `story`: every state from the first to the present one, in order. */
  scorecard(story: readonly State[]): Scorecard | null
  /** Markets without a result, priced: 'open', or 'suspended' when they take no bets whatever the moment. */
  books(state: State): MarketBook[]
  /** Keys of `books`, without the cost of their prices. */
  keys(state: State): string[]
  /** The book of `books` with this key, without the cost of the others; null for an unknown key. */
  book(state: State, key: string): MarketBook | null
  /** The status of an open market at `elapsedMs`, a moment between this state and the next step. */
  statusAt(state: State, marketType: MarketType, elapsedMs: number): BookStatus
  settled(state: State): SettledMarket[]
  /** Moments between this state and the next step at which `statusAt` changes, ascending. */
  statusChanges(state: State): number[]
}
