/**
 * How many more runs a batter at the crease makes: the distribution, by walking (ball, wickets, on strike or not, runs) forward.
 * Wides and no-balls are left out: a batter makes next to nothing from them. In the chase the required rate is taken to stay
 * as it is, since the batter's runs alone do not give the side's.
 */

import { aggressionAt, levelAt } from '../play/aggression.ts'
import { BALLS } from '../play/spec.ts'
import { type BatterChances, batterChances } from './batter-chances.ts'
import type { InningsPoint } from './run-distribution.ts'

/** Mass that is too small to move any line is dropped. */
const NEGLIGIBLE = 1e-6
const MOST = 150

/** Rows of one layer: by wickets, on strike and not. */
interface Layer {
  striker: Float64Array[]
  other: Float64Array[]
}

/** Further runs of the striker (or of the other batter), out or not out at the innings' end. */
export function batterRuns(from: InningsPoint, onStrike: boolean): Float64Array {
  const ended = cells()
  // Two layers in turn: allocating memory for each ball would cost more than the sums.
  let now = emptyLayer()
  let next = emptyLayer()
  const first = (onStrike ? now.striker : now.other)[from.wickets]
  if (first !== undefined) first[0] = 1
  for (let balls = from.balls; balls < BALLS; balls++) {
    for (const row of [...next.striker, ...next.other]) row.fill(0)
    const left = BALLS - balls
    const need = from.need === null ? null : Math.max(1, Math.round((from.need * left) / (BALLS - from.balls)))
    // At the end of an over the ends change, so who crossed stays on strike.
    const after: Layer = (balls + 1) % 6 === 0 ? { striker: next.other, other: next.striker } : next
    for (let wickets = from.wickets; wickets < 10; wickets++) {
      const chances = batterChances(aggressionAt(left, wickets, need), levelAt(from.advantage, wickets))
      facing(chances, wickets, now.striker[wickets] ?? ended, after, ended)
      watching(chances, wickets, now.other[wickets] ?? ended, after, ended)
    }
    ;[now, next] = [next, now]
  }
  for (const row of [...now.striker, ...now.other]) {
    for (const [runs, mass] of row.entries()) add(ended, runs, mass)
  }
  return ended
}

function cells(): Float64Array {
  return new Float64Array(MOST + 1)
}

function emptyLayer(): Layer {
  return { striker: Array.from({ length: 10 }, cells), other: Array.from({ length: 10 }, cells) }
}

function facing(chances: BatterChances, wickets: number, row: Float64Array, after: Layer, ended: Float64Array): void {
  const stay = after.striker[wickets] ?? ended
  const cross = after.other[wickets] ?? ended
  // The last man out ends the innings for the other as well.
  const survived = after.other[wickets + 1] ?? ended
  for (let runs = 0; runs <= MOST; runs++) {
    const mass = row[runs] ?? 0
    if (mass < NEGLIGIBLE) continue
    add(stay, runs, mass * chances.dot)
    add(cross, runs, mass * chances.bye)
    add(cross, runs + 1, mass * chances.one)
    add(stay, runs + 2, mass * chances.two)
    add(cross, runs + 3, mass * chances.three)
    add(stay, runs + 4, mass * chances.four)
    add(stay, runs + 6, mass * chances.six)
    add(ended, runs, mass * chances.out)
    add(ended, runs + 1, (mass * chances.runOut) / 2)
    add(survived, runs + 1, (mass * chances.runOut) / 2)
  }
}

function watching(chances: BatterChances, wickets: number, row: Float64Array, after: Layer, ended: Float64Array): void {
  const stay = after.other[wickets] ?? ended
  const cross = after.striker[wickets] ?? ended
  const partnerOut = after.other[wickets + 1] ?? ended
  const survived = after.striker[wickets + 1] ?? ended
  for (let runs = 0; runs <= MOST; runs++) {
    const mass = row[runs] ?? 0
    if (mass < NEGLIGIBLE) continue
    add(stay, runs, mass * (chances.dot + chances.two + chances.four + chances.six))
    add(cross, runs, mass * (chances.bye + chances.one + chances.three))
    add(partnerOut, runs, mass * chances.out)
    add(ended, runs, (mass * chances.runOut) / 2)
    add(survived, runs, (mass * chances.runOut) / 2)
  }
}

function add(row: Float64Array, runs: number, mass: number): void {
  const index = Math.min(runs, MOST)
  row[index] = (row[index] ?? 0) + mass
}
