import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../../config/env.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { Badges } from '../../site/badges.tsx'
import { LanguageSwitch } from '../../site/language-switch.tsx'
import { ThemeSwitch } from '../../site/theme-switch.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { SidePanel } from '../../ui/overlays/side-panel.tsx'
import { contentLinks } from '../footer/content-links.ts'
import { Brand } from '../header/brand.tsx'
import { guestLinks } from '../header/header-links.ts'
import { NavLinks } from '../header/nav-links.tsx'
import './menu.css'

/** A guest's side menu: login, sign-up, categories, sports lobby, content pages, language and theme. */
export function GuestMenu({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const open = useAuthPanel((state) => state.open)
  const go = (panel: 'login' | 'mobileNumber') => {
    onClose()
    open(panel)
  }
  return (
    <SidePanel open onClose={onClose} title={t`Menu`} heading={<Brand />} footer={<MenuFoot />}>
      <div className="guest-menu-ways-in">
        <Button onClick={() => go('login')}>
          <Trans>Login</Trans>
        </Button>
        <Button variant="primary" onClick={() => go('mobileNumber')}>
          <Trans>SIGN UP</Trans>
        </Button>
      </div>
      <nav aria-label={t`Games and sports`} className="menu-list menu-list-first">
        <NavLinks links={guestLinks()} onFollow={onClose} />
      </nav>
      <nav aria-label={t`About`} className="menu-list menu-list-quiet">
        {contentLinks.map(({ label, to }) => (
          <Link key={to} to={to} className="nav-link" onClick={onClose}>
            {i18n._(label)}
          </Link>
        ))}
      </nav>
      <LanguageSwitch />
      <ThemeSwitch />
    </SidePanel>
  )
}

/** Stands at the foot of both menus. */
export function MenuFoot() {
  return (
    <footer>
      <div className="guest-menu-foot">
        {env().playMoney ? <Trans>Play money. Adults only.</Trans> : <Trans>Adults only.</Trans>}
        <Badges />
      </div>
      <div className="jaali-band guest-menu-band" />
    </footer>
  )
}
