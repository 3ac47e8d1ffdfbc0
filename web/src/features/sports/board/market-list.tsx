import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { useOnline } from '../../../ui/states/online.ts'
import { OwnBets } from '../bets/match-over.tsx'
import { restorePins, usePins } from '../pins-store.ts'
import { useMarkets } from '../prices/market-store.ts'
import { type Match, sports } from '../queries.ts'
import { FancyBoard } from './fancy-board.tsx'
import { MarketBoard } from './market-board.tsx'
import { arrange, type MarketGroup } from './market-order.ts'
import { Results } from './market-results.tsx'
import { MarketTabs } from './market-tabs.tsx'
import { UnknownMarkets } from './market-unknown.tsx'
import { MarketWaiting } from './market-waiting.tsx'

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
  const pins = usePins()
  const [group, setGroup] = useState<MarketGroup>('all')
  useEffect(restorePins, [])
  // Prices that are known from before stand there, dimmed, until the first fresh ones.
  if (waiting && heads.length === 0) return <MarketWaiting />
  const order = arrange(heads, pins)
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
  const over = match?.status === 'finished' || match?.status === 'abandoned'
  const shows = (wanted: MarketGroup) => group === 'all' || group === wanted
  return (
    <>
      <MarketTabs order={order} selected={group} onSelect={setGroup} />
      <div className="market-list" id="markets-panel">
        {over ? <OwnBets matchId={matchId} /> : null}
        {[...(shows('odds') ? order.odds : []), ...(shows('bookmaker') ? order.bookmaker : [])].map((id) => (
          <MarketBoard key={id} marketId={id} {...shared} />
        ))}
        {shows('overs') ? (
          <FancyBoard title={<Trans>Over sessions</Trans>} name="overs" marketIds={order.overs} {...shared} />
        ) : null}
        {shows('rest') ? (
          <FancyBoard title={<Trans>Session and fancy</Trans>} name="fancy" marketIds={order.rest} {...shared} />
        ) : null}
        {group === 'all' ? (
          <>
            <UnknownMarkets marketIds={order.unknown} />
            <Results marketIds={order.decided} open={over} />
          </>
        ) : null}
      </div>
    </>
  )
}
