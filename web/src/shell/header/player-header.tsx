import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { PauseLine } from '../../features/account/safer-play/pause-line.tsx'
import { SearchButton } from '../../features/casino/search/search-button.tsx'
import { formatRupees } from '../../lib/money.ts'
import { useShownBalance } from '../../money/held-wins-store.ts'
import { useMoney } from '../../money/money-store.ts'
import { Badges } from '../../site/badges.tsx'
import { buttonClass } from '../../ui/basics/button.tsx'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { Brand } from './brand.tsx'
import { ExposureFigure } from './exposure-figure.tsx'
import { playerLinks } from './header-links.ts'
import { MenuButton } from './menu-button.tsx'
import { NavLinks } from './nav-links.tsx'
import { QuickLinks } from './quick-links.tsx'
import './header.css'
import './balances.css'

const RealityCheckDialog = lazyPart(() =>
  import('../../features/account/safer-play/reality-check-dialog.tsx').then((chunk) => chunk.RealityCheckDialog),
)
const UserMenu = lazyPart(() => import('../menu/user-menu.tsx').then((chunk) => chunk.UserMenu))

/**
 * The logged-in header (spec 2.7): announcements, links, exposure, bonus and real balance, Deposit, user menu. On the phone the
 * announcements share their line with the exposure, the badges, the search and the news.
 */
export function PlayerHeader({ announcements }: { announcements: ReactNode }) {
  const { t } = useLingui()
  const avatar = useRef<HTMLButtonElement>(null)
  const [userMenu, setUserMenu] = useState(false)
  return (
    <header className="header">
      <div className="header-line header-line-player">
        <span className="only-phone">
          <ExposureFigure short />
        </span>
        <PauseLine otherwise={announcements} />
        <span className="header-line-end only-phone">
          <Badges stacked />
          <SearchButton />
          <NotificationBell />
        </span>
      </div>
      <div className="header-bar header-bar-player">
        <MenuButton />
        <Brand onlyMarkWhenNarrow />
        <nav aria-label={t`Main`} className="header-nav">
          <NavLinks links={playerLinks()} />
        </nav>
        <span className="header-space" />
        <span className="only-desktop header-badges">
          <Badges />
        </span>
        <span className="only-desktop">
          <ExposureFigure />
        </span>
        <Balances />
        <SearchButton className="only-desktop" />
        <NotificationBell className="only-desktop" />
        <Link
          to={paths.gatewayList}
          aria-label={t`Deposit`}
          className={buttonClass('secondary', false, 'header-btn header-deposit')}
        >
          <span className="only-desktop">
            <Trans>Deposit</Trans>
          </span>
          <Plus size={20} aria-hidden="true" className="only-phone" />
        </Link>
        <QuickLinks />
        <IconButton
          ref={avatar}
          label={t`Account menu`}
          icon={<CircleUserRound size={23} aria-hidden="true" />}
          aria-expanded={userMenu}
          onClick={() => setUserMenu(!userMenu)}
        />
      </div>
      <div className="selvedge" />
      <RealityCheckDialog failed={() => null} />
      {userMenu ? <UserMenu anchor={avatar} onClose={() => setUserMenu(false)} /> : null}
    </header>
  )
}

/** Bonus and real balance, in rupees; dimmed while they are from before the last connection. */
function Balances() {
  const wallet = useMoney((money) => money.wallet)
  const stale = useMoney((money) => money.walletStale)
  const balance = useShownBalance()
  return (
    <div className="balances" data-stale={stale || wallet === null || undefined}>
      <div className="figure">
        <span>
          <Trans>Bonus</Trans>
        </span>
        <b translate="no">{wallet ? formatRupees(wallet.coins) : '₹–'}</b>
      </div>
      <div className="figure">
        <span>
          <Trans>Real</Trans>
        </span>
        <b translate="no">{balance === undefined ? '₹–' : formatRupees(balance)}</b>
      </div>
    </div>
  )
}
