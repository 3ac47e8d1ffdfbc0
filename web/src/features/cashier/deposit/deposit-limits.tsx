import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isNotOffered } from '../../../api/api-error.ts'
import { paths } from '../../../config/paths.ts'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { cashier } from '../queries.ts'
import './deposit-limits.css'

/** How much the player lets himself pay in; left out where the server has no limits. */
export function DepositLimits() {
  const limits = useQuery(cashier.limits())
  const failure = useFailure(limits)
  if (isNotOffered(failure)) return null
  return (
    <Box title={<Trans>Your deposit limits</Trans>}>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={2} />}>
        {({ deposit, used }) => (
          <>
            <Definitions sums>
              <Definition term={<Trans>24 hours</Trans>}>{limitText(deposit.daily, used?.deposit.daily)}</Definition>
              <Definition term={<Trans>7 days</Trans>}>{limitText(deposit.weekly, used?.deposit.weekly)}</Definition>
              <Definition term={<Trans>30 days</Trans>}>{limitText(deposit.monthly, used?.deposit.monthly)}</Definition>
            </Definitions>
            <p className="deposit-limits-rule text-sm text-muted">
              <Trans>
                If several limits apply, the lowest is used. A lower limit starts at once, a higher one after 24 hours.
              </Trans>
            </p>
            <Link to={paths.setLimits} className={buttonClass('secondary')}>
              <Trans>Change limits</Trans>
            </Link>
          </>
        )}
      </Loaded>
    </Box>
  )
}

/** The limit, and what is left of it where the server sends what counts against it. */
function limitText(limit: number | null, used: number | undefined): ReactNode {
  if (limit === null) return <Trans>No limit set</Trans>
  if (used === undefined) return formatRupees(limit)
  const left = fromPaise(Math.max(0, toPaise(limit) - toPaise(used)))
  return (
    <>
      {formatRupees(limit)}{' '}
      <small className="deposit-limits-left text-muted">
        <Trans>{formatRupees(left)} left</Trans>
      </small>
    </>
  )
}
