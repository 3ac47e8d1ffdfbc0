import { useEffect, useState } from 'react'

const everyMs = 7000

/**
 * Which of `count` things shows; the next one every seven seconds unless `still`, while the tab is hidden, or when the
 * reader asked for less motion.
 */
export function useRotation(count: number, still: boolean): [number, (at: number) => void] {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (still || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) setAt((current) => (current + 1) % count)
    }, everyMs)
    return () => clearInterval(timer)
  }, [still, count])
  return [count === 0 ? 0 : at % count, setAt]
}
