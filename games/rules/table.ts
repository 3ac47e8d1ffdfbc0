/** A table: bets on its spots, then one outcome that decides them all. */

import { type Bet, betsOf } from './bets.ts'
import type { Draw } from './fairness.ts'
import { type BetReturn, checkMode, decided, type EventBody, type GameRules, inOrder, paidOver } from './rules.ts'

/** 100 rupees. */
const samplePaise = 10_000

/** Deals over which the risk of bets is measured. */
const sampleDeals = 1_000

/** In how many of them a loss counts as usual: a tenth. */
const usualDeals = 100

/** A place of the table that takes bets. */
export interface Spot<Outcome> {
  /** Its kind in words, a line of the table of returns; spots of one kind give back the same. */
  kind: string
  /** Its payout at an outcome, in hundredths of the stake, the stake included: 0 lost, 100 given back. */
  timesAt(outcome: Outcome): number
}

/** What happens before the bets are settled; the same for all who bet on it. */
export interface Dealt<Outcome, Event extends EventBody> {
  outcome: Outcome
  events: readonly Event[]
}

/** The last event of a table's round: each bet with its payout, in hundredths of the stake. */
export type ResultEvent = { type: 'result'; bets: readonly (Bet & { times: number })[] }

interface Table<Outcome, Event extends EventBody> {
  spots: ReadonlyMap<string, Spot<Outcome>>
  deal(draw: Draw): Dealt<Outcome, Event>
  returns(): readonly BetReturn[]
}

/** The rules of a table. `meta` is that of `betsOf`. The result comes after the events of the deal. */
export function tableRules<Outcome, Event extends EventBody>({
  spots,
  deal,
  returns,
}: Table<Outcome, Event>): GameRules<Event | ResultEvent> {
  const modes = ['base'] as const
  let sample: Outcome[] | null = null
  const settle = (bets: readonly Bet[], outcome: Outcome) =>
    bets.map((bet) => ({ ...bet, times: spots.get(bet.on)?.timesAt(outcome) ?? 0 }))
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const bets = betsOf(stakePaise, meta, (on) => spots.has(on))
      return {
        stakePaise,
        play(actions, draw) {
          const { outcome, events } = deal(draw)
          const settled = settle(bets, outcome)
          return decided(actions, {
            events: [...events, { type: 'result', bets: settled }],
            stakePaise,
            payoutPaise: paidOver(settled),
          })
        },
      }
    },
    deal: (draw) => inOrder(deal(draw).events),
    riskPaise(orders) {
      const stakePaise = orders.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
      const bets = orders.flatMap(({ amountPaise, meta }) => betsOf(amountPaise, meta, (on) => spots.has(on)))
      if (new Set(bets.map(({ on }) => on)).size < 2) return stakePaise
      sample ??= dealMany(deal)
      const losses = sample.map((outcome) => stakePaise - paidOver(settle(bets, outcome)))
      return Math.max(0, losses.sort((one, other) => other - one)[usualDeals - 1] ?? stakePaise)
    },
    returns,
    sampleBets: () =>
      [...spotOfKind(spots).keys()].map((on) => ({
        amountPaise: samplePaise,
        mode: modes[0],
        meta: { bets: [{ on, amountPaise: samplePaise }] },
      })),
  }
}

/** Outcomes of many deals, the same each time. */
function dealMany<Outcome>(deal: (draw: Draw) => { outcome: Outcome }): Outcome[] {
  const draw = plainDraw()
  return Array.from({ length: sampleDeals }, () => deal(draw).outcome)
}

/** Numbers of a small generator (mulberry32): nothing is won by them, and the client of a game loads no hashing for it. */
function plainDraw(): Draw {
  let state = 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The first spot of each kind, by its name. */
function spotOfKind<Outcome>(spots: ReadonlyMap<string, Spot<Outcome>>): Map<string, Spot<Outcome>> {
  const firsts = new Map([...spots].reverse().map(([on, { kind }]) => [kind, on]))
  return new Map([...spots].filter(([on, { kind }]) => firsts.get(kind) === on))
}

/**
 * The returns of spots, one line for each kind, over every outcome with its weight in any unit. Outcomes on which all
 * spots pay the same may come as one.
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
