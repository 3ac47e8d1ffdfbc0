import { type RefObject, useEffect, useState } from 'react'

export type FullScreen = {
  isFull: boolean
  toggle: () => void
}

/**
 * Full screen for a part of the page. Where the browser has none for parts (an iPhone) or refuses it, `isFull` alone says so:
 * the part's sheet lets it fill the page, and Escape ends it as it ends the browser's own.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [part])
  useEffect(() => {
    if (!isFull) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.fullscreenElement) setFull(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isFull])
  return {
    isFull,
    toggle: () => {
      if (isFull) leaveFull(() => setFull(false))
      else if (document.fullscreenEnabled) part.current?.requestFullscreen().catch(() => setFull(true))
      else setFull(true)
    },
  }
}

/** The browser reports the end of its own full screen by an event. */
function leaveFull(otherwise: () => void): void {
  if (!document.fullscreenElement) otherwise()
  else document.exitFullscreen().catch(otherwise)
}
