import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bet } from '../queries.ts'
import { FancyRow } from './fancy-row.tsx'
import { BallRunning, PausedNote } from './market-status.tsx'
import './fancy-board.css'

type FancyBoardProps = {
  title: ReactNode
  /** For ids: one board of this name on a page. */
  name: string
  marketIds: readonly string[]
  matchName: string
  paused: boolean
  bets: readonly Bet[] | undefined
}

/** Fancy or session markets side by side: No and Yes with the run line large and the rate small. */
export function FancyBoard({ title, name, marketIds, ...shared }: FancyBoardProps) {
  if (marketIds.length === 0) return null
  return (
    <section className="market fancy" aria-labelledby={`fancy-${name}`}>
      <div className="fancy-heads">
        <header className="fancy-head">
          <div className="fancy-title">
            <h2 id={`fancy-${name}`}>{title}</h2>
            <PausedNote paused={shared.paused} otherwise={<BallRunning marketIds={marketIds} />} />
          </div>
          <Sides />
        </header>
        <div className="fancy-head" aria-hidden="true">
          <span />
          <Sides />
        </div>
      </div>
      <div className="fancy-rows">
        {marketIds.map((marketId) => (
          <FancyRow key={marketId} marketId={marketId} {...shared} />
        ))}
      </div>
    </section>
  )
}

function Sides() {
  return (
    <div className="fancy-sides" aria-hidden="true">
      <span className="fancy-side" data-side="lay">
        <Trans>No</Trans>
      </span>
      <span className="fancy-side" data-side="back">
        <Trans>Yes</Trans>
      </span>
    </div>
  )
}
