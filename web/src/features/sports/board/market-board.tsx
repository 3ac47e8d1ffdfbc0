// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern; a table cannot lay its cells out in two ways, for desktop and for phone

import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode, useRef } from 'react'
import { narrowMedia, useMedia } from '../../../ui/basics/media.ts'
import { PriceGraphButton } from '../history/price-graph-button.tsx'
import { useBookPercent } from '../prices/book-share.ts'
import { HaltWords } from '../prices/halt-words.tsx'
import type { MarketShell } from '../prices/market-merge.ts'
import { useMarketShell } from '../prices/market-store.ts'
import { plainAmount } from '../prices/price-text.ts'
import { matchLiability } from '../prices/profit-rules.ts'
import type { Bet } from '../queries.ts'
import { LadderPlace } from '../selection/panel-slot.tsx'
import { boardKeys } from './board-keys.ts'
import { useMarketPositions } from './market-positions.ts'
import { MarketRules } from './market-rules.tsx'
import { MarketStatus, PausedNote } from './market-status.tsx'
import { PinButton } from './pin-button.tsx'
import { RunnerRow } from './runner-row.tsx'
import './market-board.css'

type MarketBoardProps = {
  marketId: string
  matchName: string
  /** The prices are old: they are shown, dimmed, and take no bet. */
  paused: boolean
  /** The player's bets on this match, undefined until known. */
  bets: readonly Bet[] | undefined
  /** In the place of the market's name, and beside it, where the board stands for a match. */
  title?: ReactNode
  note?: ReactNode
  /** All levels on a narrow phone too, where a row shows the best prices alone. */
  deep?: boolean
}

/** One market with runners as rows: three back and three lay prices, the result held, and what it becomes with the slip. */
export const MarketBoard = memo(function MarketBoard({
  marketId,
  matchName,
  paused,
  bets,
  title,
  note,
  deep = false,
}: MarketBoardProps) {
  const market = useMarketShell(marketId)
  const { held, drafts } = useMarketPositions(market, bets)
  const grid = useRef<HTMLDivElement>(null)
  const narrow = useMedia(narrowMedia)
  if (!market || market.priceKind === 'line') return null
  const ids = market.runners.map(({ selectionId }) => selectionId)
  const results = matchLiability(ids, held)
  const withSlip = drafts.length > 0 ? matchLiability(ids, [...held, ...drafts]) : null
  const open = market.status === 'open' && !paused
  // Exchange markets have three levels on each side, a bookmaker one.
  const hasLevels = market.priceKind === 'decimal' && (!narrow || deep)
  return (
    <section
      className="market"
      data-levels={hasLevels ? 3 : 1}
      data-board
      aria-labelledby={`market-${marketId}`}
      data-status={paused && market.status === 'open' ? 'paused' : market.status}
    >
      <BoardHead market={market} matchName={matchName} paused={paused} title={title} note={note} />
      <div className="market-body">
        <div
          ref={grid}
          role="grid"
          aria-labelledby={`market-${marketId}`}
          onKeyDown={(event) => boardKeys(event, grid.current)}
        >
          {market.runners.map((runner, index) => (
            <RunnerRow
              key={runner.selectionId}
              marketId={marketId}
              matchName={matchName}
              runner={runner}
              open={open}
              first={index === 0}
              status={market.status}
              deep={hasLevels}
              heldPaise={held.length > 0 ? (results.get(runner.selectionId) ?? 0) : null}
              withSlipPaise={withSlip?.get(runner.selectionId) ?? null}
            />
          ))}
        </div>
        <MarketStatus market={market} />
      </div>
    </section>
  )
})

/** In the place of the terms while a ball stops the market; screen readers hear it from its status. */
function BallRunningNote() {
  return (
    <span className="prices-paused" aria-hidden="true">
      <HaltWords halt="ball_running" />
    </span>
  )
}

type HeadProps = Pick<MarketBoardProps, 'matchName' | 'paused' | 'title' | 'note'> & { market: MarketShell }

/** Not drawn again when an entry of the slip or a bet changes the results under it. */
const BoardHead = memo(function BoardHead({ market, matchName, paused, title, note }: HeadProps) {
  const book = useBookPercent(market.marketId)
  return (
    <header className="market-head">
      <div className="market-title">
        <div className="market-name">
          <div className="market-heading">
            <h2 id={`market-${market.marketId}`}>{title ?? market.HeadName}</h2>
            {market.inPlay && !title ? (
              <>
                <i className="live-dot" />
                <span className="sr-only">
                  <Trans>In play</Trans>
                </span>
              </>
            ) : null}
          </div>
          {title ? null : (
            <div className="market-tools">
              {market.priceKind === 'decimal' ? <LadderPlace market={market} matchName={matchName} /> : null}
              <PriceGraphButton market={market} />
              <MarketRules market={market} />
              <PinButton market={market} />
            </div>
          )}
        </div>
        <p className="market-terms">
          {note ? <span>{note}</span> : null}
          <PausedNote
            paused={paused}
            otherwise={market.status === 'ball_running' ? <BallRunningNote /> : <Terms market={market} />}
          />
        </p>
      </div>
      <span className="market-column">
        <Trans>P/L</Trans>
      </span>
      <span className="market-column">
        <Trans>With slip</Trans>
      </span>
      <div className="market-sides" aria-hidden="true">
        {book === null ? null : (
          <span className="market-book">
            <Trans>Book {book}%</Trans>
          </span>
        )}
        <span className="market-side" data-side="back">
          <Trans>Back</Trans>
        </span>
        <span className="market-side" data-side="lay">
          <Trans>Lay</Trans>
        </span>
      </div>
    </header>
  )
})

/** The limits of a bet and how long it is held; bets on old prices are not taken, so that these give way to that. */
function Terms({ market }: { market: MarketShell }) {
  const seconds = market.delayMs / 1000
  return (
    <>
      {market.maxStake > 0 ? (
        <span>
          <Trans>
            ₹{plainAmount(market.minStake)} to ₹{plainAmount(market.maxStake)}
          </Trans>
        </span>
      ) : null}
      {market.inPlay && seconds > 0 ? (
        <span>
          <Trans>{seconds} s delay</Trans>
        </span>
      ) : null}
    </>
  )
}
