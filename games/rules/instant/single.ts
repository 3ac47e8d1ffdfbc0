/** Rounds with one bet that is decided as soon as it is ordered (plinko, keno, wheels). */
import type { Draw } from '../fairness.ts'
import { type BetReturn, checkMode, decided, type EventBody, fieldsOf, type GameRules } from '../rules.ts'

/** What was drawn for a bet. */
interface Outcome<Event extends EventBody> {
  events: readonly Event[]
  /** Its payout, in hundredths of the stake; with `parts`, of that part of the stake. */
  times: number
  /** Equal parts of the stake that `times` is the sum over: the cards of a draw. One unless said. */
  parts?: number
}

/** A family of such games. */
interface SingleBet<Bet, Event extends EventBody> {
  /** Reads `meta`. Throws `GameRefusal` at anything that is not a bet of this game. */
  read(meta: Readonly<Record<string, unknown>>): Bet
  outcome(bet: Bet, draw: Draw): Outcome<Event>
  /** Every kind of bet: a `meta` that orders one, and what it gives back. */
  kinds(): readonly { meta: Readonly<Record<string, unknown>>; back: BetReturn }[]
}

/** The rules of a family with one bet a round. */
export function singleBetRules<Bet, Event extends EventBody>(family: SingleBet<Bet, Event>): GameRules<Event> {
  const { read, outcome, kinds } = family
  const modes = ['base']
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const bet = read(fieldsOf(meta))
      return {
        stakePaise,
        play(actions, draw) {
          const { events, times, parts = 1 } = outcome(bet, draw)
          return decided(actions, { events, stakePaise, payoutPaise: Math.floor((stakePaise * times) / (100 * parts)) })
        },
      }
    },
    returns: () => kinds().map(({ back }) => back),
    sampleBets: () => kinds().map(({ meta }) => ({ amountPaise: 1_000, mode: 'base', meta })),
  }
}

/** Ways to choose `taken` of `all`, order aside. */
export function choose(all: number, taken: number): number {
  return Array.from({ length: taken }).reduce<number>((ways, _, at) => (ways * (all - at)) / (at + 1), 1)
}
