/** The scoreboard in the shape of the API's `Score`. Overs as '16.4'. */
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
