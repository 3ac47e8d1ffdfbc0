import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useGameSearch } from '../features/casino/search-store.ts'
import { useAuthPanel } from '../session/auth-panel-store.ts'
import { closeCovers, useCovers } from '../ui/covers-store.ts'
import { useMedia } from '../ui/media.ts'
import { coverDepth, entryKey, pushCover } from './cover-entries.ts'

const phone = '(max-width: 760px)'

/**
 * On a phone Back closes what covers the page (a panel, a dialog, the bet sheet) and not the page under it: there they look
 * like a page. Each that is open has an entry of its own in the history, which its close takes out again. Everywhere they
 * close when the page under them changes.
 */
export function PanelHistory() {
  useOpenPanels()
  // After a login the entry is AfterLogin's business.
  const leaving = useAuthPanel((flow) => flow.destination !== null)
  const onPhone = useMedia(phone)
  const { key, pathname: page } = useLocation()
  const before = useRef({ open: 0, depth: 0, page })
  /** Entries of closed covers are being taken out: the browser does that in its own time. */
  const takingOut = useRef(false)

  const settle = useEffectEvent(() => {
    if (takingOut.current || key !== entryKey()) return
    const was = before.current
    const open = countOpen()
    const depth = coverDepth()
    before.current = { open, depth, page }
    if (was.page !== page && open > 0) {
      closeNewest(open)
    } else if (depth < Math.min(was.depth, open)) {
      closeNewest(was.depth - depth)
    } else if (open > depth && onPhone) {
      while (coverDepth() < open) pushCover()
      before.current.depth = open
    } else if (open < depth && !leaving) {
      before.current.depth = open
      takingOut.current = true
      window.history.go(open - depth)
    }
  })

  // Without a list: it compares with the time before by itself.
  useEffect(() => settle())
  useEffect(() => {
    const led = () => {
      takingOut.current = false
      settle()
    }
    // Ahead of the router, which may draw before its listener's turn is over.
    window.addEventListener('popstate', led, true)
    return () => window.removeEventListener('popstate', led, true)
  }, [])
  return null
}

/** Renders anew when a panel opens or closes. */
function useOpenPanels(): void {
  useCovers()
  useAuthPanel((flow) => flow.panel)
  useGameSearch((state) => state.isOpen)
}

/**
 * The login and the game search are open from the tap on, before their chunk has come; a guest's tap on a game that was
 * found changes the one for the other.
 */
function countOpen(): number {
  const begun = useAuthPanel.getState().panel !== null || useGameSearch.getState().isOpen
  return Math.max(useCovers.getState().covers.length, begun ? 1 : 0)
}

function closeNewest(count: number): void {
  const all = count >= useCovers.getState().covers.length
  closeCovers(count)
  if (!all) return
  useAuthPanel.getState().close()
  useGameSearch.getState().close()
}
