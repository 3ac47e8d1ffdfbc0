import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { SidePanel } from '../../../ui/overlays/side-panel.tsx'
import { useMarketShell } from '../prices/market-store.ts'
import type { LadderProps } from '../selection/panel-slot.tsx'
import { RunnerLadder } from './runner-ladder.tsx'
import './ladder-panel.css'

/** All price steps of a market, runner by runner: at the side of a desktop, over the whole of a phone. */
export function LadderPanel({ market: opened, matchName, onClose }: LadderProps & { onClose: () => void }) {
  const { t } = useLingui()
  const market = useMarketShell(opened.marketId) ?? opened
  const [selected, setSelected] = useState(market.runners[0]?.selectionId)
  const runner = market.runners.find(({ selectionId }) => selectionId === selected) ?? market.runners[0]
  const tabs = market.runners.map(({ selectionId, name }) => ({ id: selectionId, label: <bdi>{name}</bdi> }))
  return (
    <SidePanel open onClose={onClose} title={t`All prices of ${market.HeadName}`} flush>
      {runner ? (
        <>
          <div className="ladder-runners">
            <Tabs
              look="chip"
              idPrefix="ladder"
              label={t`Runner`}
              tabs={tabs}
              selected={runner.selectionId}
              onSelect={setSelected}
            />
          </div>
          <div
            id="ladder-panel"
            className="ladder"
            role="tabpanel"
            aria-labelledby={`ladder-tab-${runner.selectionId}`}
          >
            <RunnerLadder key={runner.selectionId} market={market} runner={runner} matchName={matchName} />
          </div>
        </>
      ) : null}
    </SidePanel>
  )
}
