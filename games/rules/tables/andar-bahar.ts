/** Andar bahar: cards fall on two sides in turn until one has the rank of the joker. */
import { type Card, pack, rankOf, shoeOf } from '../cards.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

export interface AndarBaharVariant {
  /** What a win on the side pays that gets the first card, and so wins more often, and on the other. */
  firstSideTimes: number
  secondSideTimes: number
  /** Bets on how many cards fall, the last of them included. */
  counts: readonly { from: number; to: number; times: number }[]
}

export const andarBahar: AndarBaharVariant = {
  firstSideTimes: 190,
  secondSideTimes: 200,
  counts: [
    { from: 1, to: 5, times: 350 },
    { from: 6, to: 10, times: 450 },
    { from: 11, to: 15, times: 550 },
    { from: 16, to: 25, times: 450 },
    { from: 26, to: 30, times: 1_500 },
    { from: 31, to: 35, times: 2_500 },
    { from: 36, to: 40, times: 5_000 },
    { from: 41, to: 49, times: 12_000 },
  ],
}

/** Four bets on the number of cards, each over a longer way. */
export const longAndarBahar: AndarBaharVariant = {
  firstSideTimes: 190,
  secondSideTimes: 200,
  counts: [
    { from: 1, to: 10, times: 195 },
    { from: 11, to: 20, times: 320 },
    { from: 21, to: 30, times: 625 },
    { from: 31, to: 49, times: 1_490 },
  ],
}

type Side = 'andar' | 'bahar'

/** The outcome says how many cards fell. */
export type AndarBaharEvent =
  | { type: 'joker'; card: Card }
  | { type: 'card'; to: Side; card: Card }
  | { type: 'outcome'; winner: Side; cards: number }
  | ResultEvent

/** Spots: 'andar', 'bahar', and of the counts 'cards-1-5' to 'cards-41-49'. Andar gets the first card. */
export function andarBaharRules(variant: AndarBaharVariant): GameRules<AndarBaharEvent> {
  const spots = spotsOf(variant)
  return tableRules<number, AndarBaharEvent>({
    spots,
    deal(draw) {
      const next = shoeOf(draw, pack)
      const joker = next()
      const cards: Card[] = []
      do cards.push(next())
      while (cards.every((card) => rankOf(card) !== rankOf(joker)))
      return {
        outcome: cards.length,
        events: [
          { type: 'joker', card: joker },
          ...cards.map((card, at) => ({ type: 'card', to: sideOf(at + 1), card }) as const),
          { type: 'outcome', winner: sideOf(cards.length), cards: cards.length },
        ],
      }
    },
    returns: () => returnsOver(spots, outcomes()),
  })
}

/** The side that gets the n-th card, from 1. */
function sideOf(nth: number): Side {
  return nth % 2 === 1 ? 'andar' : 'bahar'
}

function spotsOf({ firstSideTimes, secondSideTimes, counts }: AndarBaharVariant): Map<string, Spot<number>> {
  return new Map([
    ['andar', { kind: 'Andar', timesAt: (count: number) => (sideOf(count) === 'andar' ? firstSideTimes : 0) }],
    ['bahar', { kind: 'Bahar', timesAt: (count: number) => (sideOf(count) === 'bahar' ? secondSideTimes : 0) }],
    ...counts.map(({ from, to, times }): [string, Spot<number>] => [
      `cards-${from}-${to}`,
      { kind: `${from} to ${to} cards`, timesAt: (count) => (count >= from && count <= to ? times : 0) },
    ]),
  ])
}

/** How many cards fall: the first of three among 51 is the n-th in as many ways as the other two lie among those after it. */
function outcomes(): [number, number][] {
  return Array.from({ length: 49 }, (_, at) => {
    const after = 50 - at
    return [at + 1, (after * (after - 1)) / 2]
  })
}
