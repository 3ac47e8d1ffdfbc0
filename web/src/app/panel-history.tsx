import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useGameSearch } from '../features/casino/search/search-store.ts'
import { useAuthPanel } from '../player/auth-panel-store.ts'
import { phoneMedia, useMedia } from '../ui/basics/media.ts'
import { useOpenOverlays } from '../ui/overlays/open-overlays-store.ts'
import { entryKey, overlayDepth, pushOverlay } from './overlay-history.ts'

/**
 * On a phone Back closes what covers the page (a panel, a dialog, the bet sheet) and not the page under it: there they look
 * like a page. Each that is open has an entry of its own in the history, which its close takes out again. Everywhere they
 * close when the page under them changes; what was opened while the next page was on its way stays over that one.
 */
export function PanelHistory() {
  useOpenPanels()
  // After a login, AfterLogin replaces the entry.
  const leaving = useAuthPanel((flow) => flow.destination !== null)
  const onPhone = useMedia(phoneMedia)
  const { key, pathname: page } = useLocation()
  const before = useRef({ open: 0, depth: 0, page })
  /** How many covers of the page that is being left are still open; null while none is being left. */
  const left = useRef<number | null>(null)
  /** Where the browser will be when it has taken entries of closed covers out, which it does in its own time. */
  const goingTo = useRef<{ key: string; depth: number } | null>(null)

  const settle = useEffectEvent(() => {
    if (key !== entryKey()) {
      left.current = Math.min(left.current ?? before.current.open, countOpen())
      return
    }
    const depth = overlayDepth()
    if (goingTo.current?.key === key && goingTo.current.depth !== depth) return
    goingTo.current = null
    const was = before.current
    const open = countOpen()
    const ofLastPage = was.page === page ? 0 : (left.current ?? open)
    left.current = null
    before.current = { open, depth, page }
    if (Math.min(ofLastPage, open) > 0) {
      closeNewest(open)
    } else if (depth < Math.min(was.depth, open)) {
      closeNewest(was.depth - depth)
    } else if (open > depth && onPhone) {
      while (overlayDepth() < open) pushOverlay()
      before.current.depth = open
    } else if (open < depth && !leaving) {
      before.current.depth = open
      goingTo.current = { key, depth: open }
      window.history.go(open - depth)
    }
  })

  // Without a list: it compares with the time before by itself.
  useEffect(() => settle())
  useEffect(() => {
    // The router's own listener may have its turn before this one or after it.
    const led = () => settle()
    window.addEventListener('popstate', led)
    return () => window.removeEventListener('popstate', led)
  }, [])
  return null
}

/** Renders again when a panel opens or closes. */
function useOpenPanels(): void {
  useOpenOverlays()
  useAuthPanel((flow) => flow.panel)
  useGameSearch((state) => state.isOpen)
}

/**
 * The login and the game search are open from the tap on, before their chunk has come; a guest's tap on a game that was
 * found changes the one for the other.
 */
function countOpen(): number {
  const begun = useAuthPanel.getState().panel !== null || useGameSearch.getState().isOpen
  return Math.max(useOpenOverlays.getState().covers.length, begun ? 1 : 0)
}

function closeNewest(count: number): void {
  const all = count >= useOpenOverlays.getState().covers.length
  closeCovers(count)
  if (!all) return
  useAuthPanel.getState().close()
  useGameSearch.getState().close()
}

/** Closes the newest covers. They no longer count from here on, though React takes them away in its own time. */
function closeCovers(count: number): void {
  const { covers } = useOpenOverlays.getState()
  const kept = Math.max(0, covers.length - count)
  useOpenOverlays.setState({ covers: covers.slice(0, kept) })
  for (const close of covers.slice(kept)) close()
}
