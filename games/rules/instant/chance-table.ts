/** Tables whose bets win or lose, each with a known chance, and all give back the same part of the stake. */
import { groupBy } from '@chaupar/api/group-by'
import type { Draw } from '../fairness.ts'
import { type BetReturn, type EventBody, type GameRules, timesAtChance } from '../rules.ts'
import { type Dealt, type ResultEvent, tableRules } from '../table.ts'

/** A spot of such a table. */
export interface ChanceBet<Outcome> {
  on: string
  /** Its kind in words; bets of one kind have the same chance. */
  kind: string
  chance: number
  wins(outcome: Outcome): boolean
}

/** A table of a family. */
interface ChanceTable<Outcome, Event extends EventBody> {
  bets: readonly ChanceBet<Outcome>[]
  /** What is given back of a stake of 1, before the times of each bet are rounded down. */
  expected: number
  deal(draw: Draw): Dealt<Outcome, Event>
}

/** The rules of such a table, as `tableRules`: a bet pays `expected` over its chance. */
export function chanceTableRules<Outcome, Event extends EventBody>({
  bets,
  expected,
  deal,
}: ChanceTable<Outcome, Event>): GameRules<Event | ResultEvent> {
  const priced = bets.map((bet) => ({ ...bet, times: timesAtChance(expected, bet.chance) }))
  return tableRules({
    spots: new Map(
      priced.map(({ on, kind, times, wins }) => [
        on,
        { kind, timesAt: (outcome: Outcome) => (wins(outcome) ? times : 0) },
      ]),
    ),
    deal,
    returns: () =>
      [...groupBy(priced, ({ kind }) => kind).values()].flatMap((same) =>
        same.slice(0, 1).map(
          ({ kind, chance, times }): BetReturn => ({
            bet: kind,
            expected: (chance * times) / 100,
            mostTimes: times,
            proof: 'closed form',
          }),
        ),
      ),
  })
}

/** The chance of a bet over outcomes that are equally likely. */
export function chanceOver<Outcome>(outcomes: readonly Outcome[], wins: (outcome: Outcome) => boolean): number {
  return outcomes.filter((outcome) => wins(outcome)).length / outcomes.length
}
