import type { ReactNode } from 'react'
import { HaltWords } from '../prices/halt-words.tsx'
import { useMarkets } from '../prices/market-store.ts'
import { PricesPaused } from '../prices/prices-paused.tsx'
import type { Market } from '../queries.ts'

type Status = Pick<Market, 'status'>

/** Says once for a market why it takes no bet; its rows are dimmed. Old prices are named in the head. */
export function MarketStatus({ market: { status } }: { market: Status }) {
  return (
    <p role="status" className="sr-only">
      {status === 'open' ? null : <HaltWords halt={status} />}
    </p>
  )
}

/** Stands in the head of a board of several markets while a running ball stops some of them. */
export function BallRunning({ marketIds }: { marketIds: readonly string[] }) {
  const isRunning = useMarkets(({ markets }) => marketIds.some((id) => markets[id]?.status === 'ball_running'))
  return (
    <span role="status" className="prices-paused">
      {isRunning ? <HaltWords halt="ball_running" /> : null}
    </span>
  )
}

/** Stands in the place of `otherwise` while prices are old; not while the first ones are on their way. */
export function PausedNote({ paused, otherwise = null }: { paused: boolean; otherwise?: ReactNode }) {
  const waiting = useMarkets((state) => state.waiting)
  return paused && !waiting ? <PricesPaused isPaused /> : otherwise
}

/** The same for screen readers, once for all boards of a page. */
export function PausedStatus({ paused }: { paused: boolean }) {
  return (
    <div className="sr-only" role="status">
      <PausedNote paused={paused} />
    </div>
  )
}
