import type { Card } from '../../rules/cards.ts'
import type { Draw } from '../../rules/fairness.ts'

/** Draws these numbers, and zeros after them. */
export function drawOf(numbers: readonly number[]): Draw {
  let at = 0
  return () => {
    at += 1
    return numbers[at - 1] ?? 0
  }
}

/**
 * Draws that deal these cards first from a shoe of `cards`, one draw for each call. The middle of a card's share of [0, 1), so
 * that rounding does not decide.
 */
export function drawOfCards(wanted: readonly Card[], cards: readonly Card[]): () => Draw {
  const left = [...cards]
  const numbers = wanted.map((card) => {
    const at = left.indexOf(card)
    if (at < 0) throw new RangeError(`No ${card} is left`)
    const number = (at + 0.5) / left.length
    const last = left.pop()
    if (last !== undefined && at < left.length) left[at] = last
    return number
  })
  return () => drawOf(numbers)
}
