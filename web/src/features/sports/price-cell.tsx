// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern; a table would not lay its cells out twice, for the desk and for the phone

import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, memo } from 'react'
import { marketById } from './market-store.ts'
import { priceText, sizeText } from './price-text.ts'
import type { Side } from './profit-rules.ts'
import type { Price } from './queries.ts'
import { lineId } from './slip-rules.ts'
import { useSlip } from './slip-store.ts'
import { useTapPrice } from './tap-price.ts'
import { useMove } from './use-move.ts'

export type PriceCellProps = {
  marketId: string
  matchName: string
  selectionId: string
  runnerName: string
  side: Side
  /** 0 is the best price. */
  level: 0 | 1 | 2
  price: Price | undefined
  open: boolean
  /** Holds the grid's tab stop at first; board-keys.ts moves it on. */
  stop: boolean
}

/** One price with the money behind it. A change shows an arrow and a flash for less than half a second. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { marketId, matchName, selectionId, runnerName, side, level, price, open, stop } = props
  const { t } = useLingui()
  const tap = useTapPrice()
  const id = lineId({ marketId, selectionId, side })
  const pressed = useSlip((state) =>
    state.betSlipContent.some((line) => line.id === id && line.price === price?.price && line.state.at === 'draft'),
  )
  const move = useMove(price?.price)
  const words = side === 'back' ? t`Back` : t`Lay`
  const value = price ? priceText(price.price) : '–'
  const select = (event: MouseEvent) => {
    const market = marketById(marketId)
    const runner = market?.runners.find((candidate) => candidate.selectionId === selectionId)
    if (!open || !price || !market || !runner) return
    tap(matchName, market, runner, side, price)
    // A key press has no pointer: the keyboard goes on to the stake (Esc there comes back).
    if (event.detail === 0) setTimeout(() => document.getElementById(`stake-${id}`)?.focus())
  }
  return (
    <button
      type="button"
      role="gridcell"
      className={`price ${price ? `price-${side}${level === 0 ? '' : `-${level + 1}`}` : 'price-none'}`}
      tabIndex={stop ? 0 : -1}
      aria-disabled={!open || !price || undefined}
      aria-selected={pressed}
      aria-label={
        price
          ? t`${words} ${runnerName} ${value} ${sizeText(price.size)} available`
          : t`${words} ${runnerName}: no price`
      }
      data-cell={id}
      data-best={level === 0 ? side : undefined}
      onClick={select}
    >
      {move.count > 0 ? <i key={move.count} className={`flash flash-${move.way}`} /> : null}
      <b>{value}</b> {price ? <small>{sizeText(price.size)}</small> : null}
    </button>
  )
})
