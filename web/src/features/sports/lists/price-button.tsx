import { memo } from 'react'
import { marketById } from '../prices/market-store.ts'
import { usePriceFlash } from '../prices/price-flash.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Price } from '../queries.ts'
import { entryId } from '../selection/slip-rules.ts'
import { useSlip } from '../selection/slip-store.ts'
import { useTapPrice } from '../selection/tap-price.ts'
import { ListPrice, NoPrice } from './list-price.tsx'

type PriceButtonProps = {
  marketId: string
  matchName: string
  selectionId: string
  runnerName: string
  /** 1, X or 2. */
  column: string | undefined
  side: Side
  price: Price | undefined
  /** Takes a bet now. */
  open: boolean
  /** Replaces filling the slip on a tap: for a guest it opens the login modal. */
  onTap: (() => void) | undefined
}

/** The best price of one side in a list; a tap puts it into the slip, right here. */
export const PriceButton = memo(function PriceButton(props: PriceButtonProps) {
  const { marketId, matchName, selectionId, runnerName, column, side, price, open, onTap } = props
  const tap = useTapPrice()
  const id = entryId({ marketId, selectionId, side })
  const pressed = useSlip((state) =>
    state.betSlipContent.some((entry) => entry.id === id && entry.price === price?.price && entry.state.at === 'ready'),
  )
  const text = usePriceFlash(price?.price)
  if (!price) return <NoPrice />
  const select = () => {
    if (onTap) return onTap()
    const market = marketById(marketId)
    const runner = market?.runners.find((candidate) => candidate.selectionId === selectionId)
    if (market && runner) tap(matchName, market, runner, side, price)
  }
  return (
    <button type="button" className="price" data-side={side} disabled={!open} aria-pressed={pressed} onClick={select}>
      <ListPrice side={side} column={column} runnerName={runnerName} price={price} text={text} />
    </button>
  )
})
