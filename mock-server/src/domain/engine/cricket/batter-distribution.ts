/**
 * How many more runs a batter at the crease makes: the distribution, by walking (ball, wickets, on strike or not, runs) forward.
 * Wides and no-balls are left out: a batter makes next to nothing from them. In the chase the required rate is taken to stay as it is, since the batter's runs alone do not tell the side's.
 */
import { chances, DELIVERIES } from './ball-model.ts'
import { intentAt, levelAt } from './intent.ts'
import type { InningsPoint } from './run-distribution.ts'
import { BALLS } from './spec.ts'

const NEGLIGIBLE = 1e-7
const MOST = 150
const LEGAL = DELIVERIES.map((delivery, index) => [delivery, index] as const).filter(([delivery]) => delivery.legal)

/** Further runs of the striker (or of the other batter), out or not out at the innings' end. */
export function batterRuns(from: InningsPoint, onStrike: boolean): Float64Array {
  const ended = new Float64Array(MOST + 1)
  let now = empty()
  const first = now[from.wickets * 2 + (onStrike ? 0 : 1)]
  if (first !== undefined) first[0] = 1
  for (let balls = from.balls; balls < BALLS; balls++) {
    const next = empty()
    const left = BALLS - balls
    const need = from.need === null ? null : Math.max(1, Math.round((from.need * left) / (BALLS - from.balls)))
    for (let wickets = from.wickets; wickets < 10; wickets++) {
      const table = chances(intentAt(left, wickets, need), levelAt(from.advantage, wickets))
      bowl(table, wickets, now, next, ended, (balls + 1) % 6 === 0)
    }
    now = next
  }
  for (const row of now) {
    for (const [runs, mass] of row.entries()) add(ended, runs, mass)
  }
  return ended
}

/** Rows: wickets x (on strike, not on strike). */
function empty(): Float64Array[] {
  return Array.from({ length: 20 }, () => new Float64Array(MOST + 1))
}

function bowl(
  table: readonly number[],
  wickets: number,
  now: Float64Array[],
  next: Float64Array[],
  ended: Float64Array,
  overEnds: boolean,
): void {
  const legal = LEGAL.reduce((total, [, index]) => total + (table[index] ?? 0), 0)
  for (const strike of [0, 1]) {
    const row = now[wickets * 2 + strike]
    for (let runs = 0; runs <= MOST; runs++) {
      const mass = row?.[runs] ?? 0
      if (mass < NEGLIGIBLE) continue
      for (const [delivery, index] of LEGAL) {
        const part = (mass * (table[index] ?? 0)) / legal
        const scored = strike === 0 ? runs + delivery.bat : runs
        const end = delivery.crossed === overEnds ? strike : 1 - strike
        if (!delivery.wicket) {
          add(next[wickets * 2 + end], scored, part)
          continue
        }
        const isOut = delivery.kind === 'run-out' ? 0.5 : strike === 0 ? 1 : 0
        add(ended, scored, part * isOut)
        // The last man out ends the innings for the other as well.
        add(wickets === 9 ? ended : next[(wickets + 1) * 2 + end], scored, part * (1 - isOut))
      }
    }
  }
}

function add(cells: Float64Array | undefined, runs: number, mass: number): void {
  if (cells === undefined) return
  const index = Math.min(runs, MOST)
  cells[index] = (cells[index] ?? 0) + mass
}
