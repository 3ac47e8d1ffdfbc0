import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { useIsAuthenticated } from '../../player/session-store.ts'
import { Glyph, type GlyphName } from '../../ui/basics/glyph.tsx'
import { depositPages, sportsPages } from '../header/header-links.ts'
import './bottom-bar.css'

type Item = { to: string; icon: GlyphName; label: ReactNode; here?: boolean }

/** The phone's bottom bar (spec 2.8): a guest's five items all lead to /sign-in, Home too. */
export function BottomBar() {
  const player = useIsAuthenticated()
  const { t } = useLingui()
  const { pathname } = useLocation()
  const items = player ? playerItems(pathname) : guestItems(pathname)
  return (
    <nav aria-label={t`Bottom bar`} className="bottom-bar">
      {items.map(({ to, icon, label, here }) => (
        <NavLink key={icon} to={to} end data-here={here || undefined}>
          <Glyph name={icon} size={22} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

function shared() {
  return {
    sports: { icon: 'cricket' as const, label: <Trans>Sports</Trans> },
    evolution: { icon: 'dot-ring' as const, label: <Trans>Evolution</Trans> },
    home: { icon: 'house' as const, label: <Trans>Home</Trans> },
    ezugi: { icon: 'spade' as const, label: <Trans>Ezugi</Trans> },
  }
}

function guestItems(pathname: string): Item[] {
  const { sports, evolution, home, ezugi } = shared()
  const aviator = { icon: 'plane' as const, label: <Trans>Aviator</Trans> }
  return [sports, evolution, { ...home, here: pathname === paths.landing }, ezugi, aviator].map((item) => ({
    ...item,
    to: paths.signIn,
  }))
}

function playerItems(pathname: string): Item[] {
  const { sports, evolution, home, ezugi } = shared()
  return [
    { ...sports, to: paths.spmSports('cricket'), here: sportsPages.test(pathname) },
    { ...evolution, to: paths.evolution },
    { ...home, to: paths.home },
    { ...ezugi, to: paths.ezugi },
    {
      icon: 'wallet' as const,
      label: <Trans>Deposit</Trans>,
      to: paths.gatewayList,
      here: depositPages.test(pathname),
    },
  ]
}
