// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern, as the board

import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { type CellFace, priceAt, useLiveCell, usePriceFact } from '../prices/live-price.ts'
import { marketById } from '../prices/market-store.ts'
import { plainAmount, priceText, signedAmount, sizeText } from '../prices/price-text.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Bet, Price } from '../queries.ts'
import { entryId } from '../selection/slip-rules.ts'
import { useSlip } from '../selection/slip-store.ts'
import { useTapPrice } from '../selection/tap-price.ts'
import type { OffersOfStep } from './own-offers.ts'
import '../prices/price.css'

type CellProps = {
  marketId: string
  selectionId: string
  matchName: string
  /** The price of the row. */
  step: number
  open: boolean
  stakeText: string
}

type LadderRowProps = CellProps & {
  /** The side on which the market can match a bet at this price. */
  side: Side | null
  /** Result if the runner wins, with a bet on that side; null where there is no such bet. */
  netPaise: number | null
  own: OffersOfStep | undefined
  onTakeBack: (offers: readonly Bet[]) => void
}

/** One price step. Drawn again only when one of its own values changed. */
export const LadderRow = memo(function LadderRow({ side, netPaise, own, onTakeBack, ...cell }: LadderRowProps) {
  return (
    <div role="row" className="ladder-row" data-step={cell.step} data-market={side ?? 'between'} tabIndex={-1}>
      <LadderCell {...cell} side="back" />
      <span role="rowheader" className="ladder-price" tabIndex={-1} translate="no">
        {priceText(cell.step)}
      </span>
      <LadderCell {...cell} side="lay" />
      <OwnCell step={cell.step} own={own} onTakeBack={onTakeBack} />
      <span role="gridcell" className="ladder-net" tabIndex={-1} translate="no">
        {netPaise === null ? null : (
          <b className={netPaise > 0 ? 'num-pos' : netPaise < 0 ? 'num-neg' : undefined}>{signedAmount(netPaise)}</b>
        )}
      </span>
    </div>
  )
})

/** What is offered on one side at one price. Drawn when an offer comes or goes; a tick writes its text, as on the board. */
const LadderCell = memo(function LadderCell(props: CellProps & { side: Side }) {
  const { marketId, selectionId, matchName, step, side, open, stakeText } = props
  const tap = useTapPrice()
  const place = { marketId, selectionId, side, step }
  const cell = useLiveCell(place, faceOf)
  const id = entryId(place)
  const isAsked = useSlip((state) =>
    state.betSlipContent.some((entry) => entry.id === id && entry.state.at === 'ready' && entry.price === step),
  )
  const isOffered = usePriceFact(place, (price) => price !== undefined)
  const press = () => {
    const market = marketById(marketId)
    const runner = market?.runners.find((candidate) => candidate.selectionId === selectionId)
    const offered = priceAt(place)
    if (open && market && runner && offered)
      tap(matchName, market, runner, side, { ...offered, price: step }, stakeText)
  }
  return (
    <button
      ref={cell}
      type="button"
      role="gridcell"
      className="price"
      data-side={isOffered ? side : undefined}
      data-empty={!isOffered || undefined}
      tabIndex={-1}
      aria-disabled={!open || !isOffered || undefined}
      aria-selected={isAsked}
      data-cell={`${side} ${step}`}
      data-best={side}
      onClick={press}
    >
      <span className="sr-only">
        {side === 'back' ? <Trans>Back</Trans> : <Trans>Lay</Trans>} {priceText(step)},{' '}
        {isOffered ? null : <Trans>no price</Trans>}
      </span>
      <span className="price-face" translate="no">
        <b />
      </span>
      {isOffered ? (
        <span className="sr-only">
          {' '}
          <Trans>offered</Trans>
        </span>
      ) : null}
    </button>
  )
})

function faceOf(price: Price | undefined): CellFace {
  return { large: price ? sizeText(price.size) : '', small: '', value: undefined }
}

type OwnCellProps = Pick<LadderRowProps, 'step' | 'own' | 'onTakeBack'>

/** The player's offers at one price; a press takes them back, while the market is suspended too. */
const OwnCell = memo(function OwnCell({ step, own, onTakeBack }: OwnCellProps) {
  const { t } = useLingui()
  const price = priceText(step)
  const sum = own ? plainAmount(own.bets.reduce((rupees, bet) => rupees + bet.stack, 0)) : ''
  const words =
    own?.side === 'back'
      ? t`Take back your offer: Back ${price}, ₹${sum}`
      : own?.side === 'lay'
        ? t`Take back your offer: Lay ${price}, ₹${sum}`
        : t`Take back your offers at ${price}, ₹${sum}`
  const isIdle = own !== undefined && !own.isOnItsWay
  return (
    <button
      type="button"
      role="gridcell"
      className="ladder-own"
      data-side={own?.side ?? undefined}
      data-waits={own ? true : undefined}
      tabIndex={-1}
      data-cell={`own ${step}`}
      aria-disabled={!isIdle || undefined}
      aria-busy={own?.isOnItsWay || undefined}
      aria-label={own ? words : t`${price}, no offer of yours`}
      onClick={() => {
        if (isIdle) onTakeBack(own.bets)
      }}
    >
      <span translate="no">{sum}</span>
    </button>
  )
})
