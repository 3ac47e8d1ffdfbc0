import { type PriceSource, useMarketsAlike } from '../prices/market-store.ts'
import type { Market } from '../queries.ts'
import type { Selection } from '../selection/slip-rules.ts'

/** What a page knows of markets. */
type Known = { markets: Readonly<Record<string, Market>>; matchId: string | null; source: PriceSource }

/** Why no bet is taken on a selection now, whatever is asked for. Of most kinds it ends by itself. */
export type Halt = 'suspended' | 'ball_running' | 'closed' | 'withdrawn' | 'no_price'

/** What stops a selection, null when nothing is known to: a market that is not on this page is the server's matter. */
export function haltOf(
  { markets, matchId, source }: Known,
  { refMatchId, marketId, selectionId, side }: Selection,
): Halt | null {
  const market = markets[marketId]
  // What is pushed of an open match names all its markets: one that is missing there is over.
  if (!market) return source === 'push' && matchId === refMatchId ? 'closed' : null
  if (market.status !== 'open') return market.status
  const runner = market.runners.find((candidate) => candidate.selectionId === selectionId)
  if (runner?.status !== 'active') return 'withdrawn'
  return runner[side].length > 0 ? null : 'no_price'
}

/** What stops each of some lines, in their order; drawn again when that changes and not with every price. */
export function useHalts(lines: readonly Selection[]): readonly (Halt | null)[] {
  return useMarketsAlike((state) => lines.map((line) => haltOf(state, line)))
}
