import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useToday } from '../../../lib/clock-store.ts'
import { type DateRange, daysOf, isTurned, readDay } from '../../../lib/day-range.ts'
import { useOpenBetCount } from '../../../money/exposure.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Page } from '../../../ui/basics/page.tsx'
import { type Tab, Tabs } from '../../../ui/basics/tabs.tsx'
import { Pager } from '../../../ui/records/pager.tsx'
import { NoRows } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { type SearchState, useSearchState } from '../../../ui/states/search-state.ts'
import { AskedBet } from '../bets/asked-bet.tsx'
import { BetExport } from '../bets/bet-export.tsx'
import { BetFilters } from '../bets/bet-filters.tsx'
import { type BetFilter, betPage, betPageSize, marketTypes } from '../bets/bet-history.ts'
import { BetResults } from '../bets/bet-results.tsx'
import { BetRows } from '../bets/bet-rows.tsx'
import { UnmatchedBets } from '../bets/unmatched/unmatched-bets.tsx'
import { useUnmatchedBets } from '../held-bets.ts'
import { MatchesInPlay } from '../lists/list-links.tsx'
import { type Bet, sports } from '../queries.ts'
import './my-bets-page.css'

const views = ['open', 'settled', 'all', 'results'] as const
type View = (typeof views)[number]

/**
 * /mybets: the player's bets, the open ones first, by the filters of spec 7.4; what they brought behind a tab. An entry of the
 * statement leads to one bet (`?bet=`) or to those on one match (`?refmatchid=`).
 */
export function MyBetsPage() {
  const search = useSearchState()
  const [bet, match] = [search.read('bet'), search.read('refmatchid')]
  const today = useToday()
  return (
    <Page title={<Trans>My Bets</Trans>}>
      {bet === '' ? null : <AskedBet key={bet} id={bet} days={readDays(search, 'open', today)} />}
      {match === '' ? <BetsByDays search={search} /> : <BetsOfMatch search={search} match={match} />}
    </Page>
  )
}

/** Every bet on one match, which takes no other filter (spec 7.4). */
function BetsOfMatch({ search, match }: { search: SearchState; match: string }) {
  const filter = { days: { from: '', to: '' }, match }
  return (
    <div className="my-bets">
      <div className="my-bets-match">
        <p>
          <Trans>Your bets on one match</Trans>
        </p>
        <Link to={paths.match(match)} className={buttonClass('quiet')}>
          <Trans>Go to the match</Trans>
        </Link>
        <Link to={`${paths.myBets}?betstatus=all`} className={buttonClass('quiet')}>
          <Trans>All bets</Trans>
        </Link>
      </div>
      <BetList filter={filter} search={search} held={[]} />
    </div>
  )
}

function BetsByDays({ search }: { search: SearchState }) {
  const { t } = useLingui()
  const view = views.find((word) => word === search.read('betstatus')) ?? 'open'
  const filter = readFilter(search, view, useToday())
  const turned = isTurned(filter.days)
  const { data: open } = useQuery(sports.userBets('open'))
  // Asked by the list below. Retry asks for this page alone.
  const { data: listed } = useQuery({ ...betPage(filter, search.page), enabled: false })
  const openCount = useOpenBetCount(null)
  const names: Readonly<Record<View, ReactNode>> = {
    open: <Trans>Open</Trans>,
    settled: <Trans>Settled</Trans>,
    all: <Trans>All</Trans>,
    results: <Trans>Results</Trans>,
  }
  // No count beside a list that failed; the count has its own query.
  const isCounted = open !== undefined || listed !== undefined
  const tabs = views.map((id): Tab<View> => {
    return id === 'open' && openCount !== undefined && isCounted
      ? { id, label: names[id], count: openCount }
      : { id, label: names[id] }
  })
  return (
    <>
      <Tabs
        idPrefix="my-bets"
        label={t`My Bets`}
        tabs={tabs}
        selected={view}
        onSelect={(chosen) => search.filter({ betstatus: chosen === 'open' ? '' : chosen })}
      />
      <div className="my-bets" id="my-bets-panel" role="tabpanel" aria-labelledby={`my-bets-tab-${view}`}>
        <BetFilters
          filter={filter}
          onFilter={search.filter}
          end={view === 'results' ? <BetExport filter={filter} blocked={turned} /> : null}
        />
        {turned ? (
          <Note tone="bad" role="alert">
            <Trans>The first day is after the last. Choose the days again.</Trans>
          </Note>
        ) : view === 'results' ? (
          <BetResults filter={filter} />
        ) : (
          <BetList filter={filter} search={search} held={open?.bets ?? []} />
        )}
        <p className="my-bets-times">
          <Trans>Times are IST. Days count by when a bet was placed.</Trans>
        </p>
      </div>
    </>
  )
}

/** The filters of the address; values that are no filter are left out. */
function readFilter(search: SearchState, view: View, today: string): BetFilter {
  const type = marketTypes.find((word) => word === search.read('markettype'))
  const days = readDays(search, view, today)
  return { days, ...(view === 'open' || view === 'settled' ? { status: view } : {}), ...(type ? { type } : {}) }
}

/** Days that are missing: none for the open bets, which are complete; else the last 30. */
function readDays(search: SearchState, view: View, today: string): DateRange {
  const usual = daysOf(view === 'open' ? 'all' : 'month', today)
  return { from: readDay(search.read('from')) || usual.from, to: readDay(search.read('to')) || usual.to }
}

type BetListProps = { filter: BetFilter; search: SearchState; held: readonly Bet[] }

function BetList({ filter, search, held }: BetListProps) {
  const page = useQuery({ ...betPage(filter, search.page), placeholderData: keepPreviousData })
  const offers = useUnmatchedBets(null)
  const narrowed = filter.type !== undefined || search.read('from') !== '' || search.read('to') !== ''
  const hasOffers = filter.status === 'open' && !narrowed && offers.length > 0
  return (
    <Loaded
      of={page}
      failed={<Trans>We could not load your bets</Trans>}
      waiting={
        <div className="box">
          <WaitingRows rows={betPageSize} />
        </div>
      }
    >
      {({ bets, count }) => (
        <div className="box">
          {filter.status === 'open' ? <UnmatchedBets matchId={null} /> : null}
          <BetRows bets={bets} held={held} />
          {bets.length > 0 || (count === 0 && hasOffers) ? null : (
            <NoRows
              count={count}
              onFirstPage={() => search.setPage(1)}
              onClear={narrowed ? () => search.filter({ markettype: '', from: '', to: '' }) : undefined}
              empty={
                filter.match !== undefined
                  ? {
                      title: <Trans>No bets on this match</Trans>,
                      text: <Trans>Bets you place are listed here, with what they brought.</Trans>,
                    }
                  : filter.status === 'open'
                    ? {
                        title: <Trans>No open bets</Trans>,
                        text: <Trans>Bets you place are listed here until they are settled.</Trans>,
                        action: <MatchesInPlay />,
                      }
                    : {
                        title: <Trans>No bets in these days</Trans>,
                        text: <Trans>Bets you place are listed here, with what they brought.</Trans>,
                      }
              }
            />
          )}
          <Pager page={search.page} pageSize={betPageSize} count={count} onPage={search.setPage} />
        </div>
      )}
    </Loaded>
  )
}
