/** The details behind the scoreboard, in the shape of the API's `Scorecard`: runs by batter, games by player, goals by scorer. */
export type Scorecard = CricketCard | TennisCard | SoccerCard

export interface CricketCard {
  sport: 'cricket'
  /** In the order played. */
  innings: InningsCard[]
}

export interface InningsCard {
  team: string
  runs: number
  wickets: number
  overs: string
  /** The innings is over. */
  closed: boolean
  extras: { total: number; wides: number; noBalls: number; byes: number; legByes: number }
  /** In batting order; `out` is absent while a batter is in, and for who never got out. */
  batters: { name: string; runs: number; balls: number; fours: number; sixes: number; out?: Dismissal }[]
  yetToBat: { name: string }[]
  /** In the order of their first over. */
  bowlers: { name: string; overs: string; maidens: number; runs: number; wickets: number }[]
  /** In order; `runs` and `overs` of the innings when it fell. */
  falls: { name: string; runs: number; overs: string }[]
}

export interface Dismissal {
  kind: 'bowled' | 'caught' | 'lbw' | 'stumped' | 'run_out'
  /** The bowler of the ball; absent for a run-out. */
  bowler?: string
  /** The fielder who took the catch, broke the stumps, or threw; for a caught-and-bowled the bowler. */
  fielder?: string
}

export interface TennisCard {
  sport: 'tennis'
  /** The running set last. */
  sets: SetCard[]
  /** Of home and away over the whole match. */
  points: [number, number]
  /** Games that each side won against the other's serve. */
  breaks: [number, number]
}

export interface SetCard {
  home: number
  away: number
  /** Finished games in order. */
  games: GameCard[]
}

export interface GameCard {
  /** Side that served, in a tie-break first. */
  server: 0 | 1
  winner: 0 | 1
  tieBreak: boolean
  /** Points of home and away, as counted. */
  points: [number, number]
}

export interface SoccerCard {
  sport: 'soccer'
  /** Goals and cards as they came. */
  incidents: Incident[]
}

export interface Incident {
  kind: 'goal' | 'yellow' | 'red'
  side: 0 | 1
  /** As written: 45+2'. */
  minute: string
  name: string
  /** Goals of home and away after it. */
  goals: [number, number]
}
