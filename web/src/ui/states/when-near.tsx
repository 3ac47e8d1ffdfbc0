import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Draws its children once the visitor has come near to them, and `waiting` before: parts far below the first screen load nothing
 * before the scroll.
 */
export function WhenNear({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '100px 0px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place}>{waiting}</div>
}
