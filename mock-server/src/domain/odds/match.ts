import type { Market, MarketType } from './market.ts'
import type { Score } from './score.ts'

/** Ids of spec 9: cricket 4, soccer 1, tennis 2. */
export type SportId = 4 | 1 | 2

export type MatchPhase = 'upcoming' | 'inplay' | 'finished' | 'abandoned'

export interface Team {
  name: string
  shortName: string
}

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
