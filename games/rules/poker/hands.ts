/** Poker hands: the best five of five to seven cards. */
import { type Card, rankOf, suitOf, suits } from '../cards.ts'

/** From the lowest to the highest; a royal flush is a straight flush. */
export const categories = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const

export type Category = (typeof categories)[number]

export interface Hand {
  category: Category
  /** Compares hands: the higher wins, equal ones share. */
  strength: number
}

const ace = 14
const aceLow = 1
const handSize = 5

/** The best hand that the cards make. */
export function bestHand(cards: readonly Card[]): Hand {
  const heights = cards.map(heightOf)
  const suited = suits
    .map((suit) => cards.filter((card) => suitOf(card) === suit).map(heightOf))
    .find((same) => same.length >= handSize)
  const suitedTop = suited ? straightTop(suited) : 0
  if (suitedTop > 0) return handOf('straight-flush', [suitedTop])

  const groups = groupsOf(heights)
  const [first, second] = groups
  const { height = 0, count = 0 } = first ?? {}
  if (count === 4) return handOf('four-of-a-kind', [height, ...others(heights, [height], 1)])
  if (count === 3 && second && second.count >= 2) return handOf('full-house', [height, second.height])
  if (suited) return handOf('flush', others(suited, [], handSize))
  const top = straightTop(heights)
  if (top > 0) return handOf('straight', [top])
  if (count === 3) return handOf('three-of-a-kind', [height, ...others(heights, [height], 2)])
  if (count === 2 && second?.count === 2)
    return handOf('two-pairs', [height, second.height, ...others(heights, [height, second.height], 1)])
  if (count === 2) return handOf('pair', [height, ...others(heights, [height], 3)])
  return handOf('high-card', others(heights, [], handSize))
}

function heightOf(card: Card): number {
  return rankOf(card) === 1 ? ace : rankOf(card)
}

/** Equal heights together: the most of a kind first, among as many the higher. */
function groupsOf(heights: readonly number[]): { height: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1)
  return [...counts]
    .map(([height, count]) => ({ height, count }))
    .sort((a, b) => b.count - a.count || b.height - a.height)
}

/** The highest heights besides some. */
function others(heights: readonly number[], besides: readonly number[], count: number): number[] {
  return heights
    .filter((height) => !besides.includes(height))
    .sort((a, b) => b - a)
    .slice(0, count)
}

/** The highest card of the best straight, the ace also below the two; 0 when there is none. */
function straightTop(heights: readonly number[]): number {
  const held = new Set(heights.includes(ace) ? [...heights, aceLow] : heights)
  for (let top = ace; top >= handSize; top -= 1)
    if (Array.from({ length: handSize }, (_, below) => top - below).every((height) => held.has(height))) return top
  return 0
}

/** `heights` decide between hands of a category, the most important first. */
function handOf(category: Category, heights: readonly number[]): Hand {
  const places = Array.from({ length: handSize }, (_, at) => heights[at] ?? 0)
  return { category, strength: places.reduce((sum, height) => sum * (ace + 1) + height, categories.indexOf(category)) }
}
