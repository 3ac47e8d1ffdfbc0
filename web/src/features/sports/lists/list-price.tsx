import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { priceText, sizeText } from '../prices/price-text.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Price } from '../queries.ts'
import '../prices/price.css'

type ListPriceProps = {
  side: Side
  /** 1, X or 2. */
  column: string | undefined
  runnerName: string
  price: Price
  /** The element of the price; a move lights the button around it. */
  text?: Ref<HTMLElement>
}

/**
 * What the button of a price says in a list. The side stands in words, here or over the column, since colour alone is no sign;
 * beside heads there is space for the money behind the price.
 */
export function ListPrice({ side, column, runnerName, price: { price, size }, text }: ListPriceProps) {
  return (
    <>
      <small className="price-side">
        <span aria-hidden="true">{column} </span>
        {side === 'back' ? <Trans>Back</Trans> : <Trans>Lay</Trans>}
      </small>{' '}
      <span className="sr-only" translate="no">
        {runnerName}
      </span>{' '}
      <b ref={text} translate="no">
        {priceText(price)}
      </b>{' '}
      <small className="price-size" translate="no">
        {sizeText(size)}
      </small>
    </>
  )
}

/** In the place of a price that is not offered. */
export function NoPrice() {
  return (
    <span className="price" data-empty aria-hidden="true">
      –
    </span>
  )
}
