// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern, as the board

import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { gridKeys } from '../board/board-keys.ts'
import type { MarketShell, RunnerShell } from '../prices/market-merge.ts'
import { LadderRow } from './ladder-row.tsx'
import type { LadderView } from './ladder-view.ts'
import type { OwnOffers } from './own-offers.ts'

type LadderGridProps = {
  ref: RefObject<HTMLDivElement | null>
  view: LadderView
  market: MarketShell
  runner: RunnerShell
  matchName: string
  /** Presses on prices count. */
  open: boolean
  /** Result of the held bets if the runner wins. */
  heldPaise: number
  stakeText: string
  /** null while there is no stake: then no step has a result. */
  stakePaise: number | null
  offers: OwnOffers
}

/** The price steps as rows, which follow the prices by themselves. */
export function LadderGrid(props: LadderGridProps) {
  const { ref, view, market, runner, matchName, open, heldPaise, stakeText, stakePaise, offers } = props
  const { t } = useLingui()
  const { selectionId, name } = runner
  const place = { marketId: market.marketId, selectionId }
  return (
    <div
      ref={view.box}
      className="ladder-box"
      data-status={open ? 'open' : 'closed'}
      onPointerEnter={() => view.onPointer(true)}
      onPointerLeave={() => view.onPointer(false)}
      onScroll={view.onScroll}
    >
      <div
        ref={ref}
        role="grid"
        aria-label={t`All prices of ${name}`}
        data-board
        onKeyDown={(event) => gridKeys(event, ref.current)}
      >
        <div role="row" className="ladder-row ladder-heads" tabIndex={-1}>
          <span role="columnheader" className="ladder-side" data-side="back" tabIndex={-1}>
            <Trans>Back</Trans>
          </span>
          <span role="columnheader" tabIndex={-1}>
            <Trans>Price</Trans>
          </span>
          <span role="columnheader" className="ladder-side" data-side="lay" tabIndex={-1}>
            <Trans>Lay</Trans>
          </span>
          <span role="columnheader" tabIndex={-1}>
            <Trans>Yours</Trans>
          </span>
          <span role="columnheader" tabIndex={-1}>
            <Trans>If it wins</Trans>
          </span>
        </div>
        {view.rows.map((step) => (
          <LadderRow
            key={step}
            {...place}
            matchName={matchName}
            step={step}
            open={open}
            stakeText={stakeText}
            heldPaise={heldPaise}
            stakePaise={stakePaise}
            own={offers.bySteps.get(step)}
            onTakeBack={offers.takeBack}
          />
        ))}
      </div>
    </div>
  )
}
