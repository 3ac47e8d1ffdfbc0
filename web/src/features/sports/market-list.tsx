import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MarketBoard } from './market-board.tsx'
import { useMarkets } from './market-store.ts'
import { MarketWaiting } from './market-waiting.tsx'
import { type Match, sports } from './queries.ts'

/** The boards of a match, in the server's order. */
export function MarketList({ matchId, match }: { matchId: string; match: Match | undefined }) {
  const order = useMarkets((state) => state.order)
  const waiting = useMarkets((state) => state.waiting)
  const paused = useMarkets((state) => state.source === 'none' && !state.waiting)
  const bets = useQuery(sports.bets(matchId))
  if (waiting) return <MarketWaiting />
  if (order.length === 0) {
    return paused ? (
      <ErrorState title={<Trans>We could not load the prices</Trans>} onRetry={() => location.reload()} />
    ) : (
      <EmptyState title={<Trans>No market is open</Trans>}>
        <Trans>Prices appear here as soon as the first market opens.</Trans>
      </EmptyState>
    )
  }
  return (
    <div className="market-list">
      {order.map((marketId) => (
        <MarketBoard
          key={marketId}
          marketId={marketId}
          matchName={match?.matchName ?? ''}
          paused={paused}
          bets={bets.data?.bets}
        />
      ))}
    </div>
  )
}
