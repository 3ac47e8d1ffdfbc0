/** A tennis match as plain JSON. Times are milliseconds since the scheduled start. */
import type { Side, TennisSpec } from './spec.ts'

export interface TennisState {
  sport: 'tennis'
  seed: string
  spec: TennisSpec
  phase: 'before-start' | 'play' | 'finished'
  atMs: number
  nextMs: number | null
  /** For how long after `atMs` bets are suspended. */
  quietMs: number
  streams: { points: number; pace: number }
  /** Games of each set that is over, in order. */
  sets: [number, number][]
  games: [number, number]
  /** Points of the running game or tie-break, as counted (0, 1, 2 ...). */
  points: [number, number]
  /** The server of the running game, or the first server of the running tie-break. */
  server: Side
}
