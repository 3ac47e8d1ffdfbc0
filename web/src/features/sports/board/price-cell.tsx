// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern; a table cannot lay its cells out in two ways, for desktop and for phone

import { Trans } from '@lingui/react/macro'
import { type MouseEvent, memo } from 'react'
import { type CellFace, type PricePlace, priceAt, useLiveCell, usePriceFact } from '../prices/live-price.ts'
import { marketById } from '../prices/market-store.ts'
import { priceText, sizeText } from '../prices/price-text.ts'
import type { Price } from '../queries.ts'
import { entryId } from '../selection/slip-rules.ts'
import { useSlip } from '../selection/slip-store.ts'
import { useTapPrice } from '../selection/tap-price.ts'
import '../prices/price.css'

type PriceCellProps = Extract<PricePlace, { level: number }> & {
  matchName: string
  runnerName: string
  open: boolean
  /** Holds the grid's tab stop at first; board-keys.ts moves it on. */
  stop: boolean
}

/** One price with the money behind it. Drawn when it opens or closes; a tick writes its two texts. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { marketId, matchName, selectionId, runnerName, side, level, open, stop } = props
  const tap = useTapPrice()
  const id = entryId({ marketId, selectionId, side })
  const cell = useLiveCell(props, faceOf)
  const asked = useSlip(
    (state) => state.betSlipContent.find((entry) => entry.id === id && entry.state.at === 'ready')?.price,
  )
  const state = usePriceFact(props, (price) => (!price ? 'none' : price.price === asked ? 'asked' : 'offered'))
  const select = (event: MouseEvent) => {
    const market = marketById(marketId)
    const runner = market?.runners.find((candidate) => candidate.selectionId === selectionId)
    const price = priceAt(props)
    if (!open || !price || !market || !runner) return
    tap(matchName, market, runner, side, price)
    // Pressed by keyboard: the focus moves to the stake (Esc there moves it back).
    if (event.detail === 0) setTimeout(() => document.getElementById(`stake-${id}`)?.focus())
  }
  return (
    <button
      ref={cell}
      type="button"
      role="gridcell"
      className="price"
      data-side={state === 'none' ? undefined : side}
      data-level={state === 'none' || level === 0 ? undefined : level + 1}
      data-empty={state === 'none' || undefined}
      tabIndex={stop ? 0 : -1}
      aria-disabled={!open || state === 'none' || undefined}
      aria-selected={state === 'asked'}
      data-chosen={(level === 0 && asked !== undefined && state === 'offered') || undefined}
      data-cell={id}
      data-best={level === 0 ? side : undefined}
      onClick={select}
    >
      <span className="sr-only">
        {side === 'back' ? <Trans>Back</Trans> : <Trans>Lay</Trans>} {runnerName}{' '}
        {state === 'none' ? <Trans>no price</Trans> : null}
      </span>{' '}
      <span className="price-face" translate="no">
        <b /> <small />
      </span>
    </button>
  )
})

function faceOf(price: Price | undefined): CellFace {
  if (!price) return { large: '–', small: '', value: undefined }
  return { large: priceText(price.price), small: sizeText(price.size), value: price.price }
}
