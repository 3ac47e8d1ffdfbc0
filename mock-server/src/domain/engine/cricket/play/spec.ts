/** The fixed facts of a T20 match before it starts. */
import type { Team } from '../../../odds/match.ts'

/** 0 is the home side. */
export type Side = 0 | 1

export interface CricketTeam extends Team {
  /** -3 (weak) to 3 (strong). */
  rating: number
  /** Eleven names in batting order; the last six can bowl. */
  players: string[]
}

export interface CricketSpec {
  competition: string
  venue: string
  /** How easily runs come here, -3 (slow, about 140) to 3 (flat, about 180). */
  par: number
  teams: [CricketTeam, CricketTeam]
}

const OVERS = 20
export const BALLS = OVERS * 6

/** How well `batting` does against the other side at this venue: the one number the ball model and every price start from. */
export function advantage(spec: CricketSpec, batting: Side): number {
  return spec.par + spec.teams[batting].rating - spec.teams[batting === 0 ? 1 : 0].rating
}
