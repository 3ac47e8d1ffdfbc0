import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGameSearch } from '../features/casino/search-store.ts'
import { useAuthPanel } from '../session/auth-panel-store.ts'
import { panelDepth, panelEntryOver } from '../session/panel-entry.ts'
import { useCovers } from '../ui/covers-store.ts'
import { useMedia } from '../ui/media.ts'

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
  const location = useLocation()
  const navigate = useNavigate()
  const { key, pathname: page } = location
  const depth = panelDepth(location.state)
  const before = useRef({ open: 0, depth: 0, page })
  /** The entry that entries of closed panels are being taken out from: the browser does that in its own time. */
  const leftFrom = useRef<string | null>(null)

  // Without a list: it compares with the time before by itself.
  useEffect(() => {
    if (key === leftFrom.current || !isCurrent(key)) return
    const ownMove = leftFrom.current !== null
    leftFrom.current = null
    const was = before.current
    const open = countOpen()
    before.current = { open, depth, page }
    if (was.page !== page && was.open > 0) {
      closeNewest(open)
    } else if (depth < was.depth && depth < open && !ownMove) {
      closeNewest(was.depth - depth)
    } else if (open > depth && onPhone) {
      navigate(location, { state: panelEntryOver(location) })
    } else if (open < depth && !leaving) {
      leftFrom.current = key
      navigate(open - depth)
    }
  })
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
  const { covers } = useCovers.getState()
  if (count === 0) return
  for (const close of covers.slice(-count)) close()
  if (count < covers.length) return
  useAuthPanel.getState().close()
  useGameSearch.getState().close()
}

/** Whether the browser is at an entry: it has led on before the router has drawn where to. */
function isCurrent(key: string): boolean {
  const state: unknown = window.history.state
  const current = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default'
  return current === key
}
