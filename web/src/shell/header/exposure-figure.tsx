import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatSigned } from '../../lib/money.ts'
import { useExposureAmount } from '../../money/exposure.ts'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import './balances.css'

const ExposurePopup = lazyPart(() => import('../exposure-popup.tsx').then((chunk) => chunk.ExposurePopup))

/**
 * The exposure in rupees with its minus; a press opens the exposure popup (spec 2.7). `short` leaves the announcements beside it
 * their room on a phone.
 */
export function ExposureFigure({ short = false }: { short?: boolean }) {
  const { t } = useLingui()
  const amount = useExposureAmount()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="figure figure-btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={short ? 'sr-only' : undefined}>
          <Trans>Exposure</Trans>
        </span>{' '}
        {short ? <span aria-hidden="true">{t({ message: 'Exp', comment: 'Exposure, in three letters' })}</span> : null}
        <b className={amount ? 'num-neg' : undefined} translate="no">
          {amount === null ? '₹–' : formatSigned(-amount)}
        </b>
      </button>
      {open ? <ExposurePopup onClose={() => setOpen(false)} /> : null}
    </>
  )
}
