import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthPanel } from '../session/auth-panel-store.ts'
import { useMedia } from '../ui/media.ts'

const phone = '(max-width: 760px)'
const panelEntry = { authPanel: true }

/** Whether an entry of the history stands for the open auth panel over its page, and not for the page. */
export function isPanelEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'authPanel' in state
}

/**
 * On a phone Back closes the auth panel and not the page under it: there the panel covers the screen and looks like a page.
 * While it is open it has an entry of its own in the history, which its close takes out again. Everywhere a panel closes
 * when the page under it changes.
 */
export function PanelHistory() {
  const open = useAuthPanel((flow) => flow.panel !== null)
  const close = useAuthPanel((flow) => flow.close)
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
      if (onPhone && !onEntry) navigate(location, { state: panelEntry })
    } else if (open && gone) {
      close()
    } else if (!open && onEntry && !leaving && !popping.current) {
      popping.current = true
      navigate(-1)
    }
  })
  return null
}
