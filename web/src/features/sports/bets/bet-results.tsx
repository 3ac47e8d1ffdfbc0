import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/dates.ts'
import type { DateRange } from '../../../lib/day-range.ts'
import { formatRupees, formatSigned, fromPaise } from '../../../lib/money.ts'
import { useExposureAmount } from '../../../money/exposure.ts'
import { useMoney } from '../../../money/money-store.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { Figure, Figures } from '../../../ui/records/figures.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { plainAmount } from '../prices/price-text.ts'
import { betDays, coveredDays, sumsOf } from './bet-days.ts'
import { type BetFilter, type BetHistory, betHistory } from './bet-history.ts'
import { DayTable } from './day-table.tsx'
import { NetChart } from './net-chart.tsx'
import './bet-results.css'

/** Totals, chart and table of all bets of some days and a market type, whatever their state. */
export function BetResults({ filter }: { filter: Omit<BetFilter, 'status'> }) {
  const history = useQuery({ ...betHistory(filter), placeholderData: keepPreviousData })
  return (
    <Loaded
      of={history}
      failed={<Trans>We could not add up your bets</Trans>}
      waiting={<div className="outcome-waiting" />}
    >
      {(read) => <Sums history={read} days={filter.days} />}
    </Loaded>
  )
}

function Sums({ history, days }: { history: BetHistory; days: DateRange }) {
  const { t } = useLingui()
  const wallet = useMoney((money) => money.wallet)
  const exposure = useExposureAmount()
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
        <Figure term={<Trans>Real balance</Trans>}>{wallet ? formatRupees(wallet.balance) : '–'}</Figure>
      </Figures>
      {sums.bets === 0 ? (
        <div className="box">
          <EmptyState title={<Trans>No bets in these days</Trans>}>
            <Trans>Bets you place are added up here, day by day.</Trans>
          </EmptyState>
        </div>
      ) : (
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
      )}
    </div>
  )
}
