import { useEffect, useState } from 'react'
import { useStage } from './shared-store.tsx'

/** Whether the time of the stage goes on, and is known. */
export function useGoesOn(): boolean {
  return useStage(({ now, link }) => now !== null && now.pace > 0 && link === 'live')
}

/** Rerenders every `ms` milliseconds; null = never. */
export function useEvery(ms: number | null): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    if (ms === null) return
    const timer = setInterval(() => setCount((count) => count + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
