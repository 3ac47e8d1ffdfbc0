import { Link, type LinkProps } from 'react-router-dom'
import { useAuthPanel } from './auth-panel-store.ts'
import { useIsAuthenticated } from './session-store.ts'

/** A link to a page for players: a guest's tap opens the login dialog on the spot, and the login leads there (spec 2.1). */
export function PlayerLink({ to, onClick, ...rest }: LinkProps & { to: string }) {
  const player = useIsAuthenticated()
  const open = useAuthPanel((state) => state.open)
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event)
        // In a new tab the route guard leads to the landing page and keeps the path.
        if (player || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open('login', { target: to })
      }}
    />
  )
}
