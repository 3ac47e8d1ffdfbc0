import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthPanel } from '../player/auth-panel-store.ts'
import { overlayDepth } from './overlay-history.ts'

/**
 * Goes where login leads, once. The destination stands in a store and not in the login form's own navigation, because the
 * login also makes the guard of a public page redirect: the guard waits while there is a destination.
 */
export function AfterLogin() {
  const destination = useAuthPanel((flow) => flow.destination)
  const arrived = useAuthPanel((flow) => flow.arrived)
  const { key } = useLocation()
  const navigate = useNavigate()
  const leftFrom = useRef<string | null>(null)

  const lead = useEffectEvent((key: string) => {
    if (destination === null) return
    if (leftFrom.current === null) {
      leftFrom.current = key
      // Replaced: Back leads to where the flow began, not into a form that is closed to players.
      navigate(destination, { replace: true })
    } else if (leftFrom.current !== key) {
      leftFrom.current = null
      arrived()
    }
  })

  useEffect(() => {
    if (destination === null) return
    const depth = overlayDepth()
    if (depth === 0) return lead(key)
    // First back over the panel's own history entry, so that the page under it is replaced.
    const atPage = () => lead(key)
    window.addEventListener('popstate', atPage, { once: true })
    window.history.go(-depth)
    return () => window.removeEventListener('popstate', atPage)
  }, [destination, key])

  return null
}
