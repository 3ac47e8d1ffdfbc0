import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthPanel } from '../session/auth-panel-store.ts'
import { isPanelEntry } from '../session/panel-entry.ts'

/**
 * Goes where login leads, once. The destination stands in a store and not in the login form's own navigation, because the
 * login also makes the guard of a public page redirect: the guard waits while there is a destination.
 */
export function AfterLogin() {
  const destination = useAuthPanel((flow) => flow.destination)
  const arrived = useAuthPanel((flow) => flow.arrived)
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const leftFrom = useRef<string | null>(null)

  useEffect(() => {
    if (destination === null) return
    if (isPanelEntry(state)) {
      // The panel's own entry goes first; the next run replaces the page under it.
      navigate(-1)
    } else if (leftFrom.current === null) {
      leftFrom.current = key
      // Replaced: Back leads to where the flow began, not into a form that is closed to players.
      navigate(destination, { replace: true })
    } else if (leftFrom.current !== key) {
      leftFrom.current = null
      arrived()
    }
  }, [destination, key, state, navigate, arrived])

  return null
}
