import { groupBy } from '@chaupar/api/group-by'
import { istDay } from '../../../lib/dates.ts'
import type { DateRange } from '../../../lib/day-range.ts'
import { toPaise } from '../../../lib/money.ts'
import type { Bet } from '../queries.ts'
import { isUndecided } from './bet-words.tsx'

/** One day of India: the bets placed on it. Amounts in paise; `netPaise` of what is settled, `runningPaise` up to its end. */
export type BetDay = { day: string; bets: number; stakedPaise: number; netPaise: number; runningPaise: number }

type BetSums = { bets: number; open: number; stakedPaise: number; netPaise: number }

const dayMs = 24 * 60 * 60 * 1000

/** Every day of a range, the first one first, also those without bets; one long range is cut to its newest 366 days. */
export function betDays(bets: readonly Bet[], { from, to }: DateRange): BetDay[] {
  const byDay = groupBy(bets, ({ createdAt }) => istDay(new Date(createdAt)))
  const days: BetDay[] = []
  let runningPaise = 0
  for (const day of daysBetween(from, to)) {
    const sums = sumsOf(byDay.get(day) ?? [])
    runningPaise += sums.netPaise
    days.push({ day, bets: sums.bets, stakedPaise: sums.stakedPaise, netPaise: sums.netPaise, runningPaise })
  }
  return days
}

/**
 * The days that are complete where only the newest bets are known (newest first): those from the oldest known one on. A day
 * before it would look as if nothing had been placed.
 */
export function coveredDays(bets: readonly Bet[], complete: boolean, days: DateRange): DateRange {
  const oldest = bets.at(-1)
  return complete || !oldest ? days : { ...days, from: istDay(new Date(oldest.createdAt)) }
}

/** The total stake and result of some bets; a void bet counts with a stake of zero. */
export function sumsOf(bets: readonly Bet[]): BetSums {
  const sums = { bets: bets.length, open: 0, stakedPaise: 0, netPaise: 0 }
  for (const bet of bets) {
    if (isUndecided(bet)) sums.open += 1
    if (bet.status !== 'void') sums.stakedPaise += toPaise(bet.stack)
    sums.netPaise += toPaise(bet.profitLoss ?? 0)
  }
  return sums
}

function daysBetween(from: string, to: string): string[] {
  const last = Date.parse(to)
  const first = Math.max(Date.parse(from), last - 365 * dayMs)
  const count = Math.round((last - first) / dayMs) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  )
}
