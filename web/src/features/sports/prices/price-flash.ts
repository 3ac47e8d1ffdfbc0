import { type RefObject, useLayoutEffect, useRef } from 'react'

type Way = 'up' | 'down'

/** Under half a second with the sweep's share. */
const flashMs = 400
const sweepMs = 50

/** The cells that are lit, the first to go out first. */
const lit = new Map<Element, { way: Way; until: number }>()

/** Ref of a text in a cell of prices: a move of the value lights the cell. */
export function usePriceFlash(value: number | undefined): RefObject<HTMLElement | null> {
  const text = useRef<HTMLElement>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    const was = before.current
    before.current = value
    const cell = text.current?.parentElement
    if (cell && value !== undefined && was !== undefined && value !== was) light(cell, value > was ? 'up' : 'down')
  }, [value])
  useLayoutEffect(() => {
    const cell = text.current?.parentElement
    // The cell may have been removed.
    return () => {
      if (cell) lit.delete(cell)
    }
  }, [])
  return text
}

/**
 * Lights a cell for a moment and says which way its price went (`data-move`, price.css). An attribute that is switched
 * on and off, and one timer for all cells: an element and an animation for each move, each a layer of its own, cost a
 * busy board several times what its prices cost.
 */
export function light(cell: Element, way: Way): void {
  if (lit.size === 0) setTimeout(goOut, flashMs)
  if (lit.get(cell)?.way !== way) cell.setAttribute('data-move', way)
  // Removed first, so that the cell is last in the order again.
  lit.delete(cell)
  lit.set(cell, { way, until: performance.now() + flashMs })
}

function goOut(): void {
  const now = performance.now()
  for (const [cell, { until }] of lit) {
    if (until > now) break
    lit.delete(cell)
    cell.removeAttribute('data-move')
  }
  if (lit.size > 0) setTimeout(goOut, sweepMs)
}
