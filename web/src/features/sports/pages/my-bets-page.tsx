import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/dates.ts'
import { type DateRange, daysOf, isTurned, readDay } from '../../../lib/day-range.ts'
import { formatRupees, formatSigned, fromPaise } from '../../../lib/money.ts'
import { useMoney } from '../../../money/money-store.ts'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { type SearchState, useSearchState } from '../../../ui/forms/search-state.ts'
import { Figure, Figures } from '../../../ui/records/figures.tsx'
import { Pager } from '../../../ui/records/pager.tsx'
import { NoRows } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { betDays, coveredDays, sumsOf } from '../bets/bet-days.ts'
import { BetFilters } from '../bets/bet-filters.tsx'
import { type BetFilter, type BetHistory, betHistory, betPage, betPageSize } from '../bets/bet-history.ts'
import { BetRows } from '../bets/bet-rows.tsx'
import { DayTable } from '../bets/day-table.tsx'
import { NetChart } from '../bets/net-chart.tsx'
import { plainAmount } from '../prices/price-text.ts'
import './my-bets-page.css'

/** /mybets: the player's bets by the filters of spec 7.4, what they brought, and cash-out where it is offered. */
export function MyBetsPage() {
  const search = useSearchState()
  const filter = readFilter(search)
  const turned = isTurned(filter.days)
  return (
    <Page title={<Trans>My Bets</Trans>} lead={<Trans>Times are IST. Days count by when a bet was placed.</Trans>}>
      <BetFilters filter={filter} onFilter={search.filter} blocked={turned} />
      {turned ? (
        <Note tone="bad" role="alert">
          <Trans>The first day is after the last. Choose the days again.</Trans>
        </Note>
      ) : (
        <>
          <Outcome filter={filter} />
          <BetList filter={filter} search={search} />
        </>
      )}
    </Page>
  )
}

/** The filters as they stand in the address; whatever is none there is left out, days that are missing are the last 30. */
function readFilter(search: SearchState): BetFilter {
  const status = (['open', 'settled'] as const).find((word) => word === search.read('betstatus'))
  const type = (['match_odds', 'fancy'] as const).find((word) => word === search.read('markettype'))
  return { days: readDays(search), ...(status ? { status } : {}), ...(type ? { type } : {}) }
}

function readDays(search: SearchState): DateRange {
  const usual = daysOf('month', new Date())
  return { from: readDay(search.read('from')) || usual.from, to: readDay(search.read('to')) || usual.to }
}

/** Totals, chart and table of all bets of the days and the market type, whichever state the list below shows. */
function Outcome({ filter: { days, type } }: { filter: BetFilter }) {
  const history = useQuery({
    ...betHistory(type === undefined ? { days } : { days, type }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded
      of={history}
      failed={<Trans>We could not add up your bets</Trans>}
      waiting={<div className="outcome-waiting" />}
    >
      {(read) => <Sums history={read} days={days} />}
    </Loaded>
  )
}

function Sums({ history, days }: { history: BetHistory; days: DateRange }) {
  const { t } = useLingui()
  const wallet = useMoney((money) => money.wallet)
  const exposure = useMoney((money) => money.exposureAmount)
  const sums = sumsOf(history.bets)
  const rows = betDays(history.bets, coveredDays(history.bets, history.complete, days))
  const oldest = history.bets.at(-1)
  return (
    <div className="my-bets-outcome">
      {history.complete || !oldest ? null : (
        <Note tone="warn" role="status">
          <Trans>
            Totals and chart cover the newest {plainAmount(history.bets.length)} of {plainAmount(history.count)} bets of
            these days, from {formatDateTime(oldest.createdAt)} on. Choose fewer days for all of them.
          </Trans>
        </Note>
      )}
      <Figures band label={t`Totals`}>
        <Figure term={<Trans>Staked</Trans>}>
          {formatRupees(fromPaise(sums.stakedPaise))}{' '}
          <small>
            <Plural value={sums.bets} one="# bet" other="# bets" />
          </small>
        </Figure>
        <Figure term={<Trans>Net result, settled only</Trans>}>
          <span className={sums.netPaise > 0 ? 'num-pos' : sums.netPaise < 0 ? 'num-neg' : undefined}>
            {formatSigned(fromPaise(sums.netPaise))}
          </span>
        </Figure>
        <Figure term={<Trans>Exposure now</Trans>}>
          {exposure === null ? '–' : formatSigned(-exposure)}{' '}
          {sums.open > 0 ? (
            <small>
              <Plural value={sums.open} one="# open bet" other="# open bets" />
            </small>
          ) : null}
        </Figure>
        <Figure term={<Trans>Balance</Trans>}>{wallet ? formatRupees(wallet.balance) : '–'}</Figure>
      </Figures>
      {sums.bets > 0 ? (
        <div className="outcome">
          <Box
            title={<Trans>Net result</Trans>}
            aside={
              <small>
                <Trans>line: running total, bars: each day</Trans>
              </small>
            }
          >
            <NetChart days={rows} />
          </Box>
          <Box title={<Trans>Day by day</Trans>}>
            <DayTable days={rows} />
          </Box>
        </div>
      ) : null}
    </div>
  )
}

function BetList({ filter, search }: { filter: BetFilter; search: SearchState }) {
  const page = useQuery({ ...betPage(filter, search.page), placeholderData: keepPreviousData })
  const narrowed = filter.status !== undefined || filter.type !== undefined || search.read('from') !== ''
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
        <Box title={<Trans>Bets</Trans>}>
          <BetRows bets={bets} />
          {bets.length > 0 ? null : (
            <NoRows
              count={count}
              onFirstPage={() => search.setPage(1)}
              onClear={narrowed ? () => search.filter({ betstatus: '', markettype: '', from: '', to: '' }) : undefined}
              empty={{
                title: <Trans>No bets in these days</Trans>,
                text: <Trans>Bets you place are listed here, with what they brought.</Trans>,
              }}
            />
          )}
          <Pager page={search.page} pageSize={betPageSize} count={count} onPage={search.setPage} />
        </Box>
      )}
    </Loaded>
  )
}
