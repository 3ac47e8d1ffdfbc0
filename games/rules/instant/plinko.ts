import { type GameRules, oneOf, wholeNumber } from '../rules.ts'
import { plinkoTables } from './plinko-tables.ts'
import { choose, singleBetRules } from './single.ts'

/** A board of pins: at each row the ball falls to the left or to the right. */
export interface PlinkoVariant {
  /** Rows of the smallest board and of the largest, from 8 to 16. */
  leastRows: number
  mostRows: number
}

export const plinko: PlinkoVariant = { leastRows: 8, mostRows: 16 }
export const plinkoShort: PlinkoVariant = { leastRows: 8, mostRows: 12 }
export const plinkoTall: PlinkoVariant = { leastRows: 12, mostRows: 16 }

const risks = ['low', 'medium', 'high'] as const
type Risk = (typeof risks)[number]

/** Rows of the first board of the tables. */
const tabledRows = 8

/** Payout of a slot, in hundredths; slots are counted from the left, from 0 to the number of rows. */
function timesOf(risk: Risk, rows: number, slot: number): number {
  return plinkoTables[risk][rows - tabledRows]?.[Math.min(slot, rows - slot)] ?? 0
}

/** The path has 0 left or 1 right for each row; the slot is how often right. */
export type PlinkoEvent = { type: 'drop'; path: readonly number[]; slot: number; times: number }

/**
 * `meta`: { rows, risk: 'low' | 'medium' | 'high' }. One number a row, from the top: half and above is to the
 * right.
 */
export function plinkoRules({ leastRows, mostRows }: PlinkoVariant): GameRules<PlinkoEvent> {
  return singleBetRules({
    read: ({ rows, risk }) => ({
      rows: wholeNumber(rows, 'The number of rows', leastRows, mostRows),
      risk: oneOf(risk, 'The risk', risks),
    }),
    outcome({ rows, risk }, draw) {
      const path = Array.from({ length: rows }, () => (draw() >= 0.5 ? 1 : 0))
      const slot = path.reduce<number>((sum, step) => sum + step, 0)
      const times = timesOf(risk, rows, slot)
      return { events: [{ type: 'drop', path, slot, times }], times }
    },
    kinds: () =>
      Array.from({ length: mostRows - leastRows + 1 }, (_, more) => leastRows + more).flatMap((rows) =>
        risks.map((risk) => {
          const slots = Array.from({ length: rows + 1 }, (_, slot) => slot)
          return {
            meta: { rows, risk },
            back: {
              bet: `${rows} rows, ${risk} risk`,
              expected:
                slots.reduce((sum, slot) => sum + choose(rows, slot) * timesOf(risk, rows, slot), 0) /
                (100 * 2 ** rows),
              mostTimes: timesOf(risk, rows, 0),
              proof: 'closed form',
            },
          }
        }),
      ),
  })
}
