import { Trans } from '@lingui/react/macro'
import { useMarkets } from '../prices/market-store.ts'

/** Stands in the head of a market whose prices are old; not while the first ones are on their way. */
export function PausedNote() {
  const waiting = useMarkets((state) => state.waiting)
  return waiting ? null : (
    <span className="market-paused">
      <Trans>Prices paused</Trans>
    </span>
  )
}
