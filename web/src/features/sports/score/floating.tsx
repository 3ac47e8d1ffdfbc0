import { useLingui } from '@lingui/react/macro'
import { Move, X } from 'lucide-react'
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import './floating.css'

type FloatingProps = {
  name: string
  /** Name of the button that closes it. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Corners of the screen, in the order in which the button goes through them. */
const corners = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const
type Corner = (typeof corners)[number]

/** A finger that moves less has pressed. */
const leastDragPx = 12

/**
 * What keeps its place on the page, and floats in a corner of the screen while that place is scrolled away. It stays the same
 * element: a frame in it goes on. A drag or a button takes it to another corner.
 */
export function Floating({ name, closeLabel, onClose, children }: FloatingProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const away = useScrolledAway(place)
  const [corner, setCorner] = useState<Corner>('bottom-left')
  const next = corners[(corners.indexOf(corner) + 1) % corners.length] ?? 'bottom-left'
  const { drag, grip } = useDrag(setCorner, () => setCorner(next))
  return (
    <div ref={place} className="floating-place">
      <section
        className="floating"
        aria-label={name}
        data-corner={away ? corner : undefined}
        style={drag && away ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      >
        {children}
        {away ? (
          <div className="floating-tools">
            <IconButton label={t`Move to another corner`} icon={<Move size={18} aria-hidden="true" />} {...grip} />
            <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
          </div>
        ) : null}
      </section>
    </div>
  )
}

type Drag = { x: number; y: number }

/** A handle that is dragged, or pressed: a press is no drag, and the click behind a drag is no press. */
function useDrag(drop: (corner: Corner) => void, press: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const from = useRef<Drag | null>(null)
  const dragged = useRef(false)
  const way = (event: PointerEvent): Drag => ({
    x: event.clientX - (from.current?.x ?? event.clientX),
    y: event.clientY - (from.current?.y ?? event.clientY),
  })
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
      dragged.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return
      const now = way(event)
      dragged.current ||= Math.hypot(now.x, now.y) > leastDragPx
      if (dragged.current) setDrag(now)
    },
    onPointerUp: (event: PointerEvent) => {
      if (dragged.current) drop(cornerAt(event))
      from.current = null
      setDrag(null)
    },
    onPointerCancel: () => {
      from.current = null
      setDrag(null)
    },
    onClick: () => {
      if (!dragged.current) press()
      dragged.current = false
    },
  }
  return { drag, grip }
}

function cornerAt({ clientX, clientY }: PointerEvent): Corner {
  const side = clientX < innerWidth / 2 ? 'left' : 'right'
  return clientY < innerHeight / 2 ? `top-${side}` : `bottom-${side}`
}

/** Whether less than half of an element can be seen. */
function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting), {
      threshold: 0.5,
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return away
}
