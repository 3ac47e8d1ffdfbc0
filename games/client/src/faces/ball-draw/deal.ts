import type { BallDrawEvent } from '@chaupar/games/rules/instant/ball-draw'
import { shownEvent } from '../events.ts'
import type { Bet, FaceRound } from '../face.ts'
import { numberAt } from '../fields.ts'

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
export function dealOf(round: FaceRound<BallDrawEvent> | null, count: number): Deal {
  const cards = shownEvent(round, 'cards')?.cards ?? Array.from({ length: count }, () => blank)
  const paying = shownEvent(round, 'lines')?.cards
  return {
    cards: cards.map((numbers, at) => {
      const checked = paying?.[at]
      const lines = checked?.lines ?? []
      return {
        numbers,
        onLine: new Set(lines.flatMap((line) => linePlaces[line] ?? [])),
        lines: lines.length,
        times: checked?.times ?? null,
        isMultiplied: checked?.isMultiplied === true,
      }
    }),
    balls: shownEvent(round, 'balls')?.numbers ?? [],
    last: shownEvent(round, 'last') ?? null,
  }
}

/** Rows and columns in which so many cards lie, on a stage that is so much wider than high. */
export function layoutOf(count: number, wide: number): { columns: number; rows: number } {
  const most = Math.min(count, Math.max(1, Math.round(Math.sqrt(count * wide))))
  const rows = Math.ceil(count / most)
  return { columns: Math.ceil(count / rows), rows }
}
