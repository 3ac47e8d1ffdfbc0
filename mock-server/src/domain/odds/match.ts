import type { MatchPhase, Score, Team } from '../engine/engine.ts'
import type { Market, MarketType } from './market.ts'

export type { Score } from '../engine/engine.ts'

/** Ids of spec 9: cricket 4, soccer 1, tennis 2. */
export type SportId = 4 | 1 | 2

export interface Match {
  refMatchId: string
  matchName: string
  sportId: SportId
  competition: string
  startTimeMs: number
  status: MatchPhase
  teams: [Team, Team]
  /** Null before the start. */
  score: Score | null
  /** The market that a list shows. */
  firstMarket: Market | null
  marketTypes: MarketType[]
  liveTv: boolean
}
