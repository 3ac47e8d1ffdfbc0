import { chances, DELIVERIES, type Delivery } from '../play/ball-model.ts'

/** The ball model for one batter: legal deliveries only, by the runs of the bat and whether the batters cross. */
export interface BatterChances {
  dot: number
  /** The batters cross, nothing to the bat. */
  bye: number
  one: number
  two: number
  three: number
  four: number
  six: number
  out: number
  runOut: number
}

const known = new Map<number, BatterChances>()

/** Chances 0 to 1 that add up to 1, for an aggression and a level. */
export function batterChances(aggression: number, level: number): BatterChances {
  const key = (level + 50) * 16 + aggression
  const found = known.get(key)
  if (found !== undefined) return found
  const table = chances(aggression, level)
  const weight = (keep: (row: Delivery) => boolean): number =>
    DELIVERIES.reduce((total, row, index) => total + (row.legal && keep(row) ? (table[index] ?? 0) : 0), 0)
  const legal = weight(() => true)
  const bat = (runs: number, crossed: boolean): number =>
    weight((row) => !row.wicket && row.bat === runs && row.crossed === crossed) / legal
  const made: BatterChances = {
    dot: bat(0, false),
    bye: bat(0, true),
    one: bat(1, true),
    two: bat(2, false),
    three: bat(3, true),
    four: bat(4, false),
    six: bat(6, false),
    out: weight((row) => row.kind === 'wicket') / legal,
    runOut: weight((row) => row.kind === 'run-out') / legal,
  }
  known.set(key, made)
  return made
}
