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

/** The filters of spec 7.4, by days or by match; days of Asia/Kolkata, both included, '' leaves an end open. */
export type BetFilter = { days: DateRange; status?: BetStatusFilter; type?: MarketTypeFilter; match?: string }

/** Spec 9: pages of ten. */
export const betPageSize = 10

/** The most that the call gives at once, and the most that totals and chart are made of. */
const mostAtOnce = 100
const mostInHistory = 1000

/** Some days' bets, newest first. `complete` is false when there are more than could be read. */
export type BetHistory = { bets: Bet[]; count: number; complete: boolean }

function queryOf({ days, status, type, match }: BetFilter) {
  if (match !== undefined) return { refmatchid: match }
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

/** A bet that was looked for; where it was not found, how many of the newest were looked through, and whether those are all. */
type SoughtBet = { bet: Bet } | { bet: null; searched: number; complete: boolean }

/**
 * One of the player's bets by its id, looked for page by page in the list: among those of `days` first, then
 * among the newest of all.
 */
export function betById(id: string, days: DateRange) {
  const find = async (days: DateRange, skip: number, signal: AbortSignal): Promise<SoughtBet> => {
    const asked = { ...queryOf({ days }), skip, pagesize: mostAtOnce }
    const { bets, count } = await call('listUserBets', { query: asked, signal })
    const bet = bets.find((one) => one.id === id)
    if (bet) return { bet }
    const searched = Math.min(count, mostInHistory)
    const next = skip + mostAtOnce
    return next < searched ? find(days, next, signal) : { bet: null, searched, complete: count <= mostInHistory }
  }
  return queryOptions<SoughtBet, ApiError>({
    queryKey: ['listUserBets', 'one', id, days],
    queryFn: async ({ signal }) => {
      const ofDays = await find(days, 0, signal)
      return ofDays.bet ? ofDays : find({ from: '', to: '' }, 0, signal)
    },
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
