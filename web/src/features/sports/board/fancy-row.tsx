import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { useMarketShell } from '../prices/market-store.ts'
import { plainAmount } from '../prices/price-text.ts'
import { runLadder } from '../prices/profit-rules.ts'
import type { Bet } from '../queries.ts'
import { useBetsAtOnce, useLadder } from './fancy-ladder.ts'
import { FancyNote } from './fancy-note.tsx'
import { LineCell } from './line-cell.tsx'
import { useMarketPositions } from './market-positions.ts'
import { Veil } from './market-status.tsx'
import { PinButton } from './pin-button.tsx'
import { RunLadder } from './run-outcomes.tsx'

export type FancyRowProps = {
  marketId: string
  matchName: string
  paused: boolean
  bets: readonly Bet[] | undefined
}

/**
 * One fancy or session market; with bets on it, its worst result under the name and the run ladder below. The row keeps its
 * place and its height whatever is chosen or held: a tap beside it must not meet another market.
 */
export const FancyRow = memo(function FancyRow({ marketId, matchName, paused, bets }: FancyRowProps) {
  const market = useMarketShell(marketId)
  const { held, drafts } = useMarketPositions(market, useBetsAtOnce(marketId, bets))
  const filled = held.length + drafts.length > 0
  const ladder = useLadder(filled)
  const runner = market?.runners[0]
  if (!market || !runner) return null
  const open = market.status === 'open' && runner.status === 'active' && !paused
  const bands = filled ? runLadder(held, drafts) : []
  const worst = Math.min(0, ...bands.map(({ heldPaise }) => heldPaise))
  const worstWithSlip = Math.min(0, ...bands.map(({ withSlipPaise }) => withSlipPaise))
  const cell = { marketId, matchName, headName: market.HeadName, open } as const
  return (
    <>
      <div className="fancy-row" data-board data-status={paused && market.status === 'open' ? 'paused' : market.status}>
        <div className="fancy-name">
          <p className="runner-name">
            <PinButton marketId={marketId} name={market.HeadName} /> <span className="cut-text">{market.HeadName}</span>
          </p>
          {filled ? (
            <FancyNote
              name={market.HeadName}
              worst={held.length > 0 ? worst : null}
              worstWithSlip={drafts.length > 0 ? worstWithSlip : null}
              open={ladder.open}
              onToggle={ladder.toggle}
            />
          ) : (
            <p className="fancy-note">
              <Trans>Max ₹{plainAmount(market.maxStake)}</Trans>
            </p>
          )}
        </div>
        <div className="fancy-prices">
          <LineCell {...cell} side="lay" selectionId={runner.selectionId} />
          <LineCell {...cell} side="back" selectionId={runner.selectionId} />
          <Veil market={market} />
        </div>
      </div>
      {ladder.open ? (
        <div className="fancy-ladder">
          {/* Below a pair of rows it would not tell whose it is; the table is named itself. */}
          <p className="fancy-ladder-name" aria-hidden="true">
            {market.HeadName}
          </p>
          <RunLadder name={market.HeadName} bands={bands} held={held} drafts={drafts} />
        </div>
      ) : null}
    </>
  )
})
