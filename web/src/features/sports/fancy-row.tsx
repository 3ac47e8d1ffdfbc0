import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { LineCell } from './line-cell.tsx'
import { useMarketPositions } from './market-positions.ts'
import { useMarketShell } from './market-store.ts'
import { PinButton } from './pin-button.tsx'
import { plainAmount, signedAmount } from './price-text.ts'
import { runLadder } from './profit-rules.ts'
import type { Bet } from './queries.ts'
import { RunLadder } from './run-ladder.tsx'
import { Veil } from './veil.tsx'

export type FancyRowProps = {
  marketId: string
  matchName: string
  paused: boolean
  bets: readonly Bet[] | undefined
}

/** One fancy or session market; with bets on it, its worst result under the name and the run ladder below. */
export const FancyRow = memo(function FancyRow({ marketId, matchName, paused, bets }: FancyRowProps) {
  const market = useMarketShell(marketId)
  const { held, drafts } = useMarketPositions(market, bets)
  const runner = market?.runners[0]
  if (!market || !runner) return null
  const open = market.status === 'open' && runner.status === 'active' && !paused
  const bands = held.length + drafts.length > 0 ? runLadder(held, drafts) : []
  const worst = Math.min(0, ...bands.map(({ heldPaise }) => heldPaise))
  const worstWithSlip = Math.min(0, ...bands.map(({ withSlipPaise }) => withSlipPaise))
  const cell = { marketId, matchName, headName: market.HeadName, open } as const
  return (
    <>
      <div
        className="fancy-row"
        data-board
        data-status={paused && market.status === 'open' ? 'paused' : market.status}
        data-open={bands.length > 0 || undefined}
      >
        <div className="fancy-name">
          <p className="runner-name">
            <PinButton marketId={marketId} name={market.HeadName} /> <span className="cut-text">{market.HeadName}</span>
          </p>
          <p className="fancy-note">
            {held.length > 0 ? <span className="num-neg">{signedAmount(worst)}</span> : null}
            {drafts.length > 0 ? (
              <span className="with-slip">
                <Trans>with slip</Trans> <span className="num-neg">{signedAmount(worstWithSlip)}</span>
              </span>
            ) : null}
            {bands.length === 0 ? <Trans>Max ₹{plainAmount(market.maxStake)}</Trans> : null}
          </p>
        </div>
        <div className="fancy-prices">
          <LineCell {...cell} side="lay" selectionId={runner.selectionId} />
          <LineCell {...cell} side="back" selectionId={runner.selectionId} />
          <Veil market={market} />
        </div>
      </div>
      {bands.length > 0 ? <RunLadder name={market.HeadName} bands={bands} held={held} drafts={drafts} /> : null}
    </>
  )
})
