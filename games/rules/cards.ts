/** Playing cards, written as rank and suit: 'AS' the ace of spades, 'TD' the ten of diamonds. */
import { drawBelow } from './draw.ts'
import type { Draw } from './fairness.ts'

/** Ranks in their order, the ace low. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export const suits = ['S', 'H', 'D', 'C'] as const

export type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]
export type Card = `${Rank}${Suit}`

/** The 52 cards of a pack. */
export const pack: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))

const rankNumbers = new Map<string, number>(pack.map((card) => [card, 1 + (pack.indexOf(card) % ranks.length)]))

/** 1 the ace, 2 to 10, 11 the jack, 12 the queen, 13 the king. */
export function rankOf(card: Card): number {
  return rankNumbers.get(card) ?? 0
}

/** 'S', 'H', 'D' or 'C'. */
export function suitOf(card: Card): string {
  return card.slice(1)
}

export function isRed(card: Card): boolean {
  return card.endsWith('H') || card.endsWith('D')
}

/** `packs` packs as one. */
export function packsOf(packs: number): Card[] {
  return Array.from({ length: packs }, () => pack).flat()
}

/**
 * Shuffled cards, dealt one at each call: the n-th card follows from the first n numbers alone, no matter who gets it. Throws a
 * RangeError when all are dealt.
 */
export function shoeOf(draw: Draw, cards: readonly Card[]): () => Card {
  // Each dealt card's place is filled by the last card that is left; only the places so filled are kept.
  const filled = new Map<number, Card | undefined>()
  let left = cards.length
  return () => {
    const at = drawBelow(draw, left)
    const cardAt = (place: number) => filled.get(place) ?? cards[place]
    const card = left > 0 ? cardAt(at) : undefined
    if (card === undefined) throw new RangeError('The shoe is empty')
    left -= 1
    filled.set(at, cardAt(left))
    return card
  }
}
