import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { releaseAnswers } from '../api/settings.ts'
import { useAuthPanel } from '../player/auth-panel-store.ts'
import { keepDeepLink } from '../player/deep-link.ts'
import { useIsAuthenticated } from '../player/session-store.ts'
import { Shell } from '../shell/shell.tsx'
import { organisationStatus, useAppDetails } from '../site/app-details.ts'
import { takeLostAddress } from '../site/lost-address.ts'
import { PageLoader } from '../ui/states/loading.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { decide, redirected } from './guards.ts'
import type { RouteEntry } from './routes.ts'

/** One route: its guard, its layout, its loader and its error boundary. The shell stays while pages change. */
export function RouteFrame({ entry }: { entry: RouteEntry }) {
  const location = useLocation()
  const isPlayer = useIsAuthenticated()
  const status = organisationStatus(useAppDetails())
  const leaving = useAuthPanel((flow) => flow.destination !== null)
  const decision = decide({ kind: entry.kind, path: location.pathname, isPlayer, status, leaving })
  const seenAsPlayer = useSeenAsPlayer(isPlayer, location.key)
  const Page = entry.page
  return (
    <Shell layout={entry.layout}>
      {typeof decision === 'object' ? (
        <Redirect
          to={decision.redirect}
          // A player who was signed out here did not come as a guest: the next one to log in starts at home.
          keep={decision.keepPath && !seenAsPlayer ? location.pathname + location.search + location.hash : null}
        />
      ) : decision === 'wait' ? (
        <PageLoader />
      ) : (
        <ErrorBoundary key={location.pathname}>
          <Suspense fallback={<PageLoader />}>
            <Page />
            <PageDrawn path={location.pathname} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Shell>
  )
}

/**
 * Stands beside a page. The first one that is drawn may receive what has been answered meanwhile. One that a lost address led
 * to says so: a toast stands for a second, which must not pass while the page loads.
 */
function PageDrawn({ path }: { path: string }) {
  const { t } = useLingui()
  const text = t`This page does not exist`
  useEffect(releaseAnswers, [])
  useEffect(() => {
    if (takeLostAddress(path)) toast('info', text)
  }, [path, text])
  return null
}

function Redirect({ to, keep }: { to: string; keep: string | null }) {
  useEffect(() => {
    if (keep !== null) keepDeepLink(keep)
  }, [keep])
  return <Navigate to={to} replace state={redirected} />
}

/** Whether this very visit was already shown to a player. */
function useSeenAsPlayer(isPlayer: boolean, visit: string): boolean {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (isPlayer) seen.current = visit
  }, [isPlayer, visit])
  return seen.current === visit
}
