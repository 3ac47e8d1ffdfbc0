/**
 * The model behind match odds: the chance to win and to tie from every score a T20 can have, by dynamic programming over the ball model.
 *
 * Chase: V(balls left, wickets, runs needed) = sum over deliveries of chance x V(after it); needed <= 0 is a win; no balls or no wickets left is a
 * tie when one run is missing, else a loss. First innings: the same over runs scored, ending in the chase table's value for that target.
 * The match is played from the same table, so the price is the true chance.
 */

import { chasingAggression, levelAt, settingAggression } from '../play/aggression.ts'
import { BALLS } from '../play/spec.ts'
import { type BallChances, ballChances } from './ball-chances.ts'

/** Chances of the batting side, 0 to 1. */
export interface WinChance {
  win: number
  tie: number
}

export type WinTable = (ballsLeft: number, wickets: number, runs: number) => WinChance

/** Scores and targets beyond this count as this: out of a T20's reach. */
const RUNS = 280
/** Room for one more six beyond the last score that is worked out. */
const WIDTH = RUNS + 8
const AGGRESSIONS = 11
const QUANTUM = 65535

interface Layers {
  win: Float64Array
  tie: Float64Array
}

const layers = (): Layers => ({ win: new Float64Array(11 * WIDTH), tie: new Float64Array(11 * WIDTH) })

/** The chances of the chasing side; the third argument is the runs it needs. */
export function chaseTable(advantage: number): WinTable {
  const store = newStore()
  let next = layers()
  let now = layers()
  for (const layer of [next, now]) {
    for (let wickets = 0; wickets <= 10; wickets++) {
      layer.win[wickets * WIDTH] = 1
    }
    layer.tie[10 * WIDTH + 1] = 1
  }
  for (let wickets = 0; wickets < 10; wickets++) next.tie[wickets * WIDTH + 1] = 1
  for (let ballsLeft = 1; ballsLeft <= BALLS; ballsLeft++) {
    const reach = Math.min(RUNS, ballsLeft * 4 + 20)
    for (let wickets = 0; wickets < 10; wickets++) {
      const level = levelAt(advantage, wickets)
      const byAggression = Array.from({ length: AGGRESSIONS }, (_, aggression) => ballChances(aggression, level))
      for (let need = 1; need <= reach; need++) {
        const chances = byAggression[chasingAggression(ballsLeft, wickets, need)]
        if (chances === undefined) continue
        const cell = wickets * WIDTH + need
        now.win[cell] = chaseValue(chances, next.win, now.win, wickets * WIDTH, need)
        now.tie[cell] = chaseValue(chances, next.tie, now.tie, wickets * WIDTH, need)
      }
      now.tie[wickets * WIDTH] = 0
    }
    store.keep(ballsLeft, now)
    ;[next, now] = [now, next]
  }
  return store.read
}

/** The chances of the side that bats first; the third argument is the runs it has. */
export function settingTable(advantage: number, chase: WinTable): WinTable {
  const store = newStore()
  let next = layers()
  let now = layers()
  for (let runs = 0; runs < WIDTH; runs++) {
    const other = chase(BALLS, 0, runs + 1)
    for (let wickets = 0; wickets <= 10; wickets++) {
      for (const layer of [next, now]) {
        layer.win[wickets * WIDTH + runs] = 1 - other.win - other.tie
        layer.tie[wickets * WIDTH + runs] = other.tie
      }
    }
  }
  for (let ballsLeft = 1; ballsLeft <= BALLS; ballsLeft++) {
    // Cells beyond it keep the value of two balls later, which is close enough: no innings gets there.
    const reach = Math.min(RUNS, (BALLS - ballsLeft) * 4 + 30)
    for (let wickets = 0; wickets < 10; wickets++) {
      const chances = ballChances(settingAggression(ballsLeft, wickets), levelAt(advantage, wickets))
      for (let runs = reach; runs >= 0; runs--) {
        const cell = wickets * WIDTH + runs
        now.win[cell] = settingValue(chances, next.win, now.win, wickets * WIDTH, runs)
        now.tie[cell] = settingValue(chances, next.tie, now.tie, wickets * WIDTH, runs)
      }
    }
    store.keep(ballsLeft, now)
    ;[next, now] = [now, next]
  }
  return store.read
}

function chaseValue(ball: BallChances, next: Float64Array, now: Float64Array, row: number, need: number): number {
  const under = row + WIDTH + need
  const at = row + need
  if (need > 6) {
    return (
      ball.dot * (next[at] ?? 0) +
      ball.one * (next[at - 1] ?? 0) +
      ball.two * (next[at - 2] ?? 0) +
      ball.three * (next[at - 3] ?? 0) +
      ball.four * (next[at - 4] ?? 0) +
      ball.six * (next[at - 6] ?? 0) +
      ball.out * (next[under] ?? 0) +
      ball.runOut * (next[under - 1] ?? 0) +
      ball.again1 * (now[at - 1] ?? 0) +
      ball.again2 * (now[at - 2] ?? 0) +
      ball.again5 * (now[at - 5] ?? 0)
    )
  }
  return (
    ball.dot * (next[at] ?? 0) +
    ball.one * (next[at - 1] ?? 0) +
    ball.two * (next[row + Math.max(0, need - 2)] ?? 0) +
    ball.three * (next[row + Math.max(0, need - 3)] ?? 0) +
    ball.four * (next[row + Math.max(0, need - 4)] ?? 0) +
    ball.six * (next[row] ?? 0) +
    ball.out * (next[under] ?? 0) +
    ball.runOut * (next[under - 1] ?? 0) +
    ball.again1 * (now[at - 1] ?? 0) +
    ball.again2 * (now[row + Math.max(0, need - 2)] ?? 0) +
    ball.again5 * (now[row + Math.max(0, need - 5)] ?? 0)
  )
}

function settingValue(ball: BallChances, next: Float64Array, now: Float64Array, row: number, scored: number): number {
  const at = row + scored
  const under = at + WIDTH
  return (
    ball.dot * (next[at] ?? 0) +
    ball.one * (next[at + 1] ?? 0) +
    ball.two * (next[at + 2] ?? 0) +
    ball.three * (next[at + 3] ?? 0) +
    ball.four * (next[at + 4] ?? 0) +
    ball.six * (next[at + 6] ?? 0) +
    ball.out * (next[under] ?? 0) +
    ball.runOut * (next[under + 1] ?? 0) +
    ball.again1 * (now[at + 1] ?? 0) +
    ball.again2 * (now[at + 2] ?? 0) +
    ball.again5 * (now[at + 5] ?? 0)
  )
}

/** Keeps every layer in 16 bits a value: three megabytes a match instead of twelve, and far finer than a tick. */
function newStore() {
  const size = (BALLS + 1) * 10 * WIDTH
  const win = new Uint16Array(size)
  const tie = new Uint16Array(size)
  return {
    keep(ballsLeft: number, layer: Layers): void {
      const start = ballsLeft * 10 * WIDTH
      for (let cell = 0; cell < 10 * WIDTH; cell++) {
        win[start + cell] = Math.round((layer.win[cell] ?? 0) * QUANTUM)
        tie[start + cell] = Math.round((layer.tie[cell] ?? 0) * QUANTUM)
      }
    },
    read(ballsLeft: number, wickets: number, runs: number): WinChance {
      const cell = (ballsLeft * 10 + wickets) * WIDTH + Math.min(RUNS, runs)
      return { win: (win[cell] ?? 0) / QUANTUM, tie: (tie[cell] ?? 0) / QUANTUM }
    },
  }
}
