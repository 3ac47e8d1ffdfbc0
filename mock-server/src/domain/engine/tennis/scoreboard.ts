/** The scoreboard in the shape of the API's `Score`. */
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
