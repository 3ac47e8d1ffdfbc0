import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the visitor has come within 100 px of the element of `ref`, or was so near before. */
export function useIsNear<Part extends Element>(): { ref: RefObject<Part | null>; isNear: boolean } {
  const [isNear, setNear] = useState(false)
  const ref = useRef<Part>(null)
  useEffect(() => {
    if (isNear || !ref.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '100px 0px',
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [isNear])
  return { ref, isNear }
}

/** Draws `waiting` until the visitor comes near, then its children: parts below the first screen load nothing before the scroll. */
export function WhenNear({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  return isNear ? children : <div ref={ref}>{waiting}</div>
}
