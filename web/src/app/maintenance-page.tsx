import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { appDetailsQuery, organisationStatus, useAppDetails } from '../session/app-details.ts'
import { useIsAuthenticated } from '../session/session-store.ts'
import { Button, buttonClass } from '../ui/button.tsx'

/** /maintenance (spec 2.1, 4): why the site is closed; it recovers by itself, or at once by the button. */
export function MaintenancePage() {
  const status = organisationStatus(useAppDetails())
  const home = useIsAuthenticated() ? paths.home : paths.landing
  useLeaveWhenLive(status === 'live', home)
  return (
    <div className="grid min-h-dvh place-items-center px-5">
      <div className="max-w-[440px] text-center">
        <img src="/art/kolam-offline.svg" alt="" width={180} height={96} className="mx-auto" />
        <h1 className="mt-4 font-display text-h1 font-strong text-strong">
          {status === 'live' ? (
            <Trans>The site is open</Trans>
          ) : status === 'suspended' ? (
            <Trans>This site is suspended</Trans>
          ) : (
            <Trans>We are under maintenance</Trans>
          )}
        </h1>
        <p className="mt-2 text-muted" role="status">
          {status === 'live' ? (
            <Trans>Everything is running.</Trans>
          ) : status === 'suspended' ? (
            <Trans>The operator has suspended play for now. Your balance and your bets are kept.</Trans>
          ) : (
            <Trans>We are back soon. Your balance and your bets are safe.</Trans>
          )}
        </p>
        <div className="mt-6">{status === 'live' ? <Home to={home} /> : <CheckAgain />}</div>
      </div>
    </div>
  )
}

function Home({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonClass('primary')}>
      <Trans>Go to the site</Trans>
    </Link>
  )
}

function CheckAgain() {
  const queries = useQueryClient()
  return (
    <Button onClick={() => void queries.refetchQueries({ queryKey: appDetailsQuery.queryKey })}>
      <Trans>Check again</Trans>
    </Button>
  )
}

/** Live again: back to the site. Who opens the page while the site is live may read it. */
function useLeaveWhenLive(live: boolean, home: string): void {
  const navigate = useNavigate()
  const [wasClosed, setWasClosed] = useState(!live)
  if (!live && !wasClosed) setWasClosed(true)
  useEffect(() => {
    if (live && wasClosed) navigate(home, { replace: true })
  }, [live, wasClosed, home, navigate])
}
