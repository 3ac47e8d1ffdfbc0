import { useEffect, useRef } from 'react'
import { paintSymbol } from './paint.ts'
import type { Theme } from './themes.ts'

/** Pixels of a side: twice what the list shows. */
const side = 104

/** A symbol that stands by itself; its name is said beside it. */
export function SymbolPicture({ symbol, theme }: { symbol: string; theme: Theme }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx) return
    ctx.clearRect(0, 0, side, side)
    paintSymbol(ctx, theme, symbol, side)
  }, [symbol, theme])
  return (
    <div className="pays-picture" aria-hidden="true">
      <canvas ref={canvas} width={side} height={side} />
    </div>
  )
}
