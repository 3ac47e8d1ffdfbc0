/**
 * The distribution of further runs of an innings until a ball or until the next wicket: the ball model is run forward from
 * the present score. Index = further runs. Session, only-over and fall-of-wicket lines come from it.
 */

import { aggressionAt, levelAt } from '../play/aggression.ts'
import { BALLS } from '../play/spec.ts'
import { ballChances } from './ball-chances.ts'

export interface InningsPoint {
  advantage: number
  balls: number
  wickets: number
  /** Runs that win the chase; null in the first innings. */
  need: number | null
}

/** Mass that is too small to move any line is dropped. */
const NEGLIGIBLE = 1e-7
const MOST_PER_BALL = 5

/** Further runs by the time each of `untilBalls` (ascending) legal balls are bowled, or when the innings ends before that. */
export function runsUntil(from: InningsPoint, untilBalls: readonly number[]): Float64Array[] {
  return distribution(from, untilBalls, 10)
}

/** Further runs when the next wicket falls, or when the innings ends without it. */
export function runsAtNextWicket(from: InningsPoint): Float64Array {
  return distribution(from, [BALLS], from.wickets + 1)[0] ?? new Float64Array()
}

function distribution(from: InningsPoint, untilBalls: readonly number[], lastWicket: number): Float64Array[] {
  const horizon = untilBalls.at(-1) ?? from.balls
  const width = Math.min(from.need ?? Number.POSITIVE_INFINITY, (horizon - from.balls) * MOST_PER_BALL + 24) + 7
  const ended = new Float64Array(width)
  const seen: Float64Array[] = []
  // Two sets of rows in turn: allocating memory for each ball would cost more than the sums.
  let now = empty(width, lastWicket)
  let next = empty(width, lastWicket)
  const first = now[from.wickets]
  if (first !== undefined) first[0] = 1
  for (let balls = from.balls; balls < horizon; balls++) {
    for (const row of next) row.fill(0)
    for (let wickets = from.wickets; wickets < lastWicket; wickets++) {
      const row = now[wickets]
      const same = next[wickets]
      if (row === undefined || same === undefined) continue
      spread(from, balls, wickets, row, same, next[wickets + 1] ?? ended, ended)
    }
    ;[now, next] = [next, now]
    if (untilBalls.includes(balls + 1)) seen.push(total(ended, now))
  }
  return seen
}

function total(ended: Float64Array, rows: readonly Float64Array[]): Float64Array {
  return ended.map((mass, runs) => rows.reduce((sum, row) => sum + (row[runs] ?? 0), mass))
}

function empty(width: number, lastWicket: number): Float64Array[] {
  return Array.from({ length: lastWicket }, () => new Float64Array(width))
}

/** One ball bowled at one number of wickets. Illegal deliveries add to later cells of the same row, which come after. */
function spread(
  from: InningsPoint,
  balls: number,
  wickets: number,
  row: Float64Array,
  same: Float64Array,
  out: Float64Array,
  ended: Float64Array,
): void {
  const level = levelAt(from.advantage, wickets)
  for (let runs = 0; runs < row.length; runs++) {
    const mass = row[runs] ?? 0
    if (mass < NEGLIGIBLE) continue
    const need = from.need === null ? null : from.need - runs
    if (need !== null && need <= 0) {
      add(ended, runs, mass)
      continue
    }
    const ball = ballChances(aggressionAt(BALLS - balls, wickets, need), level)
    add(same, runs, mass * ball.dot)
    add(same, runs + 1, mass * ball.one)
    add(same, runs + 2, mass * ball.two)
    add(same, runs + 3, mass * ball.three)
    add(same, runs + 4, mass * ball.four)
    add(same, runs + 6, mass * ball.six)
    add(out, runs, mass * ball.out)
    add(out, runs + 1, mass * ball.runOut)
    add(row, runs + 1, mass * ball.again1)
    add(row, runs + 2, mass * ball.again2)
    add(row, runs + 5, mass * ball.again5)
  }
}

function add(cells: Float64Array, runs: number, mass: number): void {
  const index = Math.min(runs, cells.length - 1)
  cells[index] = (cells[index] ?? 0) + mass
}
