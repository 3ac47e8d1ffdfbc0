import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { appDetailsQuery, organisationStatus, useAppDetails } from '../session/app-details.ts'
import { keepReferral } from '../session/referral.ts'
import { onSessionEnd, useIsAuthenticated } from '../session/session-store.ts'

const second = 1000

/** What the whole site does beside its pages. */
export function SiteEffects() {
  usePageTitle()
  useScrollToTop()
  useFreshAppDetails()
  useViewportUnit()
  useLandingAfterSignOut()
  useReferralLinks()
  return null
}

/** Spec 2.1: the title is SEO_TITLE; until it is known, and when it is empty, the page's own stays. */
function usePageTitle(): void {
  const title = useAppDetails()?.SEO_TITLE
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

/** Spec 2.1: every route change scrolls to the top; a hash has its own target. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the occasion, not an input.
  useLayoutEffect(() => {
    if (hash === '') window.scrollTo(0, 0)
  }, [pathname, hash])
}

/** Maintenance while browsing (decisions): asked every 60 s while the tab is seen, every 5 s on /maintenance. */
function useFreshAppDetails(): void {
  const isPlayer = useIsAuthenticated()
  const onMaintenance = useLocation().pathname === paths.maintenance
  useQuery({
    ...appDetailsQuery,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (onMaintenance) return 5 * second
      // Not to be had at all: the site works as live, and asks again with back-off.
      if (state.data === undefined) return Math.min(60, 5 * 2 ** Math.min(state.errorUpdateCount, 4)) * second
      return isPlayer && organisationStatus(state.data) === 'live' ? false : 60 * second
    },
  })
}

/** Spec 9: the viewport unit follows the window; the fall-back where 100dvh is not known. */
function useViewportUnit(): void {
  useEffect(() => {
    const follow = () => document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`)
    follow()
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [])
}

/** A sign-out of the player's own leads to the landing page, from common pages too; a forced one stays there. */
function useLandingAfterSignOut(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason === 'manual') navigate(paths.landing)
      }),
    [navigate],
  )
}

/** An agent's link may name any path; the code is kept until registration. */
function useReferralLinks(): void {
  const { search } = useLocation()
  useEffect(() => keepReferral(search), [search])
}
