import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Price } from '../queries.ts'
import { redrawInSight } from './boards-in-sight.ts'
import { marketById, watchMarket } from './market-store.ts'
import { ontoLadder } from './odds-ladder.ts'
import { light } from './price-flash.ts'
import type { Side } from './profit-rules.ts'

/** Where a price stands: on the board at a level, of which 0 is the best; on the ladder at a step of the odds. */
export type PricePlace = { marketId: string; selectionId: string; side: Side } & Slot
type Slot = { level: number; step?: undefined } | { step: number; level?: undefined }

/** The content of a price cell: its two texts, the number whose change highlights it, and attributes that follow the price (null: none). */
export type CellFace = {
  large: string
  small: string
  value: number | undefined
  attributes?: Readonly<Record<string, string | null>>
}

/** The current price. One off the scale stands at the scale's end, one between two steps at the lower of them. */
export function priceAt({ marketId, selectionId, side, level, step }: PricePlace): Price | undefined {
  const prices = marketById(marketId)?.runners.find((runner) => runner.selectionId === selectionId)?.[side]
  return step === undefined ? prices?.[level] : prices?.find(({ price }) => ontoLadder(price) === step)
}

/** A fact about the price of a place, such as whether there is one; draws again only when the fact changes. */
export function usePriceFact<T extends string | number | boolean>(
  place: PricePlace,
  readFact: (price: Price | undefined) => T,
): T {
  const { marketId, selectionId, side, level, step } = place
  const watch = useCallback(
    (changed: () => void) => {
      const here = { marketId, selectionId, side, ...(step === undefined ? { level } : { step }) }
      const isNew = newPriceAt(here)
      return watchMarket(marketId, () => {
        if (isNew()) changed()
      })
    },
    [marketId, selectionId, side, level, step],
  )
  return useSyncExternalStore(watch, () => readFact(priceAt(place)))
}

/** Returns a function that says whether the price has changed since its last call. */
function newPriceAt(place: PricePlace): () => boolean {
  let price = priceAt(place)
  return () => {
    const before = price
    price = priceAt(place)
    return price !== before
  }
}

/**
 * Ref of a cell whose `<b>` and `<small>`, which React leaves empty, show the price of a place. A tick writes the two
 * texts into their nodes, at once where they are in sight (boards-in-sight.ts): drawing a component for each, a thousand times a second, takes a slow phone several times as
 * long (`npm run bench:web`).
 */
export function useLiveCell(
  { marketId, selectionId, side, level, step }: PricePlace,
  faceOf: (price: Price | undefined) => CellFace,
): RefObject<HTMLButtonElement | null> {
  const cell = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = cell.current
    const nodes = { button, large: button?.querySelector('b'), small: button?.querySelector('small') }
    const place = { marketId, selectionId, side, ...(step === undefined ? { level } : { step }) }
    const isNew = newPriceAt(place)
    let value = show(nodes, faceOf(priceAt(place)))
    if (!button) return
    return redrawInSight(button, marketId, (isSeen) => {
      if (!isNew()) return
      const before = value
      value = show(nodes, faceOf(priceAt(place)))
      // Only the best price flashes: with all levels the whole board would flicker and slow a phone down.
      if (isSeen && level === 0 && before !== undefined && value !== undefined && value !== before)
        light(button, value > before ? 'up' : 'down')
    })
  }, [marketId, selectionId, side, level, step, faceOf])
  return cell
}

type CellNodes = Record<'button' | 'large' | 'small', Element | null | undefined>

function show(nodes: CellNodes, { large, small, value, attributes = {} }: CellFace): number | undefined {
  write(nodes.large, large)
  write(nodes.small, small)
  for (const name in attributes) writeAttribute(nodes.button, name, attributes[name] ?? null)
  return value
}

/** A value that stays is not written: the browser would compute the style of the cell again. */
function writeAttribute(element: Element | null | undefined, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** A text node that stays is cheaper than a new one; a page translator may have put something else in its place. */
function write(element: Element | null | undefined, text: string): void {
  if (!element) return
  const node = element.firstChild
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}
