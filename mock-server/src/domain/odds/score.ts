/** The scoreboards in the shape of the API's `Score`. */
export type Score = CricketScore | SoccerScore | TennisScore

export interface CricketScore {
  sport: 'cricket'
  summary: string
  detail: string
  innings: { team: string; runs: number; wickets: number; overs: string }[]
  /** In the chase only. */
  target?: number
  need?: { runs: number; balls: number }
  /** The last three overs, newest last. */
  lastOvers: { over: number; balls: string[] }[]
  batters: { name: string; runs: number; balls: number; onStrike: boolean }[]
  bowler?: { name: string; wickets: number; runs: number; overs: string }
}

export interface SoccerScore {
  sport: 'soccer'
  /** Such as '1 - 0'. */
  summary: string
  detail: string
  /** Minute of play, 0 to 90; added minutes stand in `detail`. */
  minute: number
  goals: [number, number]
  /** Bookings of home and away. */
  yellowCards: [number, number]
  /** Players sent off, of home and away. */
  redCards: [number, number]
}

export interface TennisScore {
  sport: 'tennis'
  /** Such as '6-4, 3-5'. */
  summary: string
  /** Such as '30 - 40'. */
  detail: string
  /** The running set last. */
  sets: { home: number; away: number }[]
  /** '0', '15', '30', '40', 'Ad', or a count in a tie-break. Absent when the match is over. */
  points?: [string, string]
  serving?: 0 | 1
}
