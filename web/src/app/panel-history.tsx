import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGameSearch } from '../features/casino/search-store.ts'
import { useAuthPanel } from '../session/auth-panel-store.ts'
import { isPanelEntry, panelEntryOver } from '../session/panel-entry.ts'
import { useMedia } from '../ui/media.ts'

const phone = '(max-width: 760px)'

/**
 * On a phone Back closes the auth panel or the game search and not the page under it: there they cover the screen and look
 * like a page. While one is open it has an entry of its own in the history, which its close takes out again. Everywhere
 * they close when the page under them changes.
 */
export function PanelHistory() {
  const { open, close } = usePanels()
  // After a login the entry is AfterLogin's business.
  const leaving = useAuthPanel((flow) => flow.destination !== null)
  const onPhone = useMedia(phone)
  const location = useLocation()
  const navigate = useNavigate()
  const onEntry = isPanelEntry(location.state)
  const page = location.pathname
  const before = useRef({ open: false, onEntry: false, page })
  const popping = useRef(false)

  // Without a list: it compares with the time before by itself.
  useEffect(() => {
    const was = before.current
    before.current = { open, onEntry, page }
    popping.current = popping.current && onEntry
    const gone = was.page !== page || (was.onEntry && !onEntry)
    if (open && !was.open) {
      if (onPhone && !onEntry) navigate(location, { state: panelEntryOver(location) })
    } else if (open && gone) {
      close()
    } else if (!open && onEntry && isNewest(location.key) && !leaving && !popping.current) {
      popping.current = true
      navigate(-1)
    }
  })
  return null
}

/** The panels that cover a phone's screen, as one: a guest's tap on a game that was found changes the one for the other. */
function usePanels() {
  const auth = useAuthPanel((flow) => flow.panel !== null)
  const closeAuth = useAuthPanel((flow) => flow.close)
  const search = useGameSearch((state) => state.isOpen)
  const closeSearch = useGameSearch((state) => state.close)
  return {
    open: auth || search,
    close: () => {
      closeAuth()
      closeSearch()
    },
  }
}

/** Whether the browser is still at an entry: a link that closes its panel has already led on when the panel is gone. */
function isNewest(key: string): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state && state.key === key
}
