import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { marketById } from './market-store.ts'
import { priceText } from './price-text.ts'
import type { Side } from './profit-rules.ts'
import type { Price } from './queries.ts'
import { lineId } from './slip-rules.ts'
import { useSlip } from './slip-store.ts'
import { useTapPrice } from './tap-price.ts'
import { useMove } from './use-move.ts'

export type LineCellProps = {
  marketId: string
  matchName: string
  headName: string
  selectionId: string
  side: Side
  price: Price | undefined
  open: boolean
}

/** Yes (back) or No (lay) of a fancy or session market: the run line large, the rate small. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { marketId, matchName, headName, selectionId, side, price, open } = props
  const { t } = useLingui()
  const tap = useTapPrice()
  const id = lineId({ marketId, selectionId, side })
  const pressed = useSlip((state) =>
    state.betSlipContent.some((line) => line.id === id && line.line === price?.line && line.state.at === 'draft'),
  )
  const move = useMove(price?.line)
  const words = side === 'back' ? t`Yes` : t`No`
  const runs = price?.line === undefined ? '–' : priceText(price.line)
  const select = () => {
    const market = marketById(marketId)
    const runner = market?.runners[0]
    if (open && price && market && runner) tap(matchName, market, runner, side, price)
  }
  return (
    <button
      type="button"
      className={`price ${price ? `price-${side}` : 'price-none'}`}
      aria-disabled={!open || !price || undefined}
      aria-pressed={pressed}
      aria-label={price ? t`${words} ${headName} ${runs} ${priceText(price.price)}` : t`${words} ${headName}: no price`}
      data-cell={id}
      data-best={side}
      onClick={select}
    >
      {move.count > 0 ? <i key={move.count} className={`flash flash-${move.way}`} /> : null}
      <b>{runs}</b> {price ? <small>{priceText(price.price)}</small> : null}
    </button>
  )
})
