import { useEffect, useRef } from 'react'
import type { Scene } from './motion.ts'
import { type ReelPainter, reelPainter } from './reel-painter.ts'
import type { Theme } from './symbols/themes.ts'

/** More pixels than this are not seen on symbols of this size, and cost time. */
const mostPixelRatio = 2

/**
 * The moving picture of the reels. It is hidden from screen readers: the board and its wins stand in words beside it.
 * @param scene a new object begins a new motion
 */
export function ReelCanvas({ scene, theme, isStill }: { scene: Scene; theme: Theme; isStill: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<ReelPainter>(null)
  useEffect(() => {
    const on = canvas.current
    if (on === null) return
    const made = reelPainter(on, theme)
    painter.current = made
    const fit = () => made.fit(on.clientWidth, on.clientHeight, Math.min(devicePixelRatio, mostPixelRatio))
    const watch = new ResizeObserver(fit)
    watch.observe(on)
    return () => {
      watch.disconnect()
      made.stop()
    }
  }, [theme])
  useEffect(() => {
    painter.current?.show(scene, isStill)
  }, [scene, isStill])
  return (
    <div className="reels-picture" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}
