import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { formatRupees } from '../../lib/money.ts'
import { buttonClass } from '../../ui/basics/button.tsx'
import { BonusClock } from './bonus-clock.tsx'
import { BonusMark } from './bonus-mark.tsx'
import { BonusRatesLine } from './bonus-rates.tsx'
import type { Bonus } from './queries.ts'
import { WageringBar } from './wagering-bar.tsx'
import './bonus-card.css'

/** One bonus in a list, and the way to all about it. */
export function BonusCard({ bonus, shownAtMs }: { bonus: Bonus; shownAtMs: number }) {
  const { id, name, description, amount, status, parts, partsReleased, wagerTarget } = bonus
  return (
    <li className="bonus-card">
      <div className="bonus-card-head">
        <h3>{name}</h3>
        <BonusMark status={status} />
      </div>
      <p className="bonus-card-amount" translate="no">
        {formatRupees(amount)}
      </p>
      {status === 'available' ? (
        <>
          <p className="text-muted">
            {description} <Trans>To wager: {formatRupees(wagerTarget)}.</Trans>
          </p>
          <BonusRatesLine bonus={bonus} />
        </>
      ) : (
        <>
          <WageringBar bonus={bonus} />
          <p className="text-sm text-muted">
            <Trans>
              {partsReleased} of {parts} parts released
            </Trans>
          </p>
        </>
      )}
      <Ending bonus={bonus} shownAtMs={shownAtMs} />
      <Link to={paths.bonusDetails(id)} className={buttonClass('secondary')}>
        <Trans>Details</Trans>
        <span className="sr-only">: {name}</span>
      </Link>
    </li>
  )
}

/** Until when it can be claimed or wagered, and how long that is; nothing where it does not end. */
function Ending({ bonus, shownAtMs }: { bonus: Bonus; shownAtMs: number }) {
  const { status, claimUntil, expiresAt, secondsLeft } = bonus
  const until = status === 'available' ? claimUntil : status === 'active' ? expiresAt : undefined
  if (until === undefined || until === null) return null
  return (
    <p className="text-sm text-muted">
      {status === 'available' ? (
        <Trans>To claim until {formatDateTime(until)}</Trans>
      ) : (
        <Trans>Ends {formatDateTime(until)}</Trans>
      )}
      {secondsLeft === undefined ? null : (
        <>
          {', '}
          <BonusClock bonus={bonus} shownAtMs={shownAtMs} />
        </>
      )}
    </p>
  )
}
