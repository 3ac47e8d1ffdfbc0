/** Craps: the shooter's come-out roll wins, loses or sets a point, which must come again before a seven. */
import { drawBelow } from '../draw.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

/** Times of the bets on the first roll. */
export interface CrapsVariant {
  /** 3, 4, 9, 10, 11; and what 2 and 12 pay on the same bet. */
  field: number
  fieldTwo: number
  fieldTwelve: number
  anySeven: number
  /** 2, 3, 12. */
  anyCraps: number
  eleven: number
}

export const craps: CrapsVariant = {
  field: 200,
  fieldTwo: 300,
  fieldTwelve: 400,
  anySeven: 575,
  anyCraps: 850,
  eleven: 1_700,
}

interface Shot {
  /** Total of the come-out roll. */
  first: number
  /** Whether the pass line won. */
  isWon: boolean
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** The point follows a first roll that decides nothing. */
export type CrapsEvent =
  | { type: 'roll'; dice: readonly [number, number]; total: number }
  | { type: 'point'; point: number }
  | { type: 'outcome'; winner: 'pass' | 'dont-pass' }
  | ResultEvent

/** Spots: 'pass'; 'dont-pass', given back at a first 12; of the first roll 'field', 'any-seven', 'any-craps', 'eleven'. */
export function crapsRules(variant: CrapsVariant): GameRules<CrapsEvent> {
  const spots = spotsOf(variant)
  return tableRules<Shot, CrapsEvent>({
    spots,
    deal(draw) {
      const events: CrapsEvent[] = []
      const roll = () => {
        const dice = [drawBelow(draw, 6) + 1, drawBelow(draw, 6) + 1] as const
        const total = dice[0] + dice[1]
        events.push({ type: 'roll', dice, total })
        return total
      }
      const first = roll()
      let isWon = comeOut(first)
      if (isWon === null) {
        events.push({ type: 'point', point: first })
        let total = roll()
        while (total !== first && total !== 7) total = roll()
        isWon = total === first
      }
      events.push({ type: 'outcome', winner: isWon ? 'pass' : 'dont-pass' })
      return { outcome: { first, isWon }, events }
    },
    returns: () => returnsOver(spots, outcomes()),
  })
}

/** Whether the pass line wins at once; null when the total becomes the point. */
function comeOut(total: number): boolean | null {
  if (total === 7 || total === 11) return true
  return total === 2 || total === 3 || total === 12 ? false : null
}

function spotsOf(variant: CrapsVariant): Map<string, Spot<Shot>> {
  const { field, fieldTwo, fieldTwelve, anySeven, anyCraps, eleven } = variant
  const fields = new Map([
    [2, fieldTwo],
    [12, fieldTwelve],
    ...[3, 4, 9, 10, 11].map((total) => [total, field] as const),
  ])
  return new Map<string, Spot<Shot>>([
    ['pass', { kind: 'Pass', timesAt: ({ isWon }) => (isWon ? 200 : 0) }],
    [
      'dont-pass',
      {
        kind: 'Do not pass',
        timesAt: ({ first, isWon }) => {
          if (first === 12) return 100
          return isWon ? 0 : 200
        },
      },
    ],
    ['field', { kind: 'Field', timesAt: ({ first }) => fields.get(first) ?? 0 }],
    ['any-seven', { kind: 'Any seven', timesAt: ({ first }) => (first === 7 ? anySeven : 0) }],
    ['any-craps', { kind: 'Any craps', timesAt: ({ first }) => ([2, 3, 12].includes(first) ? anyCraps : 0) }],
    ['eleven', { kind: 'Eleven', timesAt: ({ first }) => (first === 11 ? eleven : 0) }],
  ])
}

/** Every first total, and of a point both ends: it comes before a seven as often as its ways are among its and the seven's. */
function outcomes(): [Shot, number][] {
  const totals = faces.flatMap((a) => faces.map((b) => a + b))
  const waysOf = (wanted: number) => totals.filter((total) => total === wanted).length
  return totals.flatMap((first): [Shot, number][] => {
    const isWon = comeOut(first)
    if (isWon !== null) return [[{ first, isWon }, 1]]
    const made = waysOf(first) / (waysOf(first) + waysOf(7))
    return [
      [{ first, isWon: true }, made],
      [{ first, isWon: false }, 1 - made],
    ]
  })
}
