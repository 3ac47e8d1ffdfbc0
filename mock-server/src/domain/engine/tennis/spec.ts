import type { Team } from '../../odds/match.ts'

export type Side = 0 | 1

export interface TennisPlayer extends Team {
  /** How often the player wins a point on serve, in parts of 10,000. */
  serve: number
}

export interface TennisSpec {
  competition: string
  teams: [TennisPlayer, TennisPlayer]
  /** The first server of the match. */
  first: Side
}

export const SCALE = 10_000
