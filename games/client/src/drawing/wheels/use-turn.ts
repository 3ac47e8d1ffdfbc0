import { type RefObject, useLayoutEffect, useRef } from 'react'

export interface Turn {
  /** Where it rests, in degrees. */
  end: number
  /** Whole turns on the way there: below 0 against the clock. */
  turns: number
  ms: number
  easing: string
  /** Names the movement that goes on, each a name of its own; null = it rests. */
  run: string | null
}

/**
 * An element that rests at `end` degrees. When `run` names a new movement it comes there from its last rest, by the given whole turns.
 * The browser moves it past React; where there are no animations it just rests.
 */
export function useTurn<Element extends HTMLElement>({ end, turns, ms, easing, run }: Turn): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const rest = useRef(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const from = rest.current
    element.style.rotate = `${end}deg`
    rest.current = end
    if (run === null || !('animate' in element)) return
    const frames = [{ rotate: `${from}deg` }, { rotate: `${nearest(end, from) + turns * 360}deg` }]
    const moving = element.animate(frames, { duration: ms, easing })
    return () => moving.cancel()
  }, [end, turns, ms, easing, run])
  return ref
}

/** The same direction as `end`, by whole turns as near to `from` as it can be. */
function nearest(end: number, from: number): number {
  return end + Math.round((from - end) / 360) * 360
}
