/** Two hands of two cards each share five on the board, and bets are on the hands: who wins, and what a hand becomes. */
import { type Card, pack, shoeOf } from '../cards.ts'
import { type BetReturn, type GameRules, timesAtChance } from '../rules.ts'
import { type ResultEvent, type Spot, tableRules } from '../table.ts'
import { bestHand, type Category, categories } from './hands.ts'

export interface TwoHandsVariant {
  /** What a bet on a hand pays when it wins, and when both hands share. */
  sideTimes: number
  sideTimesAtTie: number
  /** What is given back of a stake of 1 on what a hand becomes, before the times are rounded down. */
  expected: number
}

/** A win pays 1.95 times, a shared board gives the stake back. */
export const oneDayPoker: TwoHandsVariant = { sideTimes: 195, sideTimesAtTie: 100, expected: 0.96 }
/** A win pays double, a shared board half. */
export const galleryPoker: TwoHandsVariant = { sideTimes: 200, sideTimesAtTie: 50, expected: 0.96 }

const sides = ['a', 'b'] as const
type Side = (typeof sides)[number]

interface Showdown {
  winner: Side | 'tie'
  hands: Readonly<Record<Side, Category>>
}

/** How many of the 133,784,560 sevens of cards have each category as their best: counted once, over all of them. */
const sevens: Readonly<Record<Category, number>> = {
  'high-card': 23_294_460,
  pair: 58_627_800,
  'two-pairs': 31_433_400,
  'three-of-a-kind': 6_461_620,
  straight: 6_180_020,
  flush: 4_047_644,
  'full-house': 3_473_184,
  'four-of-a-kind': 224_848,
  'straight-flush': 41_584,
}
const allSevens = Object.values(sevens).reduce((sum, count) => sum + count, 0)

/** Chance that the two hands share the board's worth, by a simulation of 2,000,000 deals. */
const tieChance = 0.0407

/** Nine cards, then the showdown. */
export type TwoHandsEvent =
  | { type: 'card'; to: Side | 'board'; card: Card }
  | ({ type: 'outcome' } & Showdown)
  | ResultEvent

/** Spots: 'a', 'b', and of each hand 'a-pair' and so on, by the names of `categories`. */
export function twoHandsRules(variant: TwoHandsVariant): GameRules<TwoHandsEvent> {
  return tableRules<Showdown, TwoHandsEvent>({
    spots: spotsOf(variant),
    deal(draw) {
      const next = shoeOf(draw, pack)
      const order = ['a', 'b', 'a', 'b', 'board', 'board', 'board', 'board', 'board'] as const
      const dealt = order.map((to) => ({ type: 'card', to, card: next() }) as const)
      const cardsOf = (side: Side): Card[] =>
        dealt.filter(({ to }) => to === side || to === 'board').map(({ card }) => card)
      const [a, b] = [bestHand(cardsOf('a')), bestHand(cardsOf('b'))]
      const winner = a.strength === b.strength ? 'tie' : a.strength > b.strength ? 'a' : 'b'
      const outcome: Showdown = { winner, hands: { a: a.category, b: b.category } }
      return { outcome, events: [...dealt, { type: 'outcome', ...outcome }] }
    },
    returns: () => returnsOf(variant),
  })
}

function timesOf(category: Category, expected: number): number {
  return timesAtChance(expected, sevens[category] / allSevens)
}

function spotsOf({ sideTimes, sideTimesAtTie, expected }: TwoHandsVariant): Map<string, Spot<Showdown>> {
  const spots = new Map<string, Spot<Showdown>>()
  for (const side of sides)
    spots.set(side, {
      kind: 'A hand wins',
      timesAt: ({ winner }) => (winner === 'tie' ? sideTimesAtTie : winner === side ? sideTimes : 0),
    })
  for (const category of categories)
    for (const side of sides)
      spots.set(`${side}-${category}`, {
        kind: kindOf(category),
        timesAt: ({ hands }) => (hands[side] === category ? timesOf(category, expected) : 0),
      })
  return spots
}

function returnsOf({ sideTimes, sideTimesAtTie, expected }: TwoHandsVariant): BetReturn[] {
  return [
    {
      bet: 'A hand wins',
      // The hands are alike, so each wins half of what is not shared.
      expected: (((1 - tieChance) / 2) * sideTimes + tieChance * sideTimesAtTie) / 100,
      mostTimes: sideTimes,
      proof: 'simulation',
    },
    ...categories.map((category): BetReturn => {
      const times = timesOf(category, expected)
      return {
        bet: kindOf(category),
        expected: (times * sevens[category]) / (100 * allSevens),
        mostTimes: times,
        proof: 'enumeration',
      }
    }),
  ]
}

function kindOf(category: Category): string {
  return `A hand becomes: ${category.replaceAll('-', ' ')}`
}
