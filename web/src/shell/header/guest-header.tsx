import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SearchButton } from '../../features/casino/search/search-button.tsx'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { Badges } from '../../site/badges.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { Brand } from './brand.tsx'
import { guestLinks } from './header-links.ts'
import { MenuButton } from './menu-button.tsx'
import { NavLinks } from './nav-links.tsx'
import './header.css'

/** The logged-out header (spec 2.7), under the announcements. */
export function GuestHeader({ announcements }: { announcements: ReactNode }) {
  const { t } = useLingui()
  const open = useAuthPanel((state) => state.open)
  return (
    <header className="header">
      <div className="header-line">{announcements}</div>
      <div className="header-bar">
        <Brand onlyMarkWhenNarrow />
        <Badges stacked />
        <nav aria-label={t`Main`} className="header-nav">
          <NavLinks links={guestLinks()} />
        </nav>
        <span className="header-space" />
        <SearchButton />
        <Button className="header-btn" onClick={() => open('login')}>
          <Trans>Login</Trans>
        </Button>
        <Button variant="primary" className="header-btn" onClick={() => open('mobileNumber')}>
          <Trans>SIGN UP</Trans>
        </Button>
        <MenuButton />
      </div>
      <div className="selvedge" />
    </header>
  )
}
