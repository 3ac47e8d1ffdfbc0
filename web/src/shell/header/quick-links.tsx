import { Trans, useLingui } from '@lingui/react/macro'
import { Dices, Ticket } from 'lucide-react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { casinoPages } from './header-links.ts'
import './quick-links.css'

/**
 * What a bettor goes to next and the phone's bottom bar, whose entries the specification names (2.8), does not hold: the own
 * bets and the casino, one tap away from every page.
 */
export function QuickLinks() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t`Quick links`} className="quick-links only-phone">
      <NavLink to={paths.myBets}>
        <Ticket size={20} aria-hidden="true" />
        <Trans>My Bets</Trans>
      </NavLink>
      <NavLink to={paths.allDealer} data-here={casinoPages.test(pathname) || undefined}>
        <Dices size={20} aria-hidden="true" />
        <Trans>Casino</Trans>
      </NavLink>
    </nav>
  )
}
