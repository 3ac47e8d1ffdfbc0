import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the element of `ref` is in sight, or was before. */
export function useWasSeen<Part extends Element>(): { ref: RefObject<Part | null>; wasSeen: boolean } {
  const [wasSeen, setSeen] = useState(false)
  const ref = useRef<Part>(null)
  useEffect(() => {
    if (wasSeen || !ref.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setSeen(true))
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [wasSeen])
  return { ref, wasSeen }
}

/** Draws `waiting` until its place comes in sight, then its children: parts below the first screen load nothing before the scroll. */
export function WhenSeen({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { ref, wasSeen } = useWasSeen<HTMLDivElement>()
  return wasSeen ? children : <div ref={ref}>{waiting}</div>
}
