import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { type CellFace, priceAt, useLiveCell, usePriceFact } from '../prices/live-price.ts'
import { marketById } from '../prices/market-store.ts'
import { priceText } from '../prices/price-text.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Price } from '../queries.ts'
import { entryId } from '../selection/slip-rules.ts'
import { useSlip } from '../selection/slip-store.ts'
import { useTapPrice } from '../selection/tap-price.ts'
import '../prices/price.css'

type LineCellProps = {
  marketId: string
  matchName: string
  headName: string
  selectionId: string
  side: Side
  open: boolean
}

/** Yes (back) or No (lay) of a fancy or session market: the run line large, the rate small. Drawn as a PriceCell is. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { marketId, matchName, headName, selectionId, side, open } = props
  const tap = useTapPrice()
  const id = entryId({ marketId, selectionId, side })
  const place = { marketId, selectionId, side, level: 0 }
  const cell = useLiveCell(place, faceOf)
  const asked = useSlip(
    (state) => state.betSlipContent.find((entry) => entry.id === id && entry.state.at === 'ready')?.line,
  )
  const state = usePriceFact(place, (price) =>
    !price ? 'none' : asked !== undefined && price.line === asked ? 'asked' : 'offered',
  )
  const select = () => {
    const market = marketById(marketId)
    const runner = market?.runners[0]
    const price = priceAt(place)
    if (open && price && market && runner) tap(matchName, market, runner, side, price)
  }
  return (
    <button
      ref={cell}
      type="button"
      className="price"
      data-side={state === 'none' ? undefined : side}
      data-empty={state === 'none' || undefined}
      aria-disabled={!open || state === 'none' || undefined}
      aria-pressed={state === 'asked'}
      data-cell={id}
      data-best={side}
      onClick={select}
    >
      <span className="sr-only">
        {side === 'back' ? <Trans>Yes</Trans> : <Trans>No</Trans>} {headName}{' '}
        {state === 'none' ? <Trans>no price</Trans> : null}
      </span>{' '}
      <span className="price-face" translate="no">
        <b /> <small />
      </span>
    </button>
  )
})

function faceOf(price: Price | undefined): CellFace {
  if (price?.line === undefined) return { large: '–', small: price ? priceText(price.price) : '', value: undefined }
  return { large: priceText(price.line), small: priceText(price.price), value: price.line }
}
