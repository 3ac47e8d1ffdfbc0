import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMarketsAlike } from '../prices/market-store.ts'
import { positionOf } from '../prices/profit-rules.ts'
import { type Bet, sports } from '../queries.ts'
import type { Selection } from '../selection/slip-rules.ts'
import type { MarketBook } from './slip-totals.ts'

/**
 * What the slip knows of the markets of its lines: the bets held there and the runners. For a market that is not on the
 * board the runners are the ones with bets and one more, "any other", which weighs the same or a little more.
 */
export function useMarketBooks(lines: readonly Selection[]): (line: Selection) => MarketBook {
  const bets = useBets([...new Set(lines.map(({ refMatchId }) => refMatchId))])
  const runners = useMarketsAlike((state) =>
    Object.fromEntries(
      lines.map(({ marketId }) => [
        marketId,
        state.markets[marketId]?.runners.map(({ selectionId }) => selectionId).join('\n') ?? '',
      ]),
    ),
  )
  return ({ marketId, selectionId }) => {
    const open = bets.filter((bet) => bet.marketId === marketId && bet.status === 'open')
    const held = open.map(positionOf)
    const known = runners[marketId]
    const selectionIds = known
      ? known.split('\n')
      : [...new Set([selectionId, ...held.map((position) => position.selectionId), ''])]
    return { held, selectionIds }
  }
}

/** The bets of some matches, from the lists that the page holds anyway; an invalidated list is read again here too. */
function useBets(matchIds: readonly string[]): readonly Bet[] {
  const queries = useQueryClient()
  const { data } = useQuery({
    // The same first word as the lists themselves, so that an invalidation of the operation reaches both.
    queryKey: ['listMatchBets', 'of the slip', ...matchIds],
    queryFn: () =>
      Promise.all(matchIds.map((matchId) => queries.fetchQuery({ ...sports.bets(matchId), staleTime: 500 }))),
    enabled: matchIds.length > 0,
    placeholderData: (before) => before,
  })
  return data?.flatMap((page) => page.bets) ?? []
}
