import { useLingui } from '@lingui/react/macro'
import { NavLink, useLocation } from 'react-router-dom'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import type { HeaderLink } from './header-links.ts'
import './header.css'

/** Links of a header or a menu; one without a target opens the login modal. */
export function NavLinks({ links, onFollow }: { links: readonly HeaderLink[]; onFollow?: () => void }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const open = useAuthPanel((state) => state.open)
  return links.map(({ label, to, after, here }) => {
    const text = i18n._(label)
    const login = () => {
      onFollow?.()
      open('login', after === undefined ? {} : { target: after })
    }
    return to === null ? (
      <button key={text} type="button" className="nav-link" onClick={login}>
        {text}
      </button>
    ) : (
      <NavLink
        key={text}
        to={to}
        className="nav-link"
        data-here={here?.test(pathname) || undefined}
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        {text}
      </NavLink>
    )
  })
}
