// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern; a table cannot lay its cells out in two ways, for desktop and for phone

import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { RunnerShell } from '../prices/market-merge.ts'
import { signedAmount } from '../prices/price-text.ts'
import { RowStatus } from '../prices/row-status.tsx'
import type { Market } from '../queries.ts'
import { PanelPlace } from '../selection/panel-slot.tsx'
import { PriceCell } from './price-cell.tsx'
import './runner-row.css'

type RunnerRowProps = {
  marketId: string
  matchName: string
  runner: RunnerShell
  open: boolean
  /** Of the market. */
  status: Market['status']
  /** Three levels on each side, else only the best. */
  deep: boolean
  /** The first row holds the grid's one tab stop. */
  first: boolean
  /** Result of the held bets if this runner wins, in paise; null when none are held. */
  heldPaise: number | null
  /** The same with the entries of the slip; null when the slip has none here. */
  withSlipPaise: number | null
}

const backLevels = [2, 1, 0] as const
const layLevels = [0, 1, 2] as const
const bestLevel = [0] as const

/** One runner: name, results, prices. Drawn again only when one of its own values changed. */
export const RunnerRow = memo(function RunnerRow(props: RunnerRowProps) {
  const { marketId, matchName, runner, open, status, deep, first, heldPaise, withSlipPaise } = props
  const shared = { marketId, matchName, selectionId: runner.selectionId, runnerName: runner.name }
  const active = open && runner.status === 'active'
  return (
    <div role="row" className="market-row" tabIndex={-1}>
      <div role="rowheader" className="runner" tabIndex={-1}>
        <span className="runner-name" translate="no">
          {runner.name}
        </span>
        <span className="runner-result" aria-hidden="true">
          {heldPaise === null ? null : <Result paise={heldPaise} />}
          {withSlipPaise === null ? null : (
            <span className="with-slip">
              <Trans>with slip</Trans> <Result paise={withSlipPaise} />
            </span>
          )}
        </span>
      </div>
      <div role="gridcell" className="result" tabIndex={-1}>
        {heldPaise === null ? <span className="text-muted">–</span> : <Result paise={heldPaise} />}
      </div>
      <div
        role="gridcell"
        className="result result-slip"
        data-empty={withSlipPaise === null || undefined}
        tabIndex={-1}
      >
        {withSlipPaise === null ? null : <Result paise={withSlipPaise} />}
      </div>
      <div role="presentation" className="prices">
        {/* A running ball is named once, in the head of the board. */}
        {status === 'ball_running' ? null : <RowStatus status={status} />}
        {(deep ? backLevels : bestLevel).map((level) => (
          <PriceCell key={level} {...shared} side="back" level={level} open={active} stop={first && level === 0} />
        ))}
        {(deep ? layLevels : bestLevel).map((level) => (
          <PriceCell key={level} {...shared} side="lay" level={level} open={active} stop={false} />
        ))}
      </div>
      <PanelPlace marketId={marketId} selectionId={runner.selectionId} inGrid />
    </div>
  )
})

function Result({ paise }: { paise: number }) {
  return (
    <b className={paise > 0 ? 'num-pos' : paise < 0 ? 'num-neg' : undefined} translate="no">
      {signedAmount(paise)}
    </b>
  )
}
