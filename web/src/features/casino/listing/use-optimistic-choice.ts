import { useState } from 'react'

/**
 * A choice that is kept elsewhere (in the address) and arrives from there a moment later: until it does, what was just
 * chosen is shown, so that a box does not jump back under the finger. What is kept must stay the same object while it
 * does not change.
 */
export function useOptimisticChoice<T>(kept: T): [shown: T, choose: (next: T) => void] {
  const [ahead, setAhead] = useState({ over: kept, next: kept })
  const isLate = ahead.over !== kept
  if (isLate) setAhead({ over: kept, next: kept })
  return [isLate ? kept : ahead.next, (next) => setAhead({ over: kept, next })]
}
