import type { Bet, FaceRound, Fields } from '../face.ts'
import { flagAt, listAt, numberAt, numbersAt } from '../fields.ts'

export const mostCards = 20

/** Cells in a row of a card; the middle one is free. */
const side = 5

const places = Array.from({ length: side }, (_, at) => at)

/** Places of the twelve lines: rows, columns, then the two diagonals (games/rules/instant/ball-draw.ts). */
const linePlaces: readonly (readonly number[])[] = [
  ...places.map((row) => places.map((column) => row * side + column)),
  ...places.map((column) => places.map((row) => row * side + column)),
  places.map((at) => at * side + at),
  places.map((at) => at * side + side - 1 - at),
]

/** A card without numbers, as it lies there before the deal. */
const blank: readonly number[] = Array.from({ length: side * side }, () => 0)

export function cardsOf({ meta }: Bet): number {
  return Math.min(mostCards, Math.max(1, numberAt(meta, 'cards', 1)))
}

export interface DealtCard {
  /** By place, row after row; 0 is free, or not dealt yet. */
  numbers: readonly number[]
  /** Places of complete lines. */
  onLine: ReadonlySet<number>
  lines: number
  /** Its payout, in hundredths of its part of the stake; null until it is shown. */
  times: number | null
  isMultiplied: boolean
}

export interface Deal {
  cards: readonly DealtCard[]
  balls: readonly number[]
  last: { number: number; multiplier: number } | null
}

/** The shown part of a round; without a round so many blank cards. */
export function dealOf(round: FaceRound | null, count: number): Deal {
  const event = (type: string): Fields => round?.events.find((one) => one.type === type) ?? {}
  const last = event('last')
  const shownRound = listAt(event('lines'), 'cards')
  const dealt = event('cards').cards
  const cards = Array.isArray(dealt) ? dealt.map((numbers) => numbersAt({ numbers }, 'numbers')) : []
  return {
    cards: (cards.length > 0 ? cards : Array.from({ length: count }, () => blank)).map((numbers, at) => {
      const { [at]: checked = null } = shownRound
      const lines = checked === null ? [] : numbersAt(checked, 'lines')
      return {
        numbers,
        onLine: new Set(lines.flatMap((line) => linePlaces[line] ?? [])),
        lines: lines.length,
        times: checked === null ? null : numberAt(checked, 'times'),
        isMultiplied: checked !== null && flagAt(checked, 'isMultiplied'),
      }
    }),
    balls: numbersAt(event('balls'), 'numbers'),
    last: 'number' in last ? { number: numberAt(last, 'number'), multiplier: numberAt(last, 'multiplier', 1) } : null,
  }
}

/** Rows and columns in which so many cards lie, on a stage that is so much wider than high. */
export function layoutOf(count: number, wide: number): { columns: number; rows: number } {
  const most = Math.min(count, Math.max(1, Math.round(Math.sqrt(count * wide))))
  const rows = Math.ceil(count / most)
  return { columns: Math.ceil(count / rows), rows }
}
