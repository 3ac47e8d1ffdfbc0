import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawPrices, momentAt, plotOf, type Size } from './draw-prices.ts'
import { type PricePoint, pointAt } from './price-series.ts'

type PriceChartProps = {
  points: readonly PricePoint[]
  /** The text alternative of the chart. */
  label: string
  /** The point that a finger or the mouse is at; null when it is at none. */
  focus: number | null
  onFocus: (point: number | null) => void
}

/** The line of a runner's prices, redrawn with each price and at the size of its container. */
export function PriceChart({ points, label, focus, onFocus }: PriceChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(canvas)
  useLayoutEffect(() => {
    if (canvas.current && size) drawPrices(canvas.current, points, plotOf(points, size), focus)
  }, [points, size, focus])
  const point = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!size) return
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    onFocus(pointAt(points, momentAt(plotOf(points, size), x)))
  }
  return (
    <canvas
      ref={canvas}
      className="price-chart"
      role="img"
      aria-label={label}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onFocus(null)}
    />
  )
}

/** The size that the page gives an element, followed as it changes; null before it is known. */
function useSize(element: { readonly current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
