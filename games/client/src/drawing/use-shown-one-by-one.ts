import { useEffect, useState } from 'react'

/**
 * How many of the parts of an event are shown: one more every `stepMs` from when `of` changes, all of them at once when the event is
 * not being played.
 */
export function useShownOneByOne(of: string, count: number, stepMs: number, isPlaying: boolean): number {
  const [shown, setShown] = useState({ of: '', count: 0 })
  useEffect(() => {
    if (!isPlaying) return
    setShown({ of, count: 0 })
    const timer = setInterval(() => setShown((before) => ({ of, count: before.count + 1 })), stepMs)
    return () => clearInterval(timer)
  }, [of, stepMs, isPlaying])
  if (!isPlaying) return count
  return shown.of === of ? Math.min(count, shown.count) : 0
}
