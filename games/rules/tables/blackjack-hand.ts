/** What hands of blackjack are worth. */
import { type Card, rankOf } from '../cards.ts'

/** Points of a card; an ace is 1 here and 11 where `totalOf` finds room. */
export function pointsOf(card: Card): number {
  return Math.min(rankOf(card), 10)
}

/** The best total of a hand, and whether an ace counts 11 in it. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const low = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = low <= 11 && cards.some((card) => rankOf(card) === 1)
  return { total: isSoft ? low + 10 : low, isSoft }
}

/** An ace and a ten as the first two cards. A hand of a split has none: say so with `isSplit`. */
export function isBlackjack(cards: readonly Card[], isSplit = false): boolean {
  return !isSplit && cards.length === 2 && totalOf(cards).total === 21
}

/** Two cards of the same points. */
export function isPair([first, second, ...more]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && more.length === 0 && pointsOf(first) === pointsOf(second)
}
