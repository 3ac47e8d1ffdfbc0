import { useLingui } from '@lingui/react/macro'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { LadderProps } from '../selection/panel-slot.tsx'

const LadderPanel = lazyPart(() => import('../ladder/ladder-panel.tsx').then((chunk) => chunk.LadderPanel))

/** Opens the ladder of a market: all price steps of a runner. */
export function LadderButton({ market, matchName }: LadderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t`All prices of ${market.HeadName}`}
        className="market-tool"
        icon={<Layers size={17} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? <LadderPanel market={market} matchName={matchName} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
