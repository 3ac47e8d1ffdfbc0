// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern; a table would not lay its cells out twice, for the desk and for the phone

import { Trans } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { boardKeys } from './board-keys.ts'
import { useMarketPositions } from './market-positions.ts'
import { useMarkets } from './market-store.ts'
import { plainAmount } from './price-text.ts'
import { runnerResults } from './profit-rules.ts'
import type { Bet, Market } from './queries.ts'
import { RunnerRow } from './runner-row.tsx'
import { Veil } from './veil.tsx'

export type MarketBoardProps = {
  marketId: string
  matchName: string
  /** The prices are old: they are shown, dimmed, and take no bet. */
  paused: boolean
  /** The player's bets on this match, undefined until known. */
  bets: readonly Bet[] | undefined
}

/** One market with runners as rows: three back and three lay prices, the result held, and what it becomes with the slip. */
export const MarketBoard = memo(function MarketBoard({ marketId, matchName, paused, bets }: MarketBoardProps) {
  const market = useMarkets((state) => state.markets[marketId])
  const { held, drafts } = useMarketPositions(market, bets)
  const grid = useRef<HTMLDivElement>(null)
  if (!market || market.priceKind === 'line') return null
  const ids = market.runners.map(({ selectionId }) => selectionId)
  const results = runnerResults(ids, held)
  const withSlip = drafts.length > 0 ? runnerResults(ids, [...held, ...drafts]) : null
  const open = market.status === 'open' && !paused
  // Exchange markets have three levels on each side, a bookmaker one.
  const deep = market.priceKind === 'decimal'
  return (
    <section
      className={deep ? 'market' : 'market market-two'}
      aria-labelledby={`market-${marketId}`}
      data-status={paused ? 'paused' : market.status}
    >
      <MarketHead market={market} paused={paused} />
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
              deep={deep}
              heldPaise={held.length > 0 ? (results.get(runner.selectionId) ?? 0) : null}
              withSlipPaise={withSlip?.get(runner.selectionId) ?? null}
            />
          ))}
        </div>
        {paused || market.status !== 'open' ? <Veil market={market} paused={paused} /> : null}
      </div>
    </section>
  )
})

function MarketHead({ market, paused }: { market: Market; paused: boolean }) {
  const seconds = market.delayMs / 1000
  return (
    <header className="market-head">
      <div className="market-title">
        <div className="market-name">
          <h2 id={`market-${market.marketId}`}>{market.HeadName}</h2>
          {market.inPlay ? (
            <span className="live">
              <Trans>In play</Trans>
            </span>
          ) : null}
        </div>
        <p className="market-terms">
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
          {paused ? (
            <span className="market-paused">
              <Trans>Prices paused</Trans>
            </span>
          ) : null}
        </p>
      </div>
      <span className="market-column">
        <Trans>P/L</Trans>
      </span>
      <span className="market-column">
        <Trans>With slip</Trans>
      </span>
      <div className="market-sides" aria-hidden="true">
        <span className="text-back-text">
          <Trans>Back</Trans>
        </span>
        <span className="text-lay-text">
          <Trans>Lay</Trans>
        </span>
      </div>
    </header>
  )
}
