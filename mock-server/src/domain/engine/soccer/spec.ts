import type { Team } from '../../odds/match.ts'

/** 0 is the home side. */
export type Side = 0 | 1

export interface SoccerTeam extends Team {
  /** -3 (weak) to 3 (strong). */
  rating: number
  /** Eleven names; the last six are those who score. */
  players: string[]
}

export interface SoccerSpec {
  competition: string
  /** How open the game is, -2 (tight) to 2 (many goals). */
  tempo: number
  teams: [SoccerTeam, SoccerTeam]
}

export const HALF_MINUTES = 45
