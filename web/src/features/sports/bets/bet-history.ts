import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { query } from '../../../api/query.ts'
import type { DateRange } from '../../../lib/day-range.ts'
import type { Bet } from '../queries.ts'

type BetStatusFilter = 'open' | 'settled'

/** The values of spec 7.4 and bookmaker, each with the markets of its own call for odds. */
export const marketTypes = ['match_odds', 'bookmaker', 'fancy'] as const
type MarketTypeFilter = (typeof marketTypes)[number]

/** The filters of spec 7.4; days of Asia/Kolkata, both included, '' leaves an end open. */
export type BetFilter = { days: DateRange; status?: BetStatusFilter; type?: MarketTypeFilter }

/** Spec 9: pages of ten. */
export const betPageSize = 10

/** The most that the call gives at once, and the most that totals and chart are made of. */
const mostAtOnce = 100
const mostInHistory = 1000

/** Some days' bets, newest first. `complete` is false when there are more than could be read. */
export type BetHistory = { bets: Bet[]; count: number; complete: boolean }

function queryOf({ days, status, type }: BetFilter) {
  return {
    ...(days.from === '' ? {} : { startdate: days.from }),
    ...(days.to === '' ? {} : { enddate: days.to }),
    ...(type === undefined ? {} : { markettype: type }),
    ...(status === undefined ? {} : { betstatus: status }),
  }
}

/** One page of My bets; pages count from 1. */
export function betPage(filter: BetFilter, page: number) {
  return query('listUserBets', {
    query: { ...queryOf(filter), skip: (page - 1) * betPageSize, pagesize: betPageSize },
  })
}

/** All bets of some days, whatever their state, for totals, chart and file. */
export function betHistory(filter: Omit<BetFilter, 'status'>) {
  const asked = queryOf(filter)
  return queryOptions<BetHistory, ApiError>({
    // The same first word as the pages, so that an invalidation of the operation reaches both.
    queryKey: ['listUserBets', 'history', asked],
    queryFn: async ({ signal }) => {
      const read = (skip: number) => call('listUserBets', { query: { ...asked, skip, pagesize: mostAtOnce }, signal })
      const { bets, count } = await read(0)
      const skips = Array.from(
        { length: Math.ceil(mostInHistory / mostAtOnce) - 1 },
        (_, page) => (page + 1) * mostAtOnce,
      )
      const others = await Promise.all(skips.filter((skip) => skip < count).map(read))
      // A bet that was placed meanwhile moves the others down a place: each counts once.
      const all = new Map([...bets, ...others.flatMap((page) => page.bets)].map((bet) => [bet.id, bet]))
      return { bets: [...all.values()], count, complete: count <= mostInHistory }
    },
  })
}
