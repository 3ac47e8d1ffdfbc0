/** Two sides get a card each and the higher one wins: dragon tiger, cricket war. */
import { type Card, isRed, pack, packsOf, rankOf, shoeOf, suitOf, suits } from '../cards.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

export type Side = 'dragon' | 'tiger' | 'batter' | 'bowler'

export interface HighCardVariant {
  packs: number
  /** Names of the two sides in spots and events. */
  sides: readonly [Side, Side]
  aceIsHigh: boolean
  /** Payout of a bet on the side that wins. */
  sideTimes: number
  /** What is given back of a bet on a side at a tie. */
  sideTimesAtTie: number
  tieTimes: number
  suitedTieTimes: number
  /** Bets on one side's card alone; odd are A, 3, 5, 7, 9, J, K. */
  cardTimes?: { odd: number; even: number; red: number; black: number; suit: number }
}

export const dragonTiger: HighCardVariant = {
  packs: 8,
  sides: ['dragon', 'tiger'],
  aceIsHigh: false,
  sideTimes: 200,
  sideTimesAtTie: 50,
  tieTimes: 1_200,
  suitedTieTimes: 5_100,
  cardTimes: { odd: 180, even: 210, red: 195, black: 195, suit: 390 },
}

/** A tie loses, and a side pays more. */
export const straightDragonTiger: HighCardVariant = { ...dragonTiger, sideTimes: 208, sideTimesAtTie: 0 }

export const cricketWar: HighCardVariant = {
  packs: 6,
  sides: ['batter', 'bowler'],
  aceIsHigh: true,
  sideTimes: 200,
  sideTimesAtTie: 50,
  tieTimes: 1_200,
  suitedTieTimes: 5_100,
}

type Cards = readonly [Card, Card]

/** A card for each side, then the side that wins. */
export type HighCardEvent =
  | { type: 'card'; to: Side; card: Card }
  | { type: 'outcome'; winner: Side | 'tie' }
  | ResultEvent

/**
 * Spots: the two sides, 'tie', 'suited-tie', and with `cardTimes` for each side 'dragon-odd', '-even', '-red', '-black', '-S',
 * '-H', '-D', '-C'.
 */
export function highCardRules(variant: HighCardVariant): GameRules<HighCardEvent> {
  const { packs, sides } = variant
  const spots = spotsOf(variant)
  const shoe = packsOf(packs)
  return tableRules<Cards, HighCardEvent>({
    spots,
    deal(draw) {
      const next = shoeOf(draw, shoe)
      const cards: Cards = [next(), next()]
      const lead = leadOf(cards, variant)
      return {
        outcome: cards,
        events: [
          { type: 'card', to: sides[0], card: cards[0] },
          { type: 'card', to: sides[1], card: cards[1] },
          { type: 'outcome', winner: lead === 0 ? 'tie' : sides[lead > 0 ? 0 : 1] },
        ],
      }
    },
    returns: () =>
      returnsOver(
        spots,
        pack.flatMap((first) =>
          pack.map((second) => [[first, second], first === second ? packs - 1 : packs] satisfies [Cards, number]),
        ),
      ),
  })
}

/** Above zero when the first card is the higher one, zero at a tie. */
function leadOf([first, second]: Cards, { aceIsHigh }: HighCardVariant): number {
  const height = (card: Card) => (aceIsHigh && rankOf(card) === 1 ? 14 : rankOf(card))
  return height(first) - height(second)
}

function spotsOf(variant: HighCardVariant): Map<string, Spot<Cards>> {
  const { sides, cardTimes, sideTimes, sideTimesAtTie, tieTimes, suitedTieTimes } = variant
  const spots = new Map<string, Spot<Cards>>()
  for (const [side, sign] of [
    [sides[0], 1],
    [sides[1], -1],
  ] as const) {
    const timesAt = (cards: Cards) => {
      const lead = leadOf(cards, variant) * sign
      return lead === 0 ? sideTimesAtTie : lead > 0 ? sideTimes : 0
    }
    spots.set(side, { kind: 'A side', timesAt })
  }
  spots.set('tie', { kind: 'Tie', timesAt: (cards) => (leadOf(cards, variant) === 0 ? tieTimes : 0) })
  spots.set('suited-tie', { kind: 'Suited tie', timesAt: ([a, b]) => (a === b ? suitedTieTimes : 0) })
  if (!cardTimes) return spots
  for (const [at, side] of sides.entries()) {
    const add = (name: string, kind: string, times: number, wins: (card: Card) => boolean) =>
      spots.set(`${side}-${name}`, { kind, timesAt: (cards) => (wins(cards[at] ?? cards[0]) ? times : 0) })
    add('odd', 'Odd card', cardTimes.odd, (card) => rankOf(card) % 2 === 1)
    add('even', 'Even card', cardTimes.even, (card) => rankOf(card) % 2 === 0)
    add('red', 'Red or black card', cardTimes.red, isRed)
    add('black', 'Red or black card', cardTimes.black, (card) => !isRed(card))
    for (const suit of suits) add(suit, 'Suit of a card', cardTimes.suit, (card) => suitOf(card) === suit)
  }
  return spots
}
