import { type Position, positionOf } from '../prices/profit-rules.ts'
import type { Bet, Market } from '../queries.ts'
import { positionOfLine, stakePaiseOf } from '../selection/slip-rules.ts'
import { useSlipAlike } from '../selection/slip-store.ts'

/** The bets held in a market, and the lines of the slip there that have a stake and no answer yet. */
export function useMarketPositions(
  market: Pick<Market, 'marketId'> | undefined,
  bets: readonly Bet[] | undefined,
): { held: Position[]; drafts: Position[] } {
  const id = market?.marketId
  const lines = useSlipAlike((state) => state.betSlipContent.filter((line) => line.marketId === id))
  const drafts = lines.flatMap((line) => {
    const stake = stakePaiseOf(line.stakeText)
    const answered = line.state.at === 'done' || line.state.at === 'refused'
    return stake === null || answered ? [] : [positionOfLine(line, stake)]
  })
  return { held: heldIn(id, bets), drafts }
}

/** Accepted, unsettled bets of the market; a pending one holds nothing yet. */
function heldIn(marketId: string | undefined, bets: readonly Bet[] | undefined): Position[] {
  const open = (bets ?? []).filter((bet) => bet.marketId === marketId && bet.status === 'open')
  return open.map(positionOf)
}
