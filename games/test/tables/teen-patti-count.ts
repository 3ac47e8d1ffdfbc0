import { type Card, pack, rankOf } from '../../rules/cards.ts'
import type { HandCounts } from '../../rules/tables/teen-patti.ts'
import { kindOf, strengthOf } from '../../rules/tables/teen-patti-hands.ts'

/** Three cards as bits: of the first 26 cards and of the others. */
type HandBits = readonly [number, number]

/** Counts every hand and every pair of hands, with a joker for each of its ranks (its suit is all the same). */
export function countHands(hasJoker: boolean): HandCounts {
  const hands = { 'high card': 0, pair: 0, colour: 0, sequence: 0, 'pure sequence': 0, trail: 0 }
  let pairs = 0
  let equalPairs = 0
  for (const joker of hasJoker ? pack.slice(0, 13) : [null]) {
    const cards = pack.filter((card) => card !== joker)
    for (const [strength, alike] of handsOf(cards, joker ? rankOf(joker) : undefined)) {
      hands[kindOf(strength)] += alike.length
      equalPairs += disjointPairs(alike)
    }
    pairs += choose3(cards.length) * choose3(cards.length - 3)
  }
  return { hands, pairs, equalPairs }
}

function choose3(count: number): number {
  return (count * (count - 1) * (count - 2)) / 6
}

/** All hands of three of these cards, by what they are worth. */
function handsOf(cards: readonly Card[], wildRank?: number): Map<number, HandBits[]> {
  const bitsOf = (at: number): HandBits => (at < 26 ? [1 << at, 0] : [0, 1 << (at - 26)])
  const hands = new Map<number, HandBits[]>()
  for (const [i, first] of cards.entries())
    for (const [j, second] of cards.slice(0, i).entries())
      for (const [k, third] of cards.slice(0, j).entries()) {
        const strength = strengthOf([first, second, third], wildRank)
        const [a, b, c] = [bitsOf(i), bitsOf(j), bitsOf(k)]
        const alike = hands.get(strength) ?? []
        alike.push([a[0] | b[0] | c[0], a[1] | b[1] | c[1]])
        hands.set(strength, alike)
      }
  return hands
}

/** In how many ways two of these hands, one for each player, have no card in common. */
function disjointPairs(hands: readonly HandBits[]): number {
  let pairs = 0
  for (const [low, high] of hands)
    for (const [otherLow, otherHigh] of hands) if (((low & otherLow) | (high & otherHigh)) === 0) pairs += 1
  return pairs
}
