/** A table: bets on its spots, then one outcome that decides them all. */

import { betsOf } from './bets.ts'
import type { Draw } from './fairness.ts'
import { type BetReturn, checkMode, decided, type GameRules, inOrder, paidOver } from './rules.ts'

/** 100 rupees. */
const samplePaise = 10_000

/** A place of the table that takes bets. */
export interface Spot<Outcome> {
  /** Its kind in words, a line of the table of returns; spots of one kind give back the same. */
  kind: string
  /** What it pays at an outcome, in hundredths of the stake, the stake included: 0 lost, 100 given back. */
  timesAt(outcome: Outcome): number
}

/** What happens before the bets are settled; the same for all who bet on it. */
export interface Dealt<Outcome> {
  outcome: Outcome
  events: readonly ({ type: string } & Readonly<Record<string, unknown>>)[]
}

export interface Table<Outcome> {
  spots: ReadonlyMap<string, Spot<Outcome>>
  deal(draw: Draw): Dealt<Outcome>
  returns(): readonly BetReturn[]
}

/**
 * The rules of a table. `meta` is that of `betsOf`. After the events of the deal comes { type: 'result', bets: [{ on,
 * amountPaise, times }] }.
 */
export function tableRules<Outcome>({ spots, deal, returns }: Table<Outcome>): GameRules {
  const modes = ['base'] as const
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const bets = betsOf(stakePaise, meta, (on) => spots.has(on))
      return {
        stakePaise,
        tell(actions, draw) {
          const { outcome, events } = deal(draw)
          const settled = bets.map((bet) => ({ ...bet, times: spots.get(bet.on)?.timesAt(outcome) ?? 0 }))
          return decided(actions, {
            events: [...events, { type: 'result', bets: settled }],
            stakePaise,
            payoutPaise: paidOver(settled),
          })
        },
      }
    },
    deal: (draw) => inOrder(deal(draw).events),
    returns,
    sampleBets: () =>
      [...spotOfKind(spots).keys()].map((on) => ({
        amountPaise: samplePaise,
        mode: modes[0],
        meta: { bets: [{ on, amountPaise: samplePaise }] },
      })),
  }
}

/** The first spot of each kind, by its name. */
function spotOfKind<Outcome>(spots: ReadonlyMap<string, Spot<Outcome>>): Map<string, Spot<Outcome>> {
  const firsts = new Map([...spots].reverse().map(([on, { kind }]) => [kind, on]))
  return new Map([...spots].filter(([on, { kind }]) => firsts.get(kind) === on))
}

/**
 * The returns of spots, one line for each kind, over every outcome with its weight in any unit. Outcomes that the spots cannot
 * tell apart may come as one.
 */
export function returnsOver<Outcome>(
  spots: ReadonlyMap<string, Spot<Outcome>>,
  outcomes: Iterable<readonly [Outcome, number]>,
): BetReturn[] {
  const weighed = [...outcomes]
  const total = weighed.reduce((sum, [, weight]) => sum + weight, 0)
  return [...spotOfKind(spots).values()].map((spot): BetReturn => {
    const timed = weighed.map(([outcome, weight]) => ({ times: spot.timesAt(outcome), weight }))
    return {
      bet: spot.kind,
      expected: timed.reduce((sum, { times, weight }) => sum + times * weight, 0) / (100 * total),
      mostTimes: timed.reduce((most, { times }) => Math.max(most, times), 0),
      proof: 'enumeration',
    }
  })
}
