import { chances, DELIVERIES, type Delivery, SCALE } from '../play/ball-model.ts'

/** The ball model's table with equal effects added up, as the prices need it. A free hit is priced as an ordinary ball. */
export interface BallChances {
  dot: number
  one: number
  two: number
  three: number
  four: number
  six: number
  out: number
  /** A wicket and one run. */
  runOut: number
  /** Wides and no-balls by their runs; the ball is bowled again. */
  again1: number
  again2: number
  again5: number
}

const known = new Map<number, BallChances>()

/** Chances 0 to 1 for an aggression and a level. */
export function ballChances(aggression: number, level: number): BallChances {
  const key = (level + 50) * 16 + aggression
  const found = known.get(key)
  if (found !== undefined) return found
  const table = chances(aggression, level)
  const part = (keep: (row: Delivery) => boolean): number =>
    DELIVERIES.reduce((total, row, index) => total + (keep(row) ? (table[index] ?? 0) : 0), 0) / SCALE
  const scored = (runs: number): number => part((row) => row.legal && !row.wicket && row.total === runs)
  const again = (runs: number): number => part((row) => !row.legal && row.total === runs)
  const made: BallChances = {
    dot: scored(0),
    one: scored(1),
    two: scored(2),
    three: scored(3),
    four: scored(4),
    six: scored(6),
    out: part((row) => row.wicket && row.total === 0),
    runOut: part((row) => row.wicket && row.total === 1),
    again1: again(1),
    again2: again(2),
    again5: again(5),
  }
  known.set(key, made)
  return made
}
