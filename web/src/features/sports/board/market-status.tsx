import { Trans, useLingui } from '@lingui/react/macro'
import { Lock, Timer } from 'lucide-react'
import { useMarkets } from '../prices/market-store.ts'
import type { Market } from '../queries.ts'
import './market-status.css'

/** Says over the prices why the market takes no bet; the rows stay where they are. Old prices are told in the head. */
export function MarketStatus({ market: { status } }: { market: Pick<Market, 'status'> }) {
  const { t } = useLingui()
  if (status === 'open') return null
  const running = status === 'ball_running'
  const words = running ? t`Ball running` : status === 'suspended' ? t`Suspended` : t`Closed`
  return (
    <div className="market-status">
      <span role="status" data-warn={running || undefined}>
        {running ? <Timer size={15} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
        {words}
      </span>
    </div>
  )
}

/** Stands in the head of a market whose prices are old; not while the first ones are on their way. */
export function PausedNote() {
  const waiting = useMarkets((state) => state.waiting)
  return waiting ? null : (
    <span className="market-paused">
      <Trans>Prices paused</Trans>
    </span>
  )
}
