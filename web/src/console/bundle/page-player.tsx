import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Screen } from './bundle-file.ts'
import { eventsHere } from './events-here.ts'
import { drawPage, type RecordedPage } from './recorded-page.ts'
import './page-player.css'

export type PagePlayerProps = {
  screen: Screen
  /** The moment that is shown, in milliseconds from the first event. */
  atMs: number
  lengthMs: number
  isPlaying: boolean
  /** The page has played on to a moment. */
  onMove: (atMs: number) => void
  onEnd: () => void
}

/** The recorded page at one moment, or playing on from it. */
export function PagePlayer({ screen, isPlaying, ...moment }: PagePlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<RecordedPage | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const events = useMemo(() => eventsHere(screen.events), [screen])
  const now = useRef(moment)
  now.current = moment
  /** A file may hold events that the player cannot bear. */
  const attempt = useCallback((draw: () => void) => {
    try {
      draw()
    } catch {
      setIsBroken(true)
    }
  }, [])
  useEffect(() => {
    let drawn: RecordedPage | null = null
    attempt(() => {
      if (root.current !== null) drawn = drawPage(root.current, events)
      setPage(drawn)
    })
    return () => attempt(() => drawn?.remove())
  }, [events, attempt])
  useEffect(() => {
    if (!isPlaying) attempt(() => page?.show(moment.atMs))
  }, [page, isPlaying, moment.atMs, attempt])
  useEffect(() => {
    if (page === null || !isPlaying) return
    attempt(() => page.play(now.current.atMs))
    const follow = () => {
      const { lengthMs, onMove, onEnd } = now.current
      onMove(Math.min(page.atMs(), lengthMs))
      if (page.atMs() >= lengthMs) onEnd()
      else frame = requestAnimationFrame(follow)
    }
    let frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [page, isPlaying, attempt])
  return (
    <div className="page-player">
      <div ref={root} className="page-player-page" inert />
      {isBroken ? <p role="alert">This screen cannot be shown.</p> : null}
      <p className="console-note">
        Typed values are masked, but for amounts. Frames of another origin, such as games, are recorded as empty boxes.
      </p>
    </div>
  )
}
