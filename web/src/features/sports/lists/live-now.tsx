import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { NotLoaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { useOnline } from '../../../ui/states/online.ts'
import { PricesPaused } from '../prices/prices-paused.tsx'
import { sports } from '../queries.ts'
import { type SportKey, sportKey, sportList } from '../sport-names.ts'
import { AllMatches } from './list-links.tsx'
import { haveDraw } from './match-columns.ts'
import { PriceColumns } from './price-columns.tsx'
import '../prices/price.css'
import './list-head.css'
import './match-entry.css'
import './match-entry-prices.css'
import './live-now.css'

const LiveNowRows = lazyPart(() => import('./live-now-rows.tsx').then((chunk) => chunk.LiveNowRows))

/** Prices of a list are asked for again while it is looked at; the match page has the live ones. */
const refreshMs = 4000

/** At most `limit` of the matches in play with the prices of their first market, by sport; the rest is behind the link. */
export function LiveNow({ limit }: { limit: number }) {
  const { t, i18n } = useLingui()
  const player = useIsAuthenticated()
  const inplay = useQuery({ ...sports.inplay(), refetchInterval: refreshMs })
  const { data, isError } = inplay
  const paused = !useOnline() || isError
  const [sport, setSport] = useState<SportKey | 'all'>('all')
  const matches = data?.matches ?? []
  const count = (key: SportKey) => matches.filter((match) => sportKey(match.sportId) === key).length
  // No count until it is known: a zero would be wrong.
  const counted = (number: number) => (data ? { count: number } : {})
  const tabs = [
    { id: 'all' as const, label: <Trans>All</Trans>, ...counted(matches.length) },
    ...sportList.map(({ key, name }) => ({ id: key, label: i18n._(name), ...counted(count(key)) })),
  ]
  const chosen = sport === 'all' ? matches : matches.filter((match) => sportKey(match.sportId) === sport)
  const shown = chosen.slice(0, limit)
  return (
    <section className="live-now" aria-labelledby="live-now">
      <div className="list-head">
        <h2 id="live-now">
          <Trans>Live now</Trans>
        </h2>
        <Tabs look="chip" idPrefix="live" label={t`Sport`} tabs={tabs} selected={sport} onSelect={setSport} />
        <PricesPaused isPaused={paused && data !== undefined} isAnnounced />
        <Link to={player ? paths.exchangeInplay : paths.sportsbook} className="list-head-all">
          <Trans>In play</Trans>
          <Glyph name="chevron-right" size={16} />
        </Link>
      </div>
      <div id="live-panel" role="tabpanel" aria-labelledby={`live-tab-${sport}`}>
        {data ? null : (
          <NotLoaded
            of={inplay}
            failed={<Trans>We could not load the matches</Trans>}
            waiting={
              <Rows>
                <WaitingEntries rows={limit} />
              </Rows>
            }
          />
        )}
        {data && shown.length === 0 ? <NothingInPlay all={sport === 'all'} onAll={() => setSport('all')} /> : null}
        {shown.length > 0 ? (
          <Rows draw={haveDraw(shown)} shown={shown.length} of={chosen.length}>
            <LiveNowRows
              matches={shown}
              draw={haveDraw(shown)}
              paused={paused}
              waiting={<WaitingEntries rows={shown.length} />}
              failed={(retry) => (
                <li>
                  <ErrorState title={<Trans>We could not load the matches</Trans>} onRetry={retry} />
                </li>
              )}
            />
          </Rows>
        ) : null}
      </div>
    </section>
  )
}

type RowsProps = {
  children: ReactNode
  draw?: boolean
  /** How many of the matches stand in the rows. */
  shown?: number
  of?: number
}

function Rows({ children, draw = true, shown = 0, of = 0 }: RowsProps) {
  const head = (name: ReactNode) => (
    <div className="live-now-head" aria-hidden="true">
      <span className="live-now-head-name">{name}</span>
      <span className="live-now-head-score">
        <Trans>Score</Trans>
      </span>
      <PriceColumns draw={draw} />
    </div>
  )
  return (
    <div className="match-entries" data-outcomes={draw ? 3 : 2}>
      {head(
        shown < of ? (
          <Trans>
            {shown} of {of} matches
          </Trans>
        ) : (
          <Trans>Match</Trans>
        ),
      )}
      {/* Of the second column of a wide screen. */}
      {head(<Trans>Match</Trans>)}
      <ul>{children}</ul>
    </div>
  )
}

/** Empty rows in their final size. */
export function WaitingEntries({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no other name
    <li key={row} className="match-entry breathing">
      <Skeleton className="match-entry-sport live-now-waiting-sport" />
      <div className="match-entry-title live-now-waiting-title">
        <Skeleton className="live-now-waiting-name" />
        <Skeleton className="live-now-waiting-note" />
      </div>
      <div className="match-entry-score">
        <Skeleton className="live-now-waiting-score" />
      </div>
      <div className="match-entry-prices">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
          <Skeleton key={cell} className="price-waiting" />
        ))}
      </div>
    </li>
  ))
}

function NothingInPlay({ all, onAll }: { all: boolean; onAll: () => void }) {
  return all ? (
    <EmptyState title={<Trans>No match is in play</Trans>} action={<AllMatches />}>
      <Trans>Matches appear here as soon as they start.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      kind="none"
      title={<Trans>Nothing of this sport is in play</Trans>}
      action={
        <button type="button" className="btn btn-secondary" onClick={onAll}>
          <Trans>Show all sports</Trans>
        </button>
      }
    />
  )
}
