/** Games that take several bets in one round: roulette, dice, the card tables. */
import { fieldsOf, GameRefusal } from './rules.ts'

/** A stake on one spot of the table. */
export interface Bet {
  /** Name of the spot: 'red', 'straight-17'. */
  on: string
  amountPaise: number
}

const mostBets = 100

/**
 * The bets of `meta`: { bets: [{ on, amountPaise: whole paise above 0 }] }, at most 100, together `amountPaise`; those on one
 * spot come as one. Throws `GameRefusal` at anything else and at a spot that the table has not.
 */
export function betsOf(amountPaise: number, meta: unknown, isSpot: (on: string) => boolean): Bet[] {
  const { bets } = fieldsOf(meta)
  if (!Array.isArray(bets) || bets.length === 0) throw new GameRefusal('Place a bet first')
  if (bets.length > mostBets) throw new GameRefusal(`A round takes at most ${mostBets} bets`)
  const amounts = new Map<string, number>()
  for (const bet of bets) {
    const { on, amountPaise: amount } = fieldsOf(bet)
    if (typeof on !== 'string' || !isSpot(on)) throw new GameRefusal('This table has no such bet')
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
      throw new GameRefusal('Each bet needs an amount in whole paise, above zero')
    amounts.set(on, (amounts.get(on) ?? 0) + amount)
  }
  const total = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  if (total !== amountPaise) throw new GameRefusal('The bets do not add up to the stake')
  return [...amounts].map(([on, amount]) => ({ on, amountPaise: amount }))
}
