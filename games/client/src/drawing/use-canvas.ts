import { type RefObject, useEffect, useRef } from 'react'

interface Sheet {
  context: CanvasRenderingContext2D
  size: { width: number; height: number }
}

/** More pixels than these for each px are not worth their time. */
const mostDensity = 2

/**
 * A canvas that keeps the size of its place. `onSize` is called first of all, with each new size, and when a font has come; the
 * sheet is null where the browser draws none.
 */
export function useCanvas(onSize: (sheet: Sheet) => void): {
  canvas: RefObject<HTMLCanvasElement | null>
  sheet: RefObject<Sheet | null>
} {
  const canvas = useRef<HTMLCanvasElement>(null)
  const sheet = useRef<Sheet | null>(null)
  const onSizeRef = useRef(onSize)
  onSizeRef.current = onSize
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d') ?? null
    if (element === null || context === null) return
    const resize = () => {
      const { clientWidth: width, clientHeight: height } = element
      const density = Math.min(mostDensity, devicePixelRatio)
      element.width = Math.round(width * density)
      element.height = Math.round(height * density)
      context.setTransform(density, 0, 0, density, 0, 0)
      sheet.current = { context, size: { width, height } }
      onSizeRef.current(sheet.current)
    }
    const watcher = new ResizeObserver(resize)
    watcher.observe(element)
    document.fonts.addEventListener('loadingdone', resize)
    resize()
    return () => {
      watcher.disconnect()
      document.fonts.removeEventListener('loadingdone', resize)
    }
  }, [])
  return { canvas, sheet }
}

/** Draws a picture whenever its component is drawn, and for each frame while `goesOn`. */
export function useFrames(goesOn: boolean, draw: () => void): void {
  const drawn = useRef(draw)
  drawn.current = draw
  useEffect(() => drawn.current())
  useEffect(() => {
    if (!goesOn) return
    let frame = 0
    const next = () => {
      drawn.current()
      frame = requestAnimationFrame(next)
    }
    frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  }, [goesOn])
}
