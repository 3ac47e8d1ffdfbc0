import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMarketsAlike } from '../../prices/market-store.ts'
import { priceText } from '../../prices/price-text.ts'
import { changeEntry, type SlipEntry } from '../../selection/slip-store.ts'
import './offer-choice.css'

/**
 * The way to let a bet wait in the book at its own price, where the market takes offers. It stands under a price that is refused, and
 * once chosen it stays, so that it can be taken back.
 */
export function OfferChoice({ entry: { id, marketId, price, offer } }: { entry: SlipEntry }) {
  const { taken, inPlay } = useMarketsAlike(({ markets }) => ({
    taken: markets[marketId]?.takesOffers === true,
    inPlay: markets[marketId]?.inPlay === true,
  }))
  if (!taken) return null
  return (
    <div className="offer-choice">
      <Choice
        checked={Boolean(offer)}
        onChange={(checked) => changeEntry(id, { offer: checked ? { keepInPlay: inPlay } : null })}
      >
        <Trans>Keep as an offer at {priceText(price)}</Trans>
      </Choice>
      {offer && !inPlay ? (
        <Choice checked={offer.keepInPlay} onChange={(keepInPlay) => changeEntry(id, { offer: { keepInPlay } })}>
          <Trans>Keep it in play too</Trans>
        </Choice>
      ) : null}
      {offer ? (
        <p className="offer-choice-note">
          <Trans>
            It waits in the book for this price, in part or whole. Change or cancel it under your open bets.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}

type ChoiceProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="offer-choice-box">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
