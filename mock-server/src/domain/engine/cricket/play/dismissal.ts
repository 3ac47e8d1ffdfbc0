import type { Dismissal } from '../../../odds/scorecard.ts'
import { drawer } from '../../random.ts'

/** The wicketkeeper, by position in the batting order. */
const KEEPER = 4

/** The kinds of dismissal that count for the bowler. */
export type BowledOut = 'caught' | 'bowled' | 'lbw' | 'stumped'

/** Parts of a hundred of the kinds of dismissal by a bowler in this form of the game. */
const PARTS: readonly [kind: BowledOut, parts: number][] = [
  ['caught', 64],
  ['bowled', 20],
  ['lbw', 12],
  ['stumped', 4],
]

export interface Wicket {
  /** Innings of the match, and wickets of it before this one. */
  innings: number
  before: number
  bowler: string
  runOut: boolean
  /** The kind that a tester asked for; else it is drawn. */
  how: BowledOut | undefined
}

/**
 * How a batter got out. The match decides only that he did, and whether he was run out; the rest affects no bet and is drawn
 * separately, so that the balls stay the same.
 */
export function dismissal(seed: string, fielders: readonly string[], wicket: Wicket): Dismissal {
  const draw = drawer(seed, `dismissal ${wicket.innings} ${wicket.before}`)
  const fielder = fielders[draw(fielders.length)] ?? ''
  if (wicket.runOut) return { kind: 'run_out', fielder }
  const { bowler } = wicket
  switch (wicket.how ?? kindOf(draw(100))) {
    case 'caught':
      return { kind: 'caught', bowler, fielder }
    case 'stumped':
      // While the keeper bowls there is no keeper behind the stumps.
      return fielders[KEEPER] === bowler
        ? { kind: 'bowled', bowler }
        : { kind: 'stumped', bowler, fielder: fielders[KEEPER] ?? fielder }
    case 'lbw':
      return { kind: 'lbw', bowler }
    case 'bowled':
      return { kind: 'bowled', bowler }
  }
}

function kindOf(drawn: number): BowledOut {
  let left = drawn
  for (const [kind, parts] of PARTS) {
    if (left < parts) return kind
    left -= parts
  }
  return 'bowled'
}
