/**
 * The possible outcomes of one delivery, and their chances.
 *
 * The chances depend only on two whole numbers: the aggression of the batting side (0 blocks, 10 swings at everything) and the
 * level of the contest (venue, strengths, and the batters left). The prices are computed from the same table, so they are fair.
 * Chances are whole parts of 10,000: the same match on every machine.
 */

export type DeliveryKind =
  | 'wicket'
  | 'run-out'
  | 'one'
  | 'two'
  | 'three'
  | 'five'
  | 'four'
  | 'six'
  | 'wide'
  | 'no-ball'
  | 'no-ball-one'
  | 'no-ball-four'
  | 'leg-bye'
  | 'bye'
  | 'leg-bye-four'
  | 'dot'

export interface Delivery {
  kind: DeliveryKind
  /** Runs to the side's total, extras in. */
  total: number
  /** Runs to the batter. */
  bat: number
  /** Runs to the bowler's figures. */
  conceded: number
  legal: boolean
  wicket: boolean
  /** The batters have changed ends by running. */
  crossed: boolean
  /** As written in the over's list. */
  mark: string
}

export const SCALE = 10_000

const row = (
  kind: DeliveryKind,
  total: number,
  bat: number,
  conceded: number,
  legal: boolean,
  wicket: boolean,
  crossed: boolean,
  mark: string,
): Delivery => ({ kind, total, bat, conceded, legal, wicket, crossed, mark })

export const DELIVERIES: readonly Delivery[] = [
  row('wicket', 0, 0, 0, true, true, false, 'W'),
  row('run-out', 1, 1, 1, true, true, true, '1W'),
  row('one', 1, 1, 1, true, false, true, '1'),
  row('two', 2, 2, 2, true, false, false, '2'),
  row('three', 3, 3, 3, true, false, true, '3'),
  row('four', 4, 4, 4, true, false, false, '4'),
  row('six', 6, 6, 6, true, false, false, '6'),
  row('wide', 1, 0, 1, false, false, false, 'wd'),
  row('no-ball', 1, 0, 1, false, false, false, 'nb'),
  row('no-ball-one', 2, 1, 2, false, false, true, 'nb1'),
  row('no-ball-four', 5, 4, 5, false, false, false, 'nb4'),
  row('leg-bye', 1, 0, 0, true, false, true, 'lb'),
  row('bye', 1, 0, 0, true, false, true, 'b'),
  row('leg-bye-four', 4, 0, 0, true, false, false, 'lb4'),
  row('dot', 0, 0, 0, true, false, false, '0'),
]

/** Five by overthrows: a tester can ask for it, the tables below never draw it. */
const FIVE = row('five', 5, 5, 5, true, false, true, '5')

const everyDelivery = [...DELIVERIES, FIVE]

/** The delivery that is written so in an over's list. */
export function deliveryMarked(mark: string): Delivery | undefined {
  return everyDelivery.find((delivery) => delivery.mark === mark)
}

/** The delivery of a kind. */
export function deliveryOf(kind: DeliveryKind): Delivery {
  return everyDelivery.find((delivery) => delivery.kind === kind) ?? DOT
}

// One column per delivery of DELIVERIES but the last, the dot, which takes the rest.
const CAREFUL = [160, 15, 3700, 450, 30, 560, 70, 220, 15, 8, 3, 110, 25, 8]
const NORMAL = [430, 35, 3850, 680, 40, 1060, 420, 300, 22, 12, 8, 110, 25, 8]
const RECKLESS = [800, 90, 3300, 820, 40, 1420, 1250, 380, 25, 18, 12, 90, 20, 6]

// The growth of a weight in parts of 100 with each point of level: boundaries up, wickets down.
const PER_LEVEL = [-4, -2, 1, 1, 1, 5, 5, 1, 0, 0, 5, 0, 0, 0]

const MAX_LEVEL = 16
const AGGRESSIONS = 11
const tables: (readonly number[] | undefined)[] = []

/** Chances in parts of 10,000, one per DELIVERIES row. `aggression` 0 to 10; `level` is held within -16 and 16. */
export function chances(aggression: number, level: number): readonly number[] {
  const held = Math.max(-MAX_LEVEL, Math.min(MAX_LEVEL, level))
  const index = (held + MAX_LEVEL) * AGGRESSIONS + aggression
  const known = tables[index]
  if (known !== undefined) return known
  const table = CAREFUL.map((careful, column) => {
    const normal = NORMAL[column] ?? 0
    const base =
      aggression <= 5
        ? careful * (5 - aggression) + normal * aggression
        : normal * (10 - aggression) + (RECKLESS[column] ?? 0) * (aggression - 5)
    return Math.floor((base * Math.max(10, 100 + held * (PER_LEVEL[column] ?? 0))) / 500)
  })
  const spent = table.reduce((sum, weight) => sum + weight, 0)
  table.push(Math.max(0, SCALE - spent))
  tables[index] = table
  return table
}

/** The delivery that `roll` (0 to 9,999) selects. */
export function deliver(roll: number, aggression: number, level: number): Delivery {
  const table = chances(aggression, level)
  let left = roll
  for (let index = 0; index < table.length; index++) {
    const weight = table[index] ?? 0
    if (left < weight) return DELIVERIES[index] ?? DOT
    left -= weight
  }
  return DOT
}

const DOT: Delivery = row('dot', 0, 0, 0, true, false, false, '0')
