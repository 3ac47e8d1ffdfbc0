import { Popover } from '@base-ui/react/popover'
import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import { PlaySessionLine } from '../../features/account/safer-play/play-session-line.tsx'
import { readableMobile } from '../../lib/mobile-number.ts'
import { formatRupees } from '../../lib/money.ts'
import { useMoney } from '../../money/money-store.ts'
import { useSession } from '../../player/session-store.ts'
import { MoneyWords } from '../../site/money-words.tsx'
import { SocialLinks, SupportLink } from '../footer/social-links.tsx'
import { userMenuLinks } from './account-links.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import './menu.css'

type UserMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The user menu (spec 2.7): a popover of links, not a role=menu; sign-out asks for confirmation. */
export function UserMenu({ anchor, onClose }: UserMenuProps) {
  const { t } = useLingui()
  const [leaving, setLeaving] = useState(false)
  if (leaving) return <SignOutDialog onClose={onClose} />
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // A press on the avatar closes by itself; closing here too would open the menu again.
        const onAnchor = event.target instanceof Node && anchor.current?.contains(event.target)
        if (!open && !onAnchor) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={10}
          collisionPadding={12}
          className="user-menu-place"
        >
          <Popover.Popup className="popover user-menu" aria-label={t`Account menu`} finalFocus={anchor}>
            <Balances />
            <nav aria-label={t`Account`} className="user-menu-links">
              {userMenuLinks.map(({ label, to }) => (
                <MenuLink key={to} label={label} to={to} onFollow={onClose} />
              ))}
              <SupportLink className="menu-link" onFollow={onClose} />
            </nav>
            <PlaySessionLine className="menu-play-session user-menu-play-session" onFollow={onClose} />
            <div className="user-menu-foot">
              <SocialLinks />
              <button type="button" className="menu-link user-menu-sign-out" onClick={() => setLeaving(true)}>
                <LogOut size={17} aria-hidden="true" />
                <Trans>Sign out</Trans>
              </button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function MenuLink({ label, to, onFollow }: (typeof userMenuLinks)[number] & { onFollow: () => void }) {
  const { i18n } = useLingui()
  return (
    <Link to={to} className="menu-link" onClick={onFollow}>
      {i18n._(label)}
    </Link>
  )
}

/** User id and the three balances: real, bonus, cash. */
function Balances() {
  const user = useSession((session) => session.user)
  const wallet = useMoney((money) => money.wallet)
  const shown = (rupees: number | undefined) => (rupees === undefined ? '₹–' : formatRupees(rupees))
  return (
    <div className="user-menu-head">
      <p className="user-menu-name" translate="no">
        {user?.username ?? user?.name ?? readableMobile(user?.mobileno ?? '')}
      </p>
      {user?.mstruserid === undefined ? null : (
        <p className="text-xs text-muted">
          <Trans>User id {user.mstruserid}</Trans>
        </p>
      )}
      <dl className="user-menu-amounts">
        <Row term={<Trans>Real balance</Trans>} amount={shown(wallet?.balance)} />
        <Row term={<Trans>Bonus</Trans>} amount={shown(wallet?.coins)} />
        <Row term={<Trans>May be withdrawn</Trans>} amount={shown(wallet?.cash)} />
      </dl>
      <MoneyWords />
    </div>
  )
}

function Row({ term, amount }: { term: React.ReactNode; amount: string }) {
  return (
    <div className="user-menu-amount">
      <dt className="text-muted">{term}</dt>
      <dd className="font-strong text-strong" translate="no">
        {amount}
      </dd>
    </div>
  )
}
