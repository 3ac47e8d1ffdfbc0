import { drawBelow, drawItems } from '../draw.ts'
import type { Draw } from '../fairness.ts'
import { type GameRules, wholeNumber } from '../rules.ts'
import { choose, singleBetRules } from './single.ts'

/** Cards of five by five numbers, the middle free; balls are drawn, the last one with a multiplier for what it completes. */
export interface BallDrawVariant {
  /** The balls are 1 to this number. */
  balls: number
  /** Balls of the draw, the last one included. */
  drawn: number
  mostCards: number
  /** Payout of a card by its complete lines, in hundredths of its stake, from none; the last for that many and more. */
  timesOfLines: readonly number[]
  /** Equally likely multipliers of the last ball, which count on a card where it completes a line. */
  multipliers: readonly number[]
}

export const megaBall: BallDrawVariant = {
  balls: 51,
  drawn: 21,
  mostCards: 20,
  timesOfLines: [0, 200, 1_500, 13_000, 50_000, 100_000],
  multipliers: [2, 2, 2, 2, 3, 3, 3, 5, 5, 10],
}

const side = 5
const middle = 12
const places = Array.from({ length: side }, (_, at) => at)

/** The twelve lines, as places of a card from 0 to 24, row after row, without the free one. */
const lines: readonly (readonly number[])[] = [
  ...places.map((row) => places.map((column) => row * side + column)),
  ...places.map((column) => places.map((row) => row * side + column)),
  places.map((at) => at * side + at),
  places.map((at) => at * side + side - 1 - at),
].map((line) => line.filter((place) => place !== middle))

interface Card {
  /** By place; 0 the free one. */
  numbers: readonly number[]
}

/** The numbers of each card by place, row after row, 0 the free one. Its lines count from 0: rows, columns, then diagonals. */
export type BallDrawEvent =
  | { type: 'cards'; cards: readonly (readonly number[])[] }
  | { type: 'balls'; numbers: readonly number[] }
  | { type: 'last'; number: number; multiplier: number }
  | { type: 'lines'; cards: readonly { lines: readonly number[]; isMultiplied: boolean; times: number }[] }

/**
 * `meta`: { cards: 1 to the most }; the stake is shared by the cards equally. Drawn are the balls, the multiplier, then the cards.
 */
export function ballDrawRules(variant: BallDrawVariant): GameRules<BallDrawEvent> {
  const { balls, drawn, mostCards, multipliers } = variant
  return singleBetRules({
    read: ({ cards }) => wholeNumber(cards, 'The number of cards', 1, mostCards),
    outcome(count, draw) {
      const all = Array.from({ length: balls }, (_, before) => before + 1)
      const numbers = drawItems(draw, all, drawn)
      const multiplier = multipliers[drawBelow(draw, multipliers.length)] ?? 1
      const cards = Array.from({ length: count }, () => cardOf(all, draw))
      const checked = cards.map((card) => check(card, numbers, multiplier, variant))
      return {
        events: [
          { type: 'cards', cards: cards.map(({ numbers }) => numbers) },
          { type: 'balls', numbers: numbers.slice(0, -1) },
          { type: 'last', number: numbers.at(-1) ?? 0, multiplier },
          { type: 'lines', cards: checked },
        ],
        times: checked.reduce((sum, { times }) => sum + times, 0),
        parts: count,
      }
    },
    kinds: () => [
      {
        meta: { cards: 1 },
        back: {
          bet: 'A card',
          expected: expectedOf(variant),
          mostTimes: Math.max(...variant.timesOfLines) * Math.max(...multipliers),
          proof: 'closed form',
        },
      },
    ],
  })
}

function cardOf(all: readonly number[], draw: Draw): Card {
  const numbers = drawItems(draw, all, side * side - 1)
  return { numbers: [...numbers.slice(0, middle), 0, ...numbers.slice(middle)] }
}

/** The complete lines of a card, and what it pays. */
function check({ numbers }: Card, drawn: readonly number[], multiplier: number, { timesOfLines }: BallDrawVariant) {
  const hit = new Set(drawn)
  const complete = lines.flatMap((line, at) => (line.every((place) => hit.has(numbers[place] ?? 0)) ? [at] : []))
  const last = numbers.indexOf(drawn.at(-1) ?? 0)
  const isMultiplied = complete.some((at) => lines[at]?.includes(last))
  const times =
    (timesOfLines[Math.min(complete.length, timesOfLines.length - 1)] ?? 0) * (isMultiplied ? multiplier : 1)
  return { lines: complete, isMultiplied, times }
}

/**
 * Return of a card, by inclusion and exclusion over the sets of its lines. A set of lines that covers `n` places is
 * complete (others may be too) when all n numbers are drawn; from that follows the chance that just this set is. Then each drawn
 * ball is as likely the last one, and it completed a line if it is one of the n.
 */
function expectedOf({ balls, drawn, timesOfLines, multipliers }: BallDrawVariant): number {
  const sets = Array.from({ length: 2 ** lines.length }, (_, set) => lines.filter((_, at) => (set >> at) & 1))
  const covered = sets.map((set) => new Set(set.flat()).size)
  const chances = covered.map((count) => choose(balls - count, drawn - count) / choose(balls, drawn))
  for (let at = 0; at < lines.length; at += 1)
    for (let set = 0; set < sets.length; set += 1)
      if (!((set >> at) & 1)) chances[set] = (chances[set] ?? 0) - (chances[set | (1 << at)] ?? 0)
  const mean = multipliers.reduce((sum, times) => sum + times, 0) / multipliers.length
  return sets.reduce((sum, set, at) => {
    const times = timesOfLines[Math.min(set.length, timesOfLines.length - 1)] ?? 0
    return sum + ((chances[at] ?? 0) * times * (1 + ((mean - 1) * (covered[at] ?? 0)) / drawn)) / 100
  }, 0)
}
