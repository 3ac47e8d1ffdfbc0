import { timesAfter } from '@chaupar/games/rules/instant/crash'
import { useStage } from '../../stage/shared-store.tsx'
import { elapsedAt, type StageNow } from '../../stage/stage-clock.ts'
import type { StageState } from '../../stage/stage-store.ts'
import { useEvery, useGoesOn } from '../../stage/use-passing-time.ts'

/** How often words and sums follow the curve, in ms. */
const wordsMs = 120

type Rules = StageState['rules']

/** The multiplier of a round at a moment, in hundredths. */
export function timesNow(now: StageNow | null, rules: Rules, nowMs: number): number {
  if (now === null || rules?.curve === undefined || now.phase === 'betting') return 100
  return now.phase === 'settled' ? (now.crashedAt ?? 100) : timesAfter(elapsedAt(now, nowMs), rules.curve)
}

/** The multiplier for words and sums: it follows the curve some times a second. */
export function useTimes(): number {
  const now = useStage((stage) => stage.now)
  const rules = useStage((stage) => stage.rules)
  const goesOn = useGoesOn() && now?.phase === 'running'
  useEvery(goesOn ? wordsMs : null)
  return timesNow(now, rules, performance.now())
}
