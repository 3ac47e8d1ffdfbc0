import { type Position, positionOf } from '../prices/profit-rules.ts'
import type { Bet, Market } from '../queries.ts'
import { positionOfEntry, stakePaiseOf } from '../selection/slip-rules.ts'
import { useSlipAlike } from '../selection/slip-store.ts'

/** The bets held in a market, and the entries of the slip there that have a stake and no answer yet. */
export function useMarketPositions(
  market: Pick<Market, 'marketId'> | undefined,
  bets: readonly Bet[] | undefined,
): { held: Position[]; drafts: Position[] } {
  const id = market?.marketId
  const entries = useSlipAlike((state) => state.betSlipContent.filter((entry) => entry.marketId === id))
  const drafts = entries.flatMap((entry) => {
    const stake = stakePaiseOf(entry.stakeText)
    const answered = entry.state.at === 'done' || entry.state.at === 'refused'
    return stake === null || answered ? [] : [positionOfEntry(entry, stake)]
  })
  return { held: heldIn(id, bets), drafts }
}

/** Accepted, unsettled bets of the market; a pending one holds nothing yet. */
function heldIn(marketId: string | undefined, bets: readonly Bet[] | undefined): Position[] {
  const open = (bets ?? []).filter((bet) => bet.marketId === marketId && bet.status === 'open')
  return open.map(positionOf)
}
