// biome-ignore-all lint/a11y/useSemanticElements: a grid by the ARIA pattern, as the board

import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { type CellFace, priceAt, useLiveCell } from '../prices/live-price.ts'
import { marketById, watchMarket } from '../prices/market-store.ts'
import { ontoLadder } from '../prices/odds-ladder.ts'
import { plainAmount, priceText, signedAmount, sizeText } from '../prices/price-text.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Bet, Price } from '../queries.ts'
import { entryId } from '../selection/slip-rules.ts'
import { useSlip } from '../selection/slip-store.ts'
import { useTapPrice } from '../selection/tap-price.ts'
import { netWith, sideAt } from './ladder-rules.ts'
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
  /** Result of the held bets if the runner wins. */
  heldPaise: number
  /** null while there is no stake: then no step has a result. */
  stakePaise: number | null
  own: OffersOfStep | undefined
  onTakeBack: (offers: readonly Bet[]) => void
}

/** One price step. Drawn again only when one of its own values changed, or a best price passed it. */
export const LadderRow = memo(function LadderRow({ heldPaise, stakePaise, own, onTakeBack, ...cell }: LadderRowProps) {
  const { selectionId, step: price } = cell
  const side = useSideAt(cell)
  const netPaise =
    side === null || stakePaise === null
      ? null
      : netWith(heldPaise, { kind: 'decimal', side, selectionId, price, stakePaise })
  return (
    <div role="row" className="ladder-row" data-step={price} data-market={side ?? 'between'} tabIndex={-1}>
      <LadderCell {...cell} side="back" />
      <span role="rowheader" className="ladder-price" tabIndex={-1} translate="no">
        {priceText(price)}
      </span>
      <LadderCell {...cell} side="lay" />
      <OwnCell step={price} own={own} onTakeBack={onTakeBack} />
      <span role="gridcell" className="ladder-net" tabIndex={-1} translate="no">
        <b className={signOf(netPaise)}>{netPaise === null ? '' : signedAmount(netPaise)}</b>
      </span>
    </div>
  )
})

function signOf(paise: number | null): 'num-pos' | 'num-neg' | undefined {
  if (!paise) return undefined
  return paise > 0 ? 'num-pos' : 'num-neg'
}

/** The side on which the market can match a bet at this price; null between its two best prices. */
function useSideAt({ marketId, selectionId, step }: CellProps): Side | null {
  const watch = useCallback((changed: () => void) => watchMarket(marketId, changed), [marketId])
  return useSyncExternalStore(watch, () => {
    const runner = marketById(marketId)?.runners.find((one) => one.selectionId === selectionId)
    return sideAt(step, { back: stepOf(runner?.back[0]), lay: stepOf(runner?.lay[0]) })
  })
}

function stepOf(price: Price | undefined): number | undefined {
  return price && ontoLadder(price.price)
}

/** What is offered on one side at one price; a tick writes it, as on the board, and also whether there is an offer. */
const LadderCell = memo(function LadderCell(props: CellProps & { side: Side }) {
  const { marketId, selectionId, matchName, step, side, open, stakeText } = props
  const { t } = useLingui()
  const tap = useTapPrice()
  const place = { marketId, selectionId, side, step }
  const faceOf = useCallback(
    (price: Price | undefined): CellFace => {
      const size = price && sizeText(price.size)
      const words = size === undefined ? t`no price` : `${size} ${t`offered`}`
      return {
        large: size ?? '',
        small: '',
        value: undefined,
        attributes: {
          'aria-label': `${side === 'back' ? t`Back` : t`Lay`} ${priceText(step)}, ${words}`,
          'aria-disabled': open && price ? null : 'true',
          'data-side': price ? side : null,
          'data-empty': price ? null : 'true',
        },
      }
    },
    [side, step, open, t],
  )
  const cell = useLiveCell(place, faceOf)
  const id = entryId(place)
  const isAsked = useSlip((state) =>
    state.betSlipContent.some((entry) => entry.id === id && entry.state.at === 'ready' && entry.price === step),
  )
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
      tabIndex={-1}
      aria-selected={isAsked}
      data-cell={`${side} ${step}`}
      data-best={side}
      onClick={press}
    >
      <span className="price-face" translate="no">
        <b />
      </span>
    </button>
  )
})

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
