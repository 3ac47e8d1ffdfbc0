/** Hands of three cards, in the order of teen patti. */
import { type Card, rankOf, suitOf } from '../cards.ts'

/** From the lowest; a sequence in one suit is pure, three of a rank are a trail. */
export const handKinds = ['high card', 'pair', 'colour', 'sequence', 'pure sequence', 'trail'] as const

export type HandKind = (typeof handKinds)[number]

/** Of two hands the better one has the larger number; equal hands have the same. */
export type Strength = number

/** What a strength leaves to the heights of the cards: three digits of 16. */
const perKind = 16 ** 3

const ace = 14

export function kindOf(strength: Strength): HandKind {
  return handKinds[Math.floor(strength / perKind)] ?? 'high card'
}

/** What three cards are worth; those of `wildRank`, if any, stand for the cards that make the best of it. */
export function strengthOf(cards: readonly Card[], wildRank?: number): Strength {
  const fixed = cards.filter((card) => rankOf(card) !== wildRank)
  const heights = fixed.map((card) => (rankOf(card) === 1 ? ace : rankOf(card)))
  const [first = ace, second = first] = heights
  const isSuited = fixed.every((card) => card.endsWith(suitOf(fixed[0] ?? card)))
  if (heights.length === 3) return worth(heights, isSuited)
  if (heights.length < 2) return worth([first, first, first], false)
  let best = 0
  for (let wild = 2; wild <= ace; wild += 1) best = Math.max(best, worth([first, second, wild], isSuited))
  return best
}

function worth(heights: readonly number[], isSuited: boolean): Strength {
  const [high = 0, middle = 0, low = 0] = [...heights].sort((a, b) => b - a)
  if (high === low) return strength('trail', high)
  if (high === middle) return strength('pair', high, low)
  if (middle === low) return strength('pair', low, high)
  const run = runOf(high, middle, low)
  if (run > 0) return strength(isSuited ? 'pure sequence' : 'sequence', run)
  return strength(isSuited ? 'colour' : 'high card', high, middle, low)
}

/** The order of a sequence, 0 without one: ace-king-queen first, then ace-2-3, then king-queen-jack and down to 4-3-2. */
function runOf(high: number, middle: number, low: number): number {
  if (high === ace && middle === 3 && low === 2) return ace
  if (high - middle !== 1 || middle - low !== 1) return 0
  return high === ace ? ace + 1 : high
}

function strength(kind: HandKind, ...digits: readonly number[]): Strength {
  const [first = 0, second = 0, third = 0] = digits
  return ((handKinds.indexOf(kind) * 16 + first) * 16 + second) * 16 + third
}
