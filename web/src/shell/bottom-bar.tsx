import { Trans, useLingui } from '@lingui/react/macro'
import { CircleDot, House, Plane, Spade, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths, spmSportsPath } from '../config/paths.ts'
import { useIsAuthenticated } from '../session/session-store.ts'
import { SportIcon } from '../ui/sport-icon.tsx'

type Item = { key: string; to: string; icon: ReactNode; label: ReactNode; here?: boolean }

/** The phone's bottom bar (spec 2.8): a guest's five items all lead to /sign-in, Home too. */
export function BottomBar() {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  const { pathname } = useLocation()
  const items = player ? playerItems(pathname) : guestItems(pathname)
  return (
    <nav aria-label={t`Bottom bar`} className="bottom-bar">
      {items.map(({ key, to, icon, label, here }) => (
        <NavLink key={key} to={to} end data-here={here || undefined}>
          {icon}
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

const icon = { size: 21, 'aria-hidden': true } as const

function shared() {
  return {
    sports: { key: 'sports', icon: <SportIcon sport="cricket" size={21} />, label: <Trans>Sports</Trans> },
    evolution: { key: 'evolution', icon: <CircleDot {...icon} />, label: <Trans>Evolution</Trans> },
    home: { key: 'home', icon: <House {...icon} />, label: <Trans>Home</Trans> },
    ezugi: { key: 'ezugi', icon: <Spade {...icon} />, label: <Trans>Ezugi</Trans> },
  }
}

function guestItems(pathname: string): Item[] {
  const { sports, evolution, home, ezugi } = shared()
  const aviator = { key: 'aviator', icon: <Plane {...icon} />, label: <Trans>Aviator</Trans> }
  return [sports, evolution, { ...home, here: pathname === paths.landing }, ezugi, aviator].map((item) => ({
    ...item,
    to: paths.signIn,
  }))
}

function playerItems(pathname: string): Item[] {
  const { sports, evolution, home, ezugi } = shared()
  return [
    { ...sports, to: spmSportsPath('cricket'), here: /^\/(exchange|spmsports|sportsbook)/i.test(pathname) },
    { ...evolution, to: paths.evolution },
    { ...home, to: paths.home },
    { ...ezugi, to: paths.ezugi },
    { key: 'deposit', icon: <Wallet {...icon} />, label: <Trans>Deposit</Trans>, to: paths.gatewayList },
  ]
}
