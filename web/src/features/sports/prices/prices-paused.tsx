import { Trans } from '@lingui/react/macro'
import './price.css'

type PricesPausedProps = {
  isPaused: boolean
  /** Announced to screen readers when it comes: once on a page. */
  isAnnounced?: boolean
}

/** Says where prices stand that they are old and take no bet; it stands in a row that is as high without it. */
export function PricesPaused({ isPaused, isAnnounced = false }: PricesPausedProps) {
  return (
    <span role={isAnnounced ? 'status' : undefined} className="prices-paused">
      {isPaused ? <Trans>Prices paused</Trans> : null}
    </span>
  )
}
