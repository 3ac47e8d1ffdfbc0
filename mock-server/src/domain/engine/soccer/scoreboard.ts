/** The scoreboard in the shape of the API's `Score`. */
export interface SoccerScore {
  sport: 'soccer'
  /** Such as '1 - 0'. */
  summary: string
  detail: string
  /** Minute of play, 0 to 90; added minutes are told in `detail`. */
  minute: number
  goals: [number, number]
  /** Bookings of home and away. */
  yellowCards: [number, number]
  /** Players sent off, of home and away. */
  redCards: [number, number]
}
