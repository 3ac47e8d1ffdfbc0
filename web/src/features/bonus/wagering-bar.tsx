import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { formatRupees } from '../../lib/money.ts'
import type { Bonus } from './queries.ts'
import './wagering-bar.css'

/** How much of what must be wagered has been. */
export function WageringBar({ bonus: { wagered, wagerTarget } }: { bonus: Bonus }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="text-sm text-muted">
        <Trans>
          <b className="font-strong text-strong" translate="no">
            {formatRupees(wagered)}
          </b>{' '}
          wagered of {formatRupees(wagerTarget)}
        </Trans>
      </p>
      <progress
        aria-labelledby={id}
        className="wagering-bar"
        value={Math.min(wagered, wagerTarget)}
        max={wagerTarget || 1}
      />
    </div>
  )
}
