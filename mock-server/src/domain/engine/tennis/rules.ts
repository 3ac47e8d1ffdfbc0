/** The laws of the score: games, tie-breaks at six all, best of three sets. */
import type { Side } from './spec.ts'

export type Pair = readonly [number, number]

const SETS_TO_WIN = 2

export function isTieBreak(games: Pair): boolean {
  return games[0] === 6 && games[1] === 6
}

/** The winner of the game (or tie-break) with these points, or null. */
export function gameWinner(points: Pair, tieBreak: boolean): Side | null {
  return ahead(points, tieBreak ? 7 : 4)
}

/** The winner of the set with these games, or null. */
export function setWinner(games: Pair): Side | null {
  if (games[0] === 7 || games[1] === 7) return games[0] > games[1] ? 0 : 1
  return ahead(games, 6)
}

/** The winner of the match with these sets, or null. */
export function matchWinner(sets: Pair): Side | null {
  if (sets[0] === SETS_TO_WIN) return 0
  return sets[1] === SETS_TO_WIN ? 1 : null
}

/** The server of the next point: in a tie-break it changes after the first and then after every second point. */
export function pointServer(server: Side, points: Pair, tieBreak: boolean): Side {
  if (!tieBreak || (points[0] + points[1] + 1) % 4 < 2) return server
  return other(server)
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0
}

/** The pair with one more for a side. */
export function raised(pair: Pair, side: Side): [number, number] {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]
}

function ahead([one, two]: Pair, needed: number): Side | null {
  if (one >= needed && one - two >= 2) return 0
  return two >= needed && two - one >= 2 ? 1 : null
}
