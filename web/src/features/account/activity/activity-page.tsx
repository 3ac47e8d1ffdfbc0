import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Figure, Figures } from '../../../ui/records/figures.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { type ActivityRow, type ActivityStep, account } from '../queries.ts'
import { Net } from '../safer-play/play-session-figures.tsx'
import { ActivityChart } from './activity-chart.tsx'
import { ActivityTable } from './activity-table.tsx'
import { type Measure, measures } from './measures.ts'
import './activity-page.css'

/** /activity: deposits, stakes and results by day, week and month, as totals, a chart and its table. */
export function ActivityPage() {
  const [by, setBy] = useState<ActivityStep>('day')
  const activity = useQuery({ ...account.activity(by), placeholderData: keepPreviousData })
  return (
    <Page
      title={<Trans>My activity</Trans>}
      lead={<Trans>What you paid in and staked, and what play came to. Days are those of India.</Trans>}
      aside={
        <Link to={paths.setLimits} className={buttonClass('secondary')}>
          <Trans>Limits and breaks</Trans>
        </Link>
      }
    >
      <div className="activity-page-choice">
        <Segmented
          label={<Trans>By</Trans>}
          hideLabel
          options={[
            { value: 'day', label: <Trans>Days</Trans> },
            { value: 'week', label: <Trans>Weeks</Trans> },
            { value: 'month', label: <Trans>Months</Trans> },
          ]}
          value={by}
          onChange={setBy}
        />
      </div>
      <Loaded
        of={activity}
        failed={<Trans>We could not load your activity</Trans>}
        waiting={<div className="activity-waiting" />}
      >
        {(data) => <Activity by={data.by} rows={data.rows} />}
      </Loaded>
    </Page>
  )
}

function Activity({ by, rows }: { by: ActivityStep; rows: readonly ActivityRow[] }) {
  const { t, i18n } = useLingui()
  const [measure, setMeasure] = useState<Measure>('net')
  return (
    <div className="activity">
      <Figures band label={t`Totals`}>
        <Figure term={<Trans>Deposited</Trans>}>{formatRupees(total(rows, 'deposited'))}</Figure>
        <Figure term={<Trans>Withdrawn</Trans>}>{formatRupees(total(rows, 'withdrawn'))}</Figure>
        <Figure term={<Trans>Staked</Trans>}>{formatRupees(total(rows, 'staked'))}</Figure>
        <Figure term={<Trans>Net result</Trans>}>
          <Net rupees={total(rows, 'net')} />
        </Figure>
      </Figures>
      <Box title={i18n._(measures[measure].name)}>
        <div className="activity-page-choice">
          <Segmented
            label={<Trans>What the chart shows</Trans>}
            hideLabel
            options={[
              { value: 'net', label: i18n._(measures.net.name) },
              { value: 'staked', label: i18n._(measures.staked.name) },
              { value: 'deposited', label: i18n._(measures.deposited.name) },
            ]}
            value={measure}
            onChange={setMeasure}
          />
        </div>
        {rows.some((row) => toPaise(row[measure]) !== 0) ? (
          <ActivityChart by={by} rows={rows} measure={measure} />
        ) : (
          <EmptyState title={<Trans>Nothing in this time</Trans>}>
            <Trans>Each of these amounts is ₹0.00. The table below has the other figures.</Trans>
          </EmptyState>
        )}
      </Box>
      <Box title={<Trans>Figures</Trans>}>
        <ActivityTable by={by} rows={rows} />
      </Box>
    </div>
  )
}

/** Rupees, added up in paise. */
function total(rows: readonly ActivityRow[], name: 'deposited' | 'withdrawn' | 'staked' | 'net'): number {
  return fromPaise(rows.reduce((sum, row) => sum + toPaise(row[name]), 0))
}
