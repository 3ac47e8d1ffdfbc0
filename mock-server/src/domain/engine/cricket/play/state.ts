/** A T20 match as plain JSON. Times are milliseconds since the scheduled start. */
import type { BowledOut } from './dismissal.ts'
import type { CricketSpec, Side } from './spec.ts'

export interface BatterFigures {
  /** Place in the batting order, 0 to 10. */
  player: number
  runs: number
  balls: number
  fours: number
  sixes: number
  out: boolean
}

export interface BowlerFigures {
  player: number
  balls: number
  runs: number
  wickets: number
}

export interface Innings {
  batting: Side
  runs: number
  wickets: number
  /** Legal balls bowled. */
  balls: number
  extras: number
  /** Marks of each over, the running one last. */
  overs: string[][]
  /** Runs of the innings at the end of each completed over. */
  overTotals: number[]
  batters: BatterFigures[]
  /** Places in `batters`. */
  striker: number
  nonStriker: number
  bowlers: BowlerFigures[]
  /** Place in `bowlers` of who bowls the running over. */
  bowler: number
  freeHit: boolean
  /** Runs of the innings when each wicket fell. */
  falls: number[]
  /** Kinds of dismissal that a tester asked for, by the wickets that had fallen before. */
  how?: Readonly<Record<number, BowledOut>>
  /** Null in the first innings. */
  target: number | null
  closed: boolean
}

export interface Rain {
  innings: 0 | 1
  /** Legal balls bowled in that innings when it starts. */
  balls: number
  delayMs: number
  /** No more play after it. */
  washout: boolean
}

export type CricketResult =
  | { kind: 'won'; winner: Side; text: string }
  | { kind: 'tie'; text: string }
  | { kind: 'no-result'; text: string }

type CricketPhase = 'before-toss' | 'before-start' | 'play' | 'break' | 'rain' | 'finished'

export interface CricketState {
  sport: 'cricket'
  seed: string
  spec: CricketSpec
  phase: CricketPhase
  /** When the last thing happened, and when the next one does (null: never). */
  atMs: number
  nextMs: number | null
  /** How the last ball holds up the markets: ms for which bets are suspended after `atMs`. */
  quietMs: number
  streams: { toss: number; balls: number; pace: number; field: number }
  toss: { winner: Side; chose: 'bat' | 'bowl' } | null
  innings: Innings[]
  /** Drawn at the start and not shown before it falls. */
  rain: Rain | null
  result: CricketResult | null
}
