import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useOnline } from '../../ui/online.ts'
import { FancyBoard } from './fancy-board.tsx'
import { MarketBoard } from './market-board.tsx'
import { arrange } from './market-order.ts'
import { Results } from './market-results.tsx'
import { useMarkets } from './market-store.ts'
import { MarketWaiting } from './market-waiting.tsx'
import { type Match, sports } from './queries.ts'

/** The boards of a match: markets with runners, then over markets and fancy, then what is decided already. */
export function MarketList({ matchId, match }: { matchId: string; match: Match | undefined }) {
  const known = useMarkets((state) => state.shells)
  const heads = useMarkets((state) => state.order).flatMap((id) => known[id] ?? [])
  const waiting = useMarkets((state) => state.waiting)
  const online = useOnline()
  const cut = useMarkets((state) => state.source === 'none')
  // A socket may seem alive for half a minute after the network went.
  const paused = cut || !online
  const bets = useQuery(sports.bets(matchId))
  // Prices that are known from before stand there, dimmed, until the first fresh ones.
  if (waiting && heads.length === 0) return <MarketWaiting />
  const { boards, overs, rest, decided } = arrange(heads)
  if (heads.length === 0) {
    return paused ? (
      <ErrorState title={<Trans>We could not load the prices</Trans>} onRetry={() => location.reload()} />
    ) : (
      <EmptyState title={<Trans>No market is open</Trans>}>
        <Trans>Prices appear here as soon as the first market opens.</Trans>
      </EmptyState>
    )
  }
  const shared = { matchName: match?.matchName ?? '', paused, bets: bets.data?.bets }
  return (
    <div className="market-list">
      {boards.map((id) => (
        <MarketBoard key={id} marketId={id} {...shared} />
      ))}
      <FancyBoard title={<Trans>Over sessions</Trans>} name="overs" marketIds={overs} {...shared} />
      <FancyBoard title={<Trans>Session and fancy</Trans>} name="fancy" marketIds={rest} {...shared} />
      <Results marketIds={decided} />
    </div>
  )
}
