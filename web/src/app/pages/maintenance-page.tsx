import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { useIsAuthenticated } from '../../player/session-store.ts'
import { SocialLinks } from '../../shell/footer/social-links.tsx'
import { appDetailsQuery, type OrganisationStatus, organisationStatus } from '../../site/app-details.ts'
import { Badges } from '../../site/badges.tsx'
import { BrandPicture } from '../../site/brand-picture.tsx'
import { Button, buttonClass } from '../../ui/basics/button.tsx'
import { PageHeading } from '../../ui/basics/page-heading.tsx'
import { useFailure } from '../../ui/states/failure.ts'
import { PageLoader } from '../../ui/states/loading.tsx'
import { useOnline } from '../../ui/states/online.ts'
import { redirected } from '../guards.ts'
import './maintenance-page.css'

/** /maintenance (spec 2.1, 4): why the site is closed; it recovers by itself, or at once by the button. */
export function MaintenancePage() {
  const details = useQuery(appDetailsQuery)
  const failure = useFailure(details)
  const { data } = details
  const status = organisationStatus(data)
  const home = useIsAuthenticated() ? paths.home : paths.landing
  useLeaveWhenLive(status === 'live', home)
  if (details.isPending && !failure) return <PageLoader />
  return (
    <div className="closed">
      <div className="closed-top">
        <BrandPicture />
        <span className="truncate">{data?.SEO_TITLE || 'Chaupar'}</span>
        <Badges />
      </div>
      <div className="closed-note">
        <img src="/art/kolam-offline.svg" alt="" width={210} height={112} />
        <Reason status={status} />
        <div className="closed-action">{status === 'live' ? <Home to={home} /> : <CheckAgain />}</div>
        <SocialLinks />
      </div>
      <div className="jaali-band maintenance-band" />
    </div>
  )
}

function Reason({ status }: { status: OrganisationStatus }) {
  return (
    <div role="status">
      <PageHeading>
        {status === 'live' ? (
          <Trans>The site is open</Trans>
        ) : status === 'suspended' ? (
          <Trans>This site is suspended</Trans>
        ) : (
          <Trans>We are under maintenance</Trans>
        )}
      </PageHeading>
      <p>
        {status === 'live' ? (
          <Trans>Everything is running.</Trans>
        ) : status === 'suspended' ? (
          <Trans>
            The operator has suspended play for now. Your balance is kept and open bets are settled by the results.
          </Trans>
        ) : (
          <Trans>We are back soon. Your balance is kept and open bets are settled by the results.</Trans>
        )}
      </p>
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

/** Asks at once; what the silent check of every five seconds finds out is said here too. */
function CheckAgain() {
  const { t } = useLingui()
  const online = useOnline()
  const details = useQuery(appDetailsQuery)
  const failure = useFailure(details)
  const [asked, setAsked] = useState<'no' | 'asking' | 'yes'>('no')
  const check = async () => {
    setAsked('asking')
    await details.refetch()
    setAsked('yes')
  }
  const said = !online
    ? t`You are offline. We look again when you are back.`
    : failure
      ? t`The server did not answer. We keep asking.`
      : asked === 'yes'
        ? t`Still closed. We look again every five seconds.`
        : t`This page looks again every five seconds and opens by itself.`
  return (
    <>
      <Button variant="primary" large busy={asked === 'asking'} onClick={() => void check()}>
        <Trans>Check again</Trans>
      </Button>
      <p role="status" className="closed-said">
        {said}
      </p>
    </>
  )
}

/**
 * Live again: back to the site, also when it was open again before this page had come, or had been reloaded. Who opens the
 * page while the site is live may read it: he was not redirected.
 */
function useLeaveWhenLive(live: boolean, home: string): void {
  const navigate = useNavigate()
  const wasLedHere = useLocation().state === redirected
  const [wasClosed, setWasClosed] = useState(!live || wasLedHere)
  if (!live && !wasClosed) setWasClosed(true)
  useEffect(() => {
    if (live && wasClosed) navigate(home, { replace: true })
  }, [live, wasClosed, home, navigate])
}
