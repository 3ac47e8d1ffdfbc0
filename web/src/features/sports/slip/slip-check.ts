import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toPaise } from '../../../lib/money.ts'
import { useMoney } from '../../../money/money-store.ts'
import { useLimits } from '../../../player/limits.ts'
import { ownLimitOf } from '../../../player/own-limit.ts'
import { type BreakEnds, breakOf } from '../../../player/running-break.tsx'
import { useAfterPaint } from '../../../ui/basics/after-paint.ts'
import { useOnline } from '../../../ui/states/online.ts'
import type { Halt } from '../prices/halt-words.tsx'
import { useMarkets, useMarketsAlike } from '../prices/market-store.ts'
import { positionOf } from '../prices/profit-rules.ts'
import { type Bet, sports } from '../queries.ts'
import { problemOf, type Selection, type SlipProblem } from '../selection/slip-rules.ts'
import { type SlipEntry, useDrafts, useSlip } from '../selection/slip-store.ts'
import { useHalts, useRefusedOffers } from './slip-market.ts'
import { beyondLossLimit, beyondStakeLimit, type MarketBook, slipTotals } from './slip-totals.ts'

/** The reasons why one draft cannot be placed: those of its market, and those of its input. */
export type EntryCheck = {
  entry: SlipEntry
  halt: Halt | null
  problem: SlipProblem | null
}

/** Whether the drafts can be placed, and what they stake together. */
export type SlipCheck = {
  /** One for each draft, in their order. */
  checks: readonly EntryCheck[]
  riskPaise: number
  changePaise: number
  /** Each alone is covered, all together are not. */
  tooMuch: boolean
  /** The prices are old, or nothing can be sent. */
  blocked: boolean
  /** The player's break, which takes no bet. */
  onBreak: BreakEnds | null
  /** All drafts can be placed: they are placed together or not at all. */
  ready: boolean
}

/** The state that decides about the slip's button, and about Enter in a stake. */
export function useSlipCheck(): SlipCheck {
  return useCheckOf(useDrafts())
}

/** The same for some drafts alone. */
export function useCheckOf(drafts: readonly SlipEntry[]): SlipCheck {
  const balance = useMoney((money) => money.wallet?.balance ?? null)
  const policy = useSlip((state) => state.policy)
  const ticks = useSlip((state) => state.ticks)
  const bookOf = useMarketBooks(drafts)
  const halts = useHalts(drafts)
  const offers = useRefusedOffers(drafts, { policy, ticks })
  const blocked = usePausedOrOffline()
  const limits = useLimits()
  const onBreak = breakOf(limits)
  const ofLimit = beyondStakeLimit(drafts, ownLimitOf(limits, 'stake'))
  const ofLoss = beyondLossLimit(drafts, bookOf, ownLimitOf(limits, 'loss'))
  const { riskPaise, changePaise } = slipTotals(drafts, bookOf)
  const checks = drafts.map((entry, index): EntryCheck => {
    const offer = offers[index]
    const ofStake = problemOf({ entry, stakeText: entry.stakeText, balance, ...bookOf(entry) })
    const ofPrice = offer && !entry.offer ? ({ kind: 'not-offered', asked: entry, offer } as const) : null
    // A price problem is shown before a stake is entered, and a wrong stake before a price problem.
    const problem =
      ofStake?.kind === 'no-stake' ? (ofPrice ?? ofStake) : (ofStake ?? ofLimit[index] ?? ofLoss[index] ?? ofPrice)
    return { entry, halt: halts[index] ?? null, problem }
  })
  const sound = checks.every(({ problem }) => problem === null)
  const tooMuch = sound && balance !== null && changePaise > toPaise(balance)
  const open = checks.length > 0 && checks.every(({ halt }) => halt === null)
  const ready = sound && open && !tooMuch && !blocked && onBreak === null
  return { checks, riskPaise, changePaise, tooMuch, blocked, onBreak, ready }
}

/** No bet while the prices are old: the socket and the polling are both down, or the browser is offline. */
function usePausedOrOffline(): boolean {
  const online = useOnline()
  const paused = useMarkets((state) => state.followed && state.source === 'none')
  return paused || !online
}

/**
 * What the slip knows of the markets of its entries: the bets held there and the runners. For a market that is not on the
 * board the runners are the ones with bets and one more, "any other", which weighs the same or a little more.
 */
function useMarketBooks(entries: readonly Selection[]): (entry: Selection) => MarketBook {
  const bets = useBets([...new Set(entries.map(({ refMatchId }) => refMatchId))])
  const runners = useMarketsAlike((state) =>
    Object.fromEntries(
      entries.map(({ marketId }) => [
        marketId,
        state.markets[marketId]?.runners.map(({ selectionId }) => selectionId).join('\n') ?? '',
      ]),
    ),
  )
  return ({ marketId, selectionId }) => {
    const ofMarket = bets.filter((bet) => bet.marketId === marketId)
    const held = ofMarket.filter(({ status }) => status === 'open').map(positionOf)
    const known = runners[marketId]
    const selectionIds = known
      ? known.split('\n')
      : [...new Set([selectionId, ...held.map((position) => position.selectionId), ''])]
    const waits = ofMarket.some(({ status }) => status === 'pending' || status === 'unmatched')
    return { held, selectionIds, isWhole: Boolean(known) && !waits }
  }
}

/** The bets of some matches, from the lists that the page holds anyway; an invalidated list is read again here too. */
function useBets(matchIds: readonly string[]): readonly Bet[] {
  const queries = useQueryClient()
  const { data } = useQuery({
    // The same first word as the lists themselves, so that an invalidation of the operation reaches both.
    queryKey: ['listMatchBets', 'of the slip', ...matchIds],
    queryFn: () =>
      Promise.all(matchIds.map((matchId) => queries.fetchQuery({ ...sports.matchBets(matchId), staleTime: 500 }))),
    // After the pressed price has been drawn.
    enabled: useAfterPaint(matchIds.length > 0),
    placeholderData: (before) => before,
  })
  return data?.flatMap((page) => page.bets) ?? []
}
