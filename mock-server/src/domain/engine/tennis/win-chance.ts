/**
 * The model behind tennis prices: the chance to win from every score, point by point up through game, set and match. A point is won by the server
 * with the server's own chance, always; deuce and six all in a tie-break are solved exactly. The match is played from the
 * same chances, so the price is the true one.
 */
import { gameWinner, isTieBreak, matchWinner, other, type Pair, pointServer, raised, setWinner } from './rules.ts'
import { setsWon } from './score.ts'
import { SCALE, type Side, type TennisSpec } from './spec.ts'
import type { TennisState } from './state.ts'

/** The chances of the first side, 0 to 1: to win the running set, and the match. */
export interface TennisChance {
  set: number
  match: number
}

/** Where a game leads to: the value of the first side winning it, and of losing it. */
type Ending = readonly [won: number, lost: number]

export function tennisChance(state: TennisState): TennisChance {
  const { spec, games, points, server } = state
  const sets = setsWon(state)
  if (matchWinner(sets) !== null) return { set: 0, match: matchWinner(sets) === 0 ? 1 : 0 }
  return {
    set: fromPoint(spec, games, points, server, setValue),
    match: fromPoint(spec, games, points, server, matchValue(spec, sets, new Map())),
  }
}

/** The value of a set that ended with these games; `next` serves first after it. */
type SetValue = (games: Pair, next: Side) => number

const setValue: SetValue = (games) => (setWinner(games) === 0 ? 1 : 0)

/** The value of the match after a set, remembering the start of each later set. */
function matchValue(spec: TennisSpec, sets: Pair, known: Map<string, number>): SetValue {
  return (games, next) => {
    const after = raised(sets, setWinner(games) ?? 0)
    const winner = matchWinner(after)
    if (winner !== null) return winner === 0 ? 1 : 0
    const key = `${after[0]} ${after[1]} ${next}`
    const value = known.get(key) ?? fromGame(spec, [0, 0], next, matchValue(spec, after, known), new Map())
    known.set(key, value)
    return value
  }
}

function fromPoint(spec: TennisSpec, games: Pair, points: Pair, server: Side, value: SetValue): number {
  const known = new Map<string, number>()
  return gameValue(spec, games, points, server, [
    fromGame(spec, raised(games, 0), other(server), value, known),
    fromGame(spec, raised(games, 1), other(server), value, known),
  ])
}

function fromGame(spec: TennisSpec, games: Pair, server: Side, value: SetValue, known: Map<string, number>): number {
  if (setWinner(games) !== null) return value(games, server)
  const key = `${games[0]} ${games[1]}`
  const found = known.get(key)
  if (found !== undefined) return found
  const result = gameValue(spec, games, [0, 0], server, [
    fromGame(spec, raised(games, 0), other(server), value, known),
    fromGame(spec, raised(games, 1), other(server), value, known),
  ])
  known.set(key, result)
  return result
}

/** From a point of the game (or tie-break) on. */
function gameValue(spec: TennisSpec, games: Pair, points: Pair, server: Side, ending: Ending): number {
  const tieBreak = isTieBreak(games)
  const won = chanceOfGame(spec, points, server, tieBreak, new Map())
  return won * ending[0] + (1 - won) * ending[1]
}

function chanceOfGame(
  spec: TennisSpec,
  points: Pair,
  server: Side,
  tieBreak: boolean,
  known: Map<number, number>,
): number {
  const winner = gameWinner(points, tieBreak)
  if (winner !== null) return winner === 0 ? 1 : 0
  const level = tieBreak ? 6 : 3
  if (points[0] === points[1] && points[0] >= level) return fromLevel(spec, server, tieBreak)
  const key = points[0] * 1000 + points[1]
  const found = known.get(key)
  if (found !== undefined) return found
  const chance = chanceOfPoint(spec, pointServer(server, points, tieBreak))
  const value =
    chance * chanceOfGame(spec, raised(points, 0), server, tieBreak, known) +
    (1 - chance) * chanceOfGame(spec, raised(points, 1), server, tieBreak, known)
  known.set(key, value)
  return value
}

/** Deuce, or level from six all on: two points decide, or the score is level again. In a tie-break each side serves one of them. */
function fromLevel(spec: TennisSpec, server: Side, tieBreak: boolean): number {
  const one = chanceOfPoint(spec, server)
  const two = tieBreak ? chanceOfPoint(spec, other(server)) : one
  const both = one * two
  const neither = (1 - one) * (1 - two)
  return both / (both + neither)
}

/** The first side's chance of a point that `server` serves. */
function chanceOfPoint(spec: TennisSpec, server: Side): number {
  const chance = spec.teams[server].serve / SCALE
  return server === 0 ? chance : 1 - chance
}
