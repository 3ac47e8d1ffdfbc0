import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { formatSigned } from '../lib/money.ts'
import { useSession } from '../session/session-store.ts'

const ExposurePopup = lazy(() => import('./exposure-popup.tsx').then((module) => ({ default: module.ExposurePopup })))

/** The exposure in rupees with its minus; a press opens the exposure popup (spec 2.7). */
export function ExposureFigure() {
  const amount = useSession((session) => session.exposureAmount)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="figure figure-btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <Trans>Exposure</Trans>
        </span>{' '}
        <b className={amount ? 'num-neg' : undefined}>{amount === null ? '₹–' : formatSigned(-amount)}</b>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ExposurePopup onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
