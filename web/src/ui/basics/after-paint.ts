import { useEffect, useState } from 'react'

/**
 * Turns true once the frame is painted in which `wanted` did, and false with it: what takes a slow phone long to draw comes
 * after the answer to the press that asked for it.
 */
export function useAfterPaint(wanted: boolean): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const callOff = afterPaint(() => setPainted(true))
    return () => {
      callOff()
      setPainted(false)
    }
  }, [wanted])
  return wanted && painted
}

/** Calls back after the next frame, in a hidden tab, which has none, soon all the same; gives how to call it off. */
export function afterPaint(then: () => void): () => void {
  let timer = document.hidden ? setTimeout(then) : undefined
  const frame = document.hidden
    ? undefined
    : requestAnimationFrame(() => {
        // A frame is painted after its callbacks.
        timer = setTimeout(then)
      })
  return () => {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
