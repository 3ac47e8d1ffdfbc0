import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { query } from '../api/query.ts'
import { useGameSearch } from '../features/casino/search/search-store.ts'
import { loadAfterFirstUse } from '../lib/load-after-first-use.ts'
import { useAuthPanel } from '../player/auth-panel-store.ts'
import { useIsAuthenticated } from '../player/session-store.ts'
import { Button } from '../ui/basics/button.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { useFailure } from '../ui/states/failure.ts'
import { lazyPart } from '../ui/states/lazy-part.tsx'
import { Loader } from '../ui/states/loading.tsx'
import { OfflineNote } from '../ui/states/offline-note.tsx'
import { BottomBar } from './footer/bottom-bar.tsx'
import { Brand } from './header/brand.tsx'
import { foldHeader } from './header/fold-header.ts'
import { GuestHeader } from './header/guest-header.tsx'
import { readDismissed } from './header/marquee-rules.ts'
import { useSideMenu } from './menu/menu-store.ts'
import './shell.css'

const loadAuthPanel = () => import('../features/auth/auth-panel.tsx').then((chunk) => chunk.AuthPanel)
const loadSearch = () => import('./site-search.tsx').then((chunk) => chunk.SiteSearch)
const loadSideMenu = () => import('./menu/side-menu.tsx').then((chunk) => chunk.SideMenu)

const AuthPanel = lazyPart(loadAuthPanel)
const SearchDialog = lazyPart(loadSearch)
const SideMenu = lazyPart(loadSideMenu)
// Below the first screen.
const Footer = lazyPart(() => import('./footer/footer.tsx').then((chunk) => chunk.Footer))
const Marquee = lazyPart(() => import('./header/marquee.tsx').then((chunk) => chunk.Marquee))
const PlayerHeader = lazyPart(() => import('./header/player-header.tsx').then((chunk) => chunk.PlayerHeader))

/**
 * full: header, footer, bottom bar. header: no footer, the bottom bar stays. bare: neither header nor footer nor bottom bar.
 * none: as bare, and without the brand frame.
 */
export type Layout = 'full' | 'header' | 'bare' | 'none'

/** The frame around every page (spec 2.1, 2.7, 2.8); its variant follows the route and the login state. */
export function Shell({ layout, children }: { layout: Layout; children: ReactNode }) {
  const framed = layout === 'full' || layout === 'header'
  return (
    <>
      {framed ? <Top /> : null}
      <OfflineNote />
      <main id="main" className="main" data-layout={layout}>
        {children}
      </main>
      {layout === 'full' ? <Footer waiting={<footer className="footer footer-waiting" />} failed={lostFooter} /> : null}
      {framed ? <BottomBar /> : null}
      <SearchMount />
      <AuthPanelMount />
    </>
  )
}

/** A header whose links did not come: where the site begins, and another try. */
function lostHeader(retry: () => void): ReactNode {
  return (
    <header className="header">
      <div className="header-bar">
        <Brand />
        <span className="header-space" />
        <Button className="header-btn" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
      <div className="selvedge" />
    </header>
  )
}

function lostFooter(retry: () => void): ReactNode {
  return (
    <footer className="footer wrap">
      <ErrorState title={<Trans>Something went wrong</Trans>} onRetry={retry} />
    </footer>
  )
}

function Top() {
  const player = useIsAuthenticated()
  useEffect(
    () => loadAfterFirstUse(player ? [loadSideMenu, loadSearch] : [loadSideMenu, loadAuthPanel, loadSearch]),
    [player],
  )
  useEffect(foldHeader, [])
  const announcements = <Announcements />
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      {player ? (
        <PlayerHeader
          announcements={announcements}
          waiting={<div className="header header-waiting">{announcements}</div>}
          failed={lostHeader}
        />
      ) : (
        <GuestHeader announcements={announcements} />
      )}
      <SideMenuMount />
    </>
  )
}

/** Stands over the page while the chunk of a panel is on its way. */
function PanelLoader() {
  return <Loader className="panel-loader" />
}

/** Storage of this tab changes only by this tab. */
function never(): () => void {
  return () => undefined
}

/** No announcements, no bar, and nothing to load for it. */
function Announcements() {
  const listed = useQuery(query('listAnnouncements'))
  const failure = useFailure(listed)
  const { data } = listed
  const dismissed = useSyncExternalStore(never, readDismissed, () => null)
  // Space for the bar from the first paint on, unless it was dismissed in this tab: then it is not expected.
  if (listed.isPending && !failure && dismissed === null) return <div className="marquee-waiting" />
  return data && data.length > 0 ? (
    <Marquee
      announcements={data}
      waiting={dismissed === null ? <div className="marquee-waiting" /> : null}
      failed={() => null}
    />
  ) : null
}

/** The guest's menu or the player's drawer (spec 2.7), gone with the frame around the page. */
function SideMenuMount() {
  const { isOpen, close } = useSideMenu()
  useEffect(() => close, [close])
  return isOpen ? <SideMenu onClose={close} waiting={<PanelLoader />} /> : null
}

/** The game search (spec 2.9), loaded when it is first opened. */
function SearchMount() {
  const { isOpen, close } = useGameSearch()
  return isOpen ? <SearchDialog onClose={close} waiting={<PanelLoader />} /> : null
}

/** One auth dialog at a time (spec 4), loaded when it is first asked for. */
function AuthPanelMount() {
  const open = useAuthPanel((state) => state.panel !== null)
  const close = useAuthPanel((state) => state.close)
  return open ? <AuthPanel onClose={close} waiting={<PanelLoader />} /> : null
}
