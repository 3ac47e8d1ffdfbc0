/** A tennis match as plain JSON. Times are milliseconds since the scheduled start. */
import type { Side, TennisSpec } from './spec.ts'

export interface TennisState {
  sport: 'tennis'
  seed: string
  spec: TennisSpec
  phase: 'before-start' | 'play' | 'rain' | 'finished' | 'abandoned'
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
  /** Who gave up; the match is finished. */
  retired?: Side
}

export function isOver({ phase }: Pick<TennisState, 'phase'>): boolean {
  return phase === 'finished' || phase === 'abandoned'
}

/** Whether the match ended before its last point. */
export function isCutShort({ phase, retired }: Pick<TennisState, 'phase' | 'retired'>): boolean {
  return phase === 'abandoned' || retired !== undefined
}

/** The games of each set, also of the one that runs or was cut short. */
export function playedSets(state: TennisState): [number, number][] {
  const { sets, games } = state
  const isBegun = isOver(state) ? isCutShort(state) && games[0] + games[1] > 0 : true
  return isBegun ? [...sets, games] : sets
}
