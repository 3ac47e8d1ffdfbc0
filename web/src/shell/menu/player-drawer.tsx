import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { PlaySessionLine } from '../../features/account/safer-play/play-session-line.tsx'
import { readableMobile } from '../../lib/mobile-number.ts'
import { formatRupees } from '../../lib/money.ts'
import { useMoney } from '../../money/money-store.ts'
import { useSession } from '../../player/session-store.ts'
import { LanguageSwitch } from '../../site/language-switch.tsx'
import { ThemeSwitch } from '../../site/theme-switch.tsx'
import { buttonClass } from '../../ui/basics/button.tsx'
import { SidePanel } from '../../ui/overlays/side-panel.tsx'
import { Brand } from '../header/brand.tsx'
import { ExposureFigure } from '../header/exposure-figure.tsx'
import { playerLinks } from '../header/header-links.ts'
import { NavLinks } from '../header/nav-links.tsx'
import { drawerLinks, drawerMore } from './account-links.ts'
import { MenuFoot } from './guest-menu.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import './menu.css'

/** A player's drawer (spec 2.7): number, balances, Withdraw and Deposit, the account's pages, sign-out. */
export function PlayerDrawer({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [leaving, setLeaving] = useState(false)
  if (leaving) return <SignOutDialog onClose={onClose} />
  return (
    <SidePanel open onClose={onClose} side="left" title={t`Menu`} heading={<Brand />} footer={<MenuFoot />}>
      <Balances onFollow={onClose} />
      <div className="player-drawer-actions">
        <Link to={paths.withdraw} className={buttonClass('secondary')} onClick={onClose}>
          <Trans>Withdraw</Trans>
        </Link>
        <Link to={paths.gatewayList} className={buttonClass('secondary')} onClick={onClose}>
          <Trans>Deposit</Trans>
        </Link>
      </div>
      <nav aria-label={t`Account`} className="menu-list menu-list-first">
        {drawerLinks.map(({ label, to }) => (
          <NavLink key={to} to={to} className="nav-link" onClick={onClose}>
            {i18n._(label)}
          </NavLink>
        ))}
        <button type="button" className="nav-link player-drawer-sign-out" onClick={() => setLeaving(true)}>
          <Trans>Sign Out</Trans>
          <LogOut size={17} aria-hidden="true" />
        </button>
      </nav>
      <nav aria-label={t`Games and sports`} className="menu-list menu-list-quiet">
        <NavLinks links={[...playerLinks(), ...drawerMore]} onFollow={onClose} />
      </nav>
      <LanguageSwitch />
      <ThemeSwitch />
    </SidePanel>
  )
}

function Balances({ onFollow }: { onFollow: () => void }) {
  const user = useSession((session) => session.user)
  const wallet = useMoney((money) => money.wallet)
  return (
    <div className="player-drawer-wallet">
      <p className="text-sm text-muted">
        {user?.mobileno ? readableMobile(user.mobileno) : (user?.username ?? user?.name)}
      </p>
      <p className="player-drawer-label">
        <Trans>Real balance</Trans>
      </p>
      <p className="player-drawer-balance" translate="no">
        {wallet ? formatRupees(wallet.balance) : '₹–'}
      </p>
      <div className="player-drawer-amounts">
        <p className="text-sm">
          <span className="text-muted">
            <Trans>Bonus</Trans>
          </span>{' '}
          <b className="font-strong text-strong" translate="no">
            {wallet ? formatRupees(wallet.coins) : '₹–'}
          </b>
        </p>
        <ExposureFigure />
        <p className="text-sm">
          <span className="text-muted">
            <Trans>May be withdrawn</Trans>
          </span>{' '}
          <b className="font-strong text-strong" translate="no">
            {wallet ? formatRupees(wallet.cash) : '₹–'}
          </b>
        </p>
      </div>
      <PlaySessionLine className="menu-play-session" onFollow={onFollow} />
    </div>
  )
}
