import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { usePins } from '../pins-store.ts'
import { useMarkets, useMarketsAlike, usePaused } from '../prices/market-store.ts'
import { MarketWaiting } from '../prices/match-waiting.tsx'
import { type Bet, type Match, sports } from '../queries.ts'
import { FancyBoard } from './fancy-board.tsx'
import { MarketBoard } from './market-board.tsx'
import { arrange, type MarketGroup, type MarketOrder } from './market-order.ts'
import { Results } from './market-results.tsx'
import { PausedStatus } from './market-status.tsx'
import './market-list.css'

type MarketListProps = {
  matchId: string
  match: Match | undefined
  /** Stands over the boards of a match that is over. */
  ownBets?: ReactNode
}

/** The boards of a match: markets with runners, then over markets and fancy, then what is decided already. */
export function MarketList({ matchId, match, ownBets }: MarketListProps) {
  const known = useMarkets((state) => state.shells)
  const heads = useMarkets((state) => state.order).flatMap((id) => known[id] ?? [])
  const waiting = useMarkets((state) => state.waiting)
  const paused = usePaused()
  const bets = useQuery(sports.matchBets(matchId))
  const pins = usePins().map(({ marketId }) => marketId)
  const [group, setGroup] = useState<MarketGroup>('all')
  // Known prices are shown dimmed until the first fresh ones come.
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
  const over = match?.status === 'finished' || match?.status === 'abandoned'
  return (
    <>
      <PausedStatus paused={paused} />
      <MarketTabs order={order} selected={group} onSelect={setGroup} />
      <Boards
        group={group}
        order={order}
        over={over}
        shared={{ matchName: match?.matchName ?? '', paused, bets: bets.data?.bets }}
      >
        {over ? ownBets : null}
      </Boards>
    </>
  )
}

type BoardsProps = {
  group: MarketGroup
  order: MarketOrder
  /** The match is over: what was decided is open. */
  over: boolean
  shared: { matchName: string; paused: boolean; bets: readonly Bet[] | undefined }
  /** Stands over the boards. */
  children: ReactNode
}

/** Match Odds is drawn first, all other boards a moment later; so is what another tab shows, which itself changes at once. */
function Boards({ group, order, over, shared, children }: BoardsProps) {
  const shown = useDeferredValue(group, 'odds')
  const shows = (wanted: MarketGroup) => shown === 'all' || shown === wanted
  return (
    <div className="market-list" id="markets-panel" aria-busy={shown !== group || undefined}>
      {children}
      <div className="market-list-runners">
        {[...(shows('odds') ? order.odds : []), ...(shows('bookmaker') ? order.bookmaker : [])].map((id) => (
          <MarketBoard key={id} marketId={id} {...shared} />
        ))}
      </div>
      <div className="market-list-lines">
        {shows('overs') ? (
          <FancyBoard title={<Trans>Over sessions</Trans>} name="overs" marketIds={order.overs} {...shared} />
        ) : null}
        {shows('rest') ? (
          <FancyBoard title={<Trans>Session and fancy</Trans>} name="fancy" marketIds={order.rest} {...shared} />
        ) : null}
        {shown === 'all' ? (
          <FancyBoard title={<Trans>Other lines</Trans>} name="lines" marketIds={order.lines} {...shared} />
        ) : null}
      </div>
      {shown === 'all' ? (
        <>
          <UnknownMarkets marketIds={order.unknown} />
          <Results marketIds={order.decided} open={over} />
        </>
      ) : null}
    </div>
  )
}

type MarketTabsProps = { order: MarketOrder; selected: MarketGroup; onSelect: (group: MarketGroup) => void }

/** The groups of markets that this match has, with the counts of the many; nothing while there is only one group. */
function MarketTabs({ order, selected, onSelect }: MarketTabsProps) {
  const { t } = useLingui()
  const counted = (ids: readonly string[]) => (ids.length > 1 ? { count: ids.length } : {})
  const tabs = [
    { id: 'all' as const, label: <Trans>All markets</Trans>, ids: ['all'] },
    { id: 'odds' as const, label: <Trans>Match odds</Trans>, ids: order.odds, ...counted(order.odds) },
    { id: 'bookmaker' as const, label: <Trans>Bookmaker</Trans>, ids: order.bookmaker },
    { id: 'overs' as const, label: <Trans>Overs</Trans>, ids: order.overs, ...counted(order.overs) },
    { id: 'rest' as const, label: <Trans>Session and fancy</Trans>, ids: order.rest, ...counted(order.rest) },
  ].filter(({ ids }) => ids.length > 0)
  if (tabs.length < 3) return null
  return <Tabs idPrefix="markets" label={t`Markets`} tabs={tabs} selected={selected} onSelect={onSelect} />
}

/**
 * Markets whose price scale this page does not know. They are listed by name, and without prices: the page could not compute
 * what a bet on them wins or costs.
 */
function UnknownMarkets({ marketIds }: { marketIds: readonly string[] }) {
  const names = useMarketsAlike((state) => marketIds.map((id) => state.shells[id]?.HeadName ?? ''))
  if (marketIds.length === 0) return null
  return (
    <section className="market market-list-unknown" aria-labelledby="market-unknown">
      <h2 id="market-unknown" className="text-strong">
        {names.join(', ')}
      </h2>
      <p className="text-muted">
        <Trans>Bets on this kind of market cannot be placed here yet.</Trans>
      </p>
    </section>
  )
}
