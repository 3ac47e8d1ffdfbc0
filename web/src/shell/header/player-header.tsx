import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { SearchButton } from '../../features/casino/search/search-button.tsx'
import { formatRupees } from '../../lib/money.ts'
import { useMoney } from '../../money/money-store.ts'
import { buttonClass } from '../../ui/basics/button.tsx'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { Badges } from './badges.tsx'
import { Brand } from './brand.tsx'
import { ExposureFigure } from './exposure-figure.tsx'
import { playerLinks } from './header-links.ts'
import { MenuButton } from './menu-button.tsx'
import { NavLinks } from './nav-links.tsx'
import './header.css'
import './balances.css'

const UserMenu = lazyPart(() => import('../menu/user-menu.tsx').then((chunk) => chunk.UserMenu))

/** The logged-in header (spec 2.7): links, exposure, bonus and real balance, Deposit, user menu. */
export function PlayerHeader() {
  const { t } = useLingui()
  const avatar = useRef<HTMLButtonElement>(null)
  const [userMenu, setUserMenu] = useState(false)
  return (
    <header className="header">
      <div className="header-bar">
        <MenuButton />
        <Brand onlyMarkOnPhone />
        <nav aria-label={t`Main`} className="header-nav">
          <NavLinks links={playerLinks()} />
        </nav>
        <span className="header-space" />
        <span className="only-desk header-deposit">
          <Badges />
        </span>
        <span className="only-desk">
          <ExposureFigure />
        </span>
        <Balances />
        <SearchButton className="only-desk" />
        <NotificationBell className="only-desk" />
        <Link to={paths.gatewayList} className={buttonClass('secondary', false, 'header-btn')}>
          <Trans>Deposit</Trans>
        </Link>
        <IconButton
          ref={avatar}
          label={t`Account menu`}
          icon={<CircleUserRound size={23} aria-hidden="true" />}
          aria-expanded={userMenu}
          onClick={() => setUserMenu(!userMenu)}
        />
      </div>
      <div className="selvedge" />
      <div className="header-strip only-phone">
        <ExposureFigure />
        <span className="header-space" />
        <Badges />
        <SearchButton />
        <NotificationBell />
      </div>
      {userMenu ? <UserMenu anchor={avatar} onClose={() => setUserMenu(false)} /> : null}
    </header>
  )
}

/** Bonus and real balance, in rupees; dimmed while they are from before the last connection. */
function Balances() {
  const wallet = useMoney((money) => money.wallet)
  const stale = useMoney((money) => money.walletStale)
  return (
    <div className="balances" data-stale={stale || wallet === null || undefined}>
      <div className="figure">
        <span>
          <Trans>Bonus</Trans>
        </span>
        <b>{wallet ? formatRupees(wallet.coins) : '₹–'}</b>
      </div>
      <div className="figure">
        <span>
          <Trans>Balance</Trans>
        </span>
        <b>{wallet ? formatRupees(wallet.balance) : '₹–'}</b>
      </div>
    </div>
  )
}
