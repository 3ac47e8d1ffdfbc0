import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'
import { useMarketShell } from '../prices/market-store.ts'
import { plainAmount, signedAmount } from '../prices/price-text.ts'
import { runOutcomes } from '../prices/profit-rules.ts'
import type { Bet } from '../queries.ts'
import { useSlip, useSlipAlike } from '../selection/slip-store.ts'
import { LineCell } from './line-cell.tsx'
import { useMarketPositions } from './market-positions.ts'
import { MarketStatus } from './market-status.tsx'
import { PinButton } from './pin-button.tsx'
import { RunOutcomes } from './run-outcomes.tsx'
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
  const outcomes = useOutcomesOpen(filled)
  const runner = market?.runners[0]
  if (!market || !runner) return null
  const open = market.status === 'open' && runner.status === 'active' && !paused
  const bands = filled ? runOutcomes(held, drafts) : []
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
              open={outcomes.open}
              onToggle={outcomes.toggle}
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
          <MarketStatus market={market} />
        </div>
      </div>
      {outcomes.open ? (
        <div className="fancy-outcomes">
          {/* Below a pair of rows it would not tell whose it is; the table is named itself. */}
          <p className="fancy-outcomes-name" aria-hidden="true">
            {market.HeadName}
          </p>
          <RunOutcomes name={market.HeadName} bands={bands} held={held} drafts={drafts} />
        </div>
      ) : null}
    </>
  )
})

type FancyNoteProps = {
  name: string
  /** The worst result of the held bets and with the slip, in paise; null where there are none. */
  worst: number | null
  worstWithSlip: number | null
  open: boolean
  onToggle: () => void
}

/** The worst that the bets of a row may bring; opens and shuts its outcomes by runs. As high as the note it stands for. */
function FancyNote({ name, worst, worstWithSlip, open, onToggle }: FancyNoteProps) {
  return (
    <button type="button" className="fancy-note" aria-expanded={open} onClick={onToggle}>
      <span className="sr-only">
        <Trans>{name}: result by runs</Trans>
      </span>{' '}
      {worst === null ? null : <span className="num-neg">{signedAmount(worst)}</span>}{' '}
      {worstWithSlip === null ? null : (
        <span className="with-slip">
          <span className="with-slip-words">
            <Trans>with slip</Trans>
          </span>{' '}
          <span className="num-neg">{signedAmount(worstWithSlip)}</span>
        </span>
      )}
      <ChevronDown className="fancy-arrow" size={14} aria-hidden="true" />
    </button>
  )
}

/**
 * Whether the outcomes by runs of a row stand open. They open by themselves with the first stake that is typed or bet that is held,
 * and shut when there is none left. While a tap on a price is a bet they wait for the player: no row may move under the
 * next tap.
 */
function useOutcomesOpen(filled: boolean): { open: boolean; toggle: () => void } {
  const tapBets = useSlip((state) => state.oneClickStake !== null)
  const [was, setWas] = useState(filled)
  const [open, setOpen] = useState(filled && !tapBets)
  if (filled !== was) {
    setWas(filled)
    setOpen(filled && !tapBets)
  }
  return { open: open && filled, toggle: () => setOpen(!open) }
}

/**
 * The bets of a match with those that the slip saw accepted in this market before the list of bets was read again: what a
 * row shows must not go with the answer and come back with the list.
 */
function useBetsAtOnce(marketId: string, bets: readonly Bet[] | undefined): readonly Bet[] | undefined {
  const accepted = useSlipAlike((state) =>
    state.betSlipContent.flatMap((line) =>
      line.marketId === marketId && line.state.at === 'done' ? [line.state.answer.bet] : [],
    ),
  )
  const missing = accepted.filter(({ id }) => (bets?.find((bet) => bet.id === id)?.status ?? 'pending') === 'pending')
  return missing.length === 0 ? bets : [...missing, ...(bets ?? [])]
}
