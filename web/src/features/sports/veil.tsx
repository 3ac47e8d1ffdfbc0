import { useLingui } from '@lingui/react/macro'
import { Lock, Timer } from 'lucide-react'
import type { Market } from './queries.ts'

/** Says over the prices why they take no bet; the rows stay where they are. */
export function Veil({ market, paused }: { market: Market; paused: boolean }) {
  const { t } = useLingui()
  const running = market.status === 'ball_running'
  const words = paused
    ? t`Prices paused`
    : running
      ? t`Ball running`
      : market.status === 'suspended'
        ? t`Suspended`
        : t`Closed`
  return (
    <div className="veil">
      <span role="status" data-warn={running || paused || undefined}>
        {running ? <Timer size={15} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
        {words}
      </span>
    </div>
  )
}
