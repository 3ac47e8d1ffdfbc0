import { useEffect, useState } from 'react'
import { marketById, watchMarket } from '../prices/market-store.ts'
import type { PricePoint } from './price-series.ts'

/** A price may change many times a second; a line of some hundred points shows no more than this. */
const everyMs = 1000
const mostPoints = 300

/** The best prices of a runner as they come, from when this is first drawn. */
export function useLivePoints(marketId: string, selectionId: string): readonly PricePoint[] {
  const [points, setPoints] = useState<readonly PricePoint[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const point = presentPoint(marketId, selectionId)
      if (point) setPoints((known) => (isNews(known.at(-1), point) ? [...known, point].slice(-mostPoints) : known))
    }
    setPoints([])
    look()
    const stop = watchMarket(marketId, () => {
      timer ??= setTimeout(look, everyMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [marketId, selectionId])
  return points
}

/** The prices on the board now, at the time the server published them; null for a decided or unknown market. */
function presentPoint(marketId: string, selectionId: string): PricePoint | null {
  const market = marketById(marketId)
  const runner = market?.runners.find((one) => one.selectionId === selectionId)
  if (!market || !runner || market.status === 'closed') return null
  const isLine = market.priceKind === 'line'
  const [back, lay] = [runner.back[0], runner.lay[0]].map((best) => (isLine ? best?.line : best?.price) ?? null)
  return { at: market.publishedAt, back: back ?? null, lay: lay ?? null }
}

function isNews(before: PricePoint | undefined, { at, back, lay }: PricePoint): boolean {
  return !before || (at > before.at && (back !== before.back || lay !== before.lay))
}
