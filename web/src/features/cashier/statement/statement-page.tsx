import type { Data } from '@chaupar/api/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { isTurned, readDay } from '../../../lib/day-range.ts'
import { formatSigned, fromPaise, toPaise } from '../../../lib/money.ts'
import { MoneyWords } from '../../../site/money-words.tsx'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { Figure, Figures } from '../../../ui/records/figures.tsx'
import { Pager } from '../../../ui/records/pager.tsx'
import { NoRows } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { type SearchState, useSearchState } from '../../../ui/states/search-state.ts'
import { keyOf, statementTypeNames } from '../names.ts'
import { cashier, pageSize, type StatementFilter } from '../queries.ts'
import { BalanceChart } from './balance-chart.tsx'
import { gamesByDay } from './games-by-day.ts'
import { StatementFilters } from './statement-filters.tsx'
import { StatementTable } from './statement-table.tsx'
import './statement-page.css'

/** /cashier, the account statement: every movement of the real balance, newest first (spec 2.4, 7.3). */
export function StatementPage() {
  const search = useSearchState()
  const type = keyOf(statementTypeNames, search.read('type'))
  const range = { from: readDay(search.read('from')), to: readDay(search.read('to')) }
  const turned = isTurned(range)
  const filter: StatementFilter = {
    ...(type === undefined ? {} : { type }),
    ...(range.from === '' ? {} : { startdate: range.from }),
    ...(range.to === '' ? {} : { enddate: range.to }),
  }
  const mayGroup = type === undefined || type === 'game'
  const grouped = mayGroup && search.read('games') === 'day'
  const page = useQuery({
    ...cashier.accountStatement(filter, search.page),
    placeholderData: keepPreviousData,
    enabled: !turned && !grouped,
  })
  const newest = useQuery({
    ...cashier.newestEntries(filter),
    placeholderData: keepPreviousData,
    enabled: !turned && grouped,
  })
  const clear = () => search.filter({ type: '', from: '', to: '' })
  return (
    <Page
      title={<Trans>Account statement</Trans>}
      lead={<Trans>Times are IST. Amounts are in rupees.</Trans>}
      aside={<Totals totals={(grouped ? newest : page).data?.totals} />}
    >
      <StatementFilters type={type} range={range} filter={filter} onFilter={search.filter} blocked={turned} />
      {turned ? (
        <Note tone="bad" role="alert">
          <Trans>The first day is after the last. Choose the days again.</Trans>
        </Note>
      ) : (
        <Loaded
          of={grouped ? newest : page}
          failed={<Trans>We could not load your statement</Trans>}
          waiting={
            <div className="box">
              <WaitingRows rows={pageSize} />
            </div>
          }
        >
          {(data) => (
            <StatementBody
              data={data}
              filter={filter}
              search={search}
              grouped={mayGroup ? grouped : null}
              onClear={Object.keys(filter).length > 0 ? clear : undefined}
            />
          )}
        </Loaded>
      )}
      <MoneyWords />
    </Page>
  )
}

type BodyProps = {
  data: Data<'getAccountStatement'>
  filter: StatementFilter
  search: SearchState
  /** Whether the games of a day are one entry; null where no game is listed. */
  grouped: boolean | null
  onClear: (() => void) | undefined
}

/** A page of the rows, and the balance that they led to. */
function StatementBody({ data: { rows, count }, filter, search, grouped, onClear }: BodyProps) {
  const entries = grouped ? gamesByDay(rows) : rows
  const shown = grouped ? entries.slice((search.page - 1) * pageSize, search.page * pageSize) : entries
  const listed = grouped ? entries.length : count
  return (
    <div className="statement-page-body">
      <Box
        title={
          <>
            <Trans>Entries</Trans> <span className="tab-count">{count}</span>
          </>
        }
        aside={
          grouped === null ? null : (
            <label className="statement-page-switch">
              <input
                type="checkbox"
                checked={grouped}
                onChange={(event) => search.filter({ games: event.target.checked ? 'day' : '' })}
              />
              <Trans>Group games by day</Trans>
            </label>
          )
        }
      >
        {grouped && count > rows.length ? (
          <Note>
            <Trans>The newest {rows.length} entries are listed. Choose fewer days for older ones.</Trans>
          </Note>
        ) : null}
        {shown.length > 0 ? (
          <>
            <StatementTable rows={shown} />
            <Pager page={search.page} pageSize={pageSize} count={listed} onPage={search.setPage} />
          </>
        ) : (
          <NoRows
            count={listed}
            onFirstPage={() => search.setPage(1)}
            onClear={onClear}
            empty={{
              title: <Trans>No entries yet</Trans>,
              text: <Trans>Deposits, bets and their results are listed here.</Trans>,
              action: (
                <Link to={paths.exchangeInplay} className={buttonClass('secondary')}>
                  <Trans>Matches in play</Trans>
                </Link>
              ),
            }}
          />
        )}
      </Box>
      {/* A line between two entries shows nothing that the list does not. */}
      {count > 2 ? <BalanceChart filter={filter} /> : null}
    </div>
  )
}

/** What all rows that fit the filters come to; '₹–' until it is known. */
function Totals({ totals }: { totals: Data<'getAccountStatement'>['totals'] | undefined }) {
  const { t } = useLingui()
  const shown = (rupees: number | undefined) => (rupees === undefined ? '₹–' : formatSigned(rupees))
  return (
    <Figures label={t`Totals of these rows`}>
      <Figure term={<Trans>Credited</Trans>}>{shown(totals?.credit)}</Figure>
      <Figure term={<Trans>Debited</Trans>}>{shown(totals && -totals.debit)}</Figure>
      <Figure term={<Trans>Balance change</Trans>}>
        {shown(totals && fromPaise(toPaise(totals.credit) - toPaise(totals.debit)))}
      </Figure>
    </Figures>
  )
}
