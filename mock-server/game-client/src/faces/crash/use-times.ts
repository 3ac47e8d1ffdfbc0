import { timesAfter } from '@chaupar/contracts/games/rules/instant/crash'
import { useEffect, useState } from 'react'
import { useStage } from '../../stage/shared-store.tsx'
import { elapsedAt, type StageNow } from '../../stage/stage-clock.ts'
import type { StageState } from '../../stage/stage-store.ts'

/** How often words and sums follow the curve, in ms. */
const wordsMs = 120

type Rules = StageState['rules']

/** The multiplier of a round at a moment, in hundredths. */
export function timesNow(now: StageNow | null, rules: Rules, nowMs: number): number {
  if (now === null || rules === null || now.phase === 'betting') return 100
  return now.phase === 'settled' ? (now.crashedAt ?? 100) : timesAfter(elapsedAt(now, nowMs), rules.curve)
}

/** Whether the time of the stage goes on, and is known. */
export function useGoesOn(): boolean {
  return useStage(({ now, link }) => now !== null && now.pace > 0 && link === 'live')
}

/** The multiplier for words and sums: it follows the curve some times a second. */
export function useTimes(): number {
  const now = useStage((stage) => stage.now)
  const rules = useStage((stage) => stage.rules)
  const goesOn = useGoesOn() && now?.phase === 'running'
  useEvery(goesOn ? wordsMs : null)
  return timesNow(now, rules, performance.now())
}

/** Draws anew every so many ms; null = not at all. */
export function useEvery(ms: number | null): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    if (ms === null) return
    const timer = setInterval(() => setCount((count) => count + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
