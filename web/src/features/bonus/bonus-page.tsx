import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { formatRupees } from '../../lib/money.ts'
import { useMoney } from '../../money/money-store.ts'
import { BreakNote } from '../../player/running-break.tsx'
import { buttonClass } from '../../ui/basics/button.tsx'
import { Box, Page } from '../../ui/basics/page.tsx'
import { Figure, Figures } from '../../ui/records/figures.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../ui/states/loaded.tsx'
import { BonusCard } from './bonus-card.tsx'
import { type Bonus, bonuses } from './queries.ts'
import './bonus-page.css'

/** /bonus: what can be claimed, what is under way, what has ended (spec 2.4, 7.5). */
export function BonusPage() {
  const all = useQuery(bonuses.bonusListing())
  return (
    <Page
      title={<Trans>Bonus</Trans>}
      lead={<Trans>A bonus is released to your balance in parts, as you wager it.</Trans>}
    >
      <Stats />
      <BreakNote>
        <Trans>No bonus can be claimed until then.</Trans>
      </BreakNote>
      <Loaded
        of={all}
        failed={<Trans>We could not load your bonuses</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={6} />
          </div>
        }
      >
        {({ rows }) => (rows.length > 0 ? <Groups rows={rows} shownAtMs={all.dataUpdatedAt} /> : <NoBonuses />)}
      </Loaded>
    </Page>
  )
}

/** Totals; the page does without them when they do not come. */
function Stats() {
  const { t } = useLingui()
  const coins = useMoney((money) => money.wallet?.coins)
  const { data } = useQuery(bonuses.stats())
  const shown = (rupees: number | undefined) => (rupees === undefined ? '₹–' : formatRupees(rupees))
  return (
    <Figures band label={t`Bonus totals`}>
      <Figure term={<Trans>Bonus now</Trans>}>{shown(coins)}</Figure>
      <Figure term={<Trans>Released so far</Trans>}>{shown(data?.released)}</Figure>
      <Figure term={<Trans>Wagered so far</Trans>}>{shown(data?.wagered)}</Figure>
      <Figure term={<Trans>To claim</Trans>}>{data?.available ?? '–'}</Figure>
    </Figures>
  )
}

function Groups({ rows, shownAtMs }: { rows: readonly Bonus[]; shownAtMs: number }) {
  const active = rows.filter(({ status }) => status === 'active')
  const available = rows.filter(({ status }) => status === 'available')
  const finished = rows.filter(({ status }) => status !== 'active' && status !== 'available')
  return (
    <div className="bonus-page-groups">
      <Group title={<Trans>Active</Trans>} rows={active} shownAtMs={shownAtMs}>
        <Trans>No active bonus. One that you claim appears here, with what is left to wager.</Trans>
      </Group>
      <Group title={<Trans>Available</Trans>} rows={available} shownAtMs={shownAtMs}>
        <Trans>There is nothing to claim now.</Trans>
      </Group>
      <Group title={<Trans>Finished</Trans>} rows={finished} shownAtMs={shownAtMs}>
        <Trans>No bonus has ended yet.</Trans>
      </Group>
    </div>
  )
}

function Group(props: { title: ReactNode; rows: readonly Bonus[]; shownAtMs: number; children: ReactNode }) {
  const { title, rows, shownAtMs, children } = props
  return (
    <Box title={title}>
      {rows.length > 0 ? (
        <ul className="bonus-page-list">
          {rows.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} shownAtMs={shownAtMs} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{children}</p>
      )}
    </Box>
  )
}

function NoBonuses() {
  return (
    <EmptyState
      title={<Trans>No bonuses are offered now</Trans>}
      action={
        <Link to={paths.home} className={buttonClass('secondary')}>
          <Trans>Home</Trans>
        </Link>
      }
    >
      <Trans>They appear here as soon as the operator offers them.</Trans>
    </EmptyState>
  )
}
