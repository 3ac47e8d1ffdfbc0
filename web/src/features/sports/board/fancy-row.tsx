import { Popover } from '@base-ui/react/popover'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { PriceGraphButton } from '../history/price-graph-button.tsx'
import { useMarketShell } from '../prices/market-store.ts'
import { plainAmount, signedAmount } from '../prices/price-text.ts'
import { runOutcomes } from '../prices/profit-rules.ts'
import { RowStatus } from '../prices/row-status.tsx'
import type { Bet } from '../queries.ts'
import { PanelPlace } from '../selection/panel-slot.tsx'
import { useSlipAlike } from '../selection/slip-store.ts'
import { LineCell } from './line-cell.tsx'
import { useMarketPositions } from './market-positions.ts'
import { MarketStatus } from './market-status.tsx'
import { PinButton } from './pin-button.tsx'
import { RunOutcomes } from './run-outcomes.tsx'
import '../../../ui/overlays/popover.css'
import './fancy-row.css'

type FancyRowProps = {
  marketId: string
  matchName: string
  paused: boolean
  bets: readonly Bet[] | undefined
}

/**
 * One fancy or session market; with bets on it, its worst result under the name and its outcomes by runs below. The row keeps its
 * place and its height whatever is chosen or held: a tap beside it must not meet another market.
 */
export const FancyRow = memo(function FancyRow({ marketId, matchName, paused, bets }: FancyRowProps) {
  const market = useMarketShell(marketId)
  const { held, drafts } = useMarketPositions(market, useBetsAtOnce(marketId, bets))
  const filled = held.length + drafts.length > 0
  const runner = market?.runners[0]
  if (!market || !runner) return null
  const open = market.status === 'open' && runner.status === 'active' && !paused
  const bands = filled ? runOutcomes(held, drafts) : []
  const worst = Math.min(0, ...bands.map(({ heldPaise }) => heldPaise))
  const worstWithSlip = Math.min(0, ...bands.map(({ withSlipPaise }) => withSlipPaise))
  const outcomes = <RunOutcomes name={market.HeadName} bands={bands} held={held} drafts={drafts} />
  const cell = { marketId, matchName, headName: market.HeadName, open } as const
  return (
    <>
      <div className="fancy-row" data-board data-status={paused && market.status === 'open' ? 'paused' : market.status}>
        <div className="fancy-name">
          <p className="runner-name">
            <span className="cut-text">{market.HeadName}</span>
            <PriceGraphButton market={market} />
            <PinButton market={market} />
          </p>
          {filled ? (
            <FancyNote
              name={market.HeadName}
              worst={held.length > 0 ? worst : null}
              worstWithSlip={drafts.length > 0 ? worstWithSlip : null}
            >
              {outcomes}
            </FancyNote>
          ) : (
            <p className="fancy-note">
              <Trans>
                ₹{plainAmount(market.minStake)} to ₹{plainAmount(market.maxStake)}
              </Trans>
            </p>
          )}
        </div>
        <div className="fancy-prices">
          {/* A running ball stops all rows and is named once, in the head of the board. */}
          {market.status === 'ball_running' ? null : (
            <>
              <MarketStatus market={market} />
              <RowStatus status={market.status} />
            </>
          )}
          <LineCell {...cell} side="lay" selectionId={runner.selectionId} />
          <LineCell {...cell} side="back" selectionId={runner.selectionId} />
        </div>
      </div>
      <PanelPlace marketId={marketId}>{filled ? outcomes : null}</PanelPlace>
    </>
  )
})

type FancyNoteProps = {
  name: string
  /** The worst result of the held bets and with the slip, in paise; null where there are none. */
  worst: number | null
  worstWithSlip: number | null
  /** The results by runs. */
  children: ReactNode
}

/** The worst that the bets of a row may bring; the results by runs open over the board and move none of its rows. */
function FancyNote({ name, worst, worstWithSlip, children }: FancyNoteProps) {
  const { t } = useLingui()
  return (
    <Popover.Root>
      <Popover.Trigger className="fancy-note">
        <span className="sr-only">
          <Trans>{name}: result by runs</Trans>
        </span>{' '}
        {worst === null ? null : (
          <span className="num-neg" translate="no">
            {signedAmount(worst)}
          </span>
        )}{' '}
        {worstWithSlip === null ? null : (
          <span className="with-slip">
            <span className="with-slip-words">
              <Trans>with slip</Trans>
            </span>{' '}
            <span className="num-neg" translate="no">
              {signedAmount(worstWithSlip)}
            </span>
          </span>
        )}
        <ChevronDown className="fancy-arrow" size={14} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="start" sideOffset={6} collisionPadding={8} className="fancy-layer">
          <Popover.Popup className="popover fancy-outcomes" aria-label={t`${name}: result by runs`}>
            <p className="fancy-outcomes-name">{name}</p>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/**
 * The bets of a match with those that the slip saw accepted in this market before the list of bets was read again: what a
 * row shows must not go with the answer and come back with the list.
 */
function useBetsAtOnce(marketId: string, bets: readonly Bet[] | undefined): readonly Bet[] | undefined {
  const accepted = useSlipAlike((state) =>
    state.betSlipContent.flatMap((entry) =>
      entry.marketId === marketId && entry.state.at === 'done' ? [entry.state.answer.bet] : [],
    ),
  )
  const missing = accepted.filter(({ id }) => (bets?.find((bet) => bet.id === id)?.status ?? 'pending') === 'pending')
  return missing.length === 0 ? bets : [...missing, ...(bets ?? [])]
}
