import { useState } from 'react'

/** Counts the moves of a price and says which way the last one went. */
export function useMove(price: number | undefined): { way: 'up' | 'down'; count: number } {
  const [seen, setSeen] = useState({ price, way: 'up' as 'up' | 'down', count: 0 })
  if (seen.price === price) return seen
  const comparable = price !== undefined && seen.price !== undefined
  const way = comparable && price < (seen.price ?? 0) ? 'down' : 'up'
  const next = { price, way, count: comparable ? seen.count + 1 : seen.count } as const
  setSeen(next)
  return next
}
