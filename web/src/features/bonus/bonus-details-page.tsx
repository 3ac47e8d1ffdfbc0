import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { formatRupees } from '../../lib/money.ts'
import { buttonClass } from '../../ui/basics/button.tsx'
import { Box, Page } from '../../ui/basics/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../ui/states/loaded.tsx'
import { BonusAction } from './bonus-action.tsx'
import { BonusClock } from './bonus-clock.tsx'
import { BonusMark } from './bonus-mark.tsx'
import { BonusParts } from './bonus-parts.tsx'
import { BonusGameRates, BonusMarketRates } from './bonus-rates.tsx'
import { BonusTerms } from './bonus-terms.tsx'
import { type Bonus, bonuses } from './queries.ts'
import { WageringBar } from './wagering-bar.tsx'
import './bonus-details-page.css'

/** /bonus/{id}: one bonus with its parts, wagering and expiry; an unknown one says so in place (spec 2.1). */
export function BonusDetailsPage() {
  const { id = '' } = useParams()
  const all = useQuery(bonuses.bonusListing())
  const find = (rows: readonly Bonus[]) => rows.find((bonus) => bonus.id.toLowerCase() === id.toLowerCase())
  const known = all.data && find(all.data.rows)
  return (
    <Page
      title={known ? known.name : <Trans>Bonus</Trans>}
      lead={
        <Link to={paths.bonus} className="link">
          <Trans>All bonuses</Trans>
        </Link>
      }
    >
      <Loaded
        of={all}
        failed={<Trans>We could not load this bonus</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={5} />
          </div>
        }
      >
        {({ rows }) => {
          const bonus = find(rows)
          return bonus ? (
            <Details bonus={bonus} others={rows.filter((other) => other !== bonus)} shownAtMs={all.dataUpdatedAt} />
          ) : (
            <NotFound />
          )
        }}
      </Loaded>
    </Page>
  )
}

function Details({ bonus, others, shownAtMs }: { bonus: Bonus; others: readonly Bonus[]; shownAtMs: number }) {
  const { amount, status, description } = bonus
  return (
    <div className="page-columns">
      <div>
        <Box title={<Trans>Progress</Trans>} aside={<BonusMark status={status} />}>
          <p className="bonus-details-page-amount" translate="no">
            {formatRupees(amount)}
          </p>
          <p className="bonus-details-page-text text-muted">{description}</p>
          {status === 'available' ? null : <WageringBar bonus={bonus} />}
          {bonus.secondsLeft === undefined ? null : (
            <p className="bonus-details-page-clock text-sm text-muted">
              <BonusClock bonus={bonus} shownAtMs={shownAtMs} />
            </p>
          )}
        </Box>
        {status === 'available' ? null : <BonusParts id={bonus.id} />}
      </div>
      <div>
        <Box title={<Trans>Terms</Trans>}>
          <BonusTerms bonus={bonus} />
          <BonusAction
            bonus={bonus}
            shownAtMs={shownAtMs}
            blocked={others.some((other) => other.status === 'active')}
          />
        </Box>
        {bonus.marketRates ? (
          <Box title={<Trans>What bets count</Trans>}>
            <BonusMarketRates bonus={bonus} />
          </Box>
        ) : null}
        {bonus.gameRates ? (
          <Box title={<Trans>What games count</Trans>}>
            <BonusGameRates bonus={bonus} />
          </Box>
        ) : null}
      </div>
    </div>
  )
}

function NotFound() {
  return (
    <EmptyState
      kind="none"
      title={<Trans>Bonus not found</Trans>}
      action={
        <Link to={paths.bonus} className={buttonClass('secondary')}>
          <Trans>All bonuses</Trans>
        </Link>
      }
    >
      <Trans>It may have ended, or the address is not right.</Trans>
    </EmptyState>
  )
}
