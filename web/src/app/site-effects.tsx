import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { keepReferral } from '../player/referral.ts'
import { onSessionEnd, useIsAuthenticated } from '../player/session-store.ts'
import { appDetailsQuery, organisationStatus } from '../site/app-details.ts'
import { useBrandName } from '../site/brand-picture.tsx'
import { followDeviceTheme } from '../site/theme.ts'
import { usePageName } from '../ui/basics/page-name-store.ts'
import { isMaintenance } from './guards.ts'

const second = 1000
/** How long the part of a page that a hash names may take to come. */
const partMs = 5 * second

/** Effects of the whole site, independent of the page. */
export function SiteEffects() {
  usePageTitle()
  useScrollToTop()
  useFreshAppDetails()
  useLandingAfterSignOut()
  useReferralLinks()
  useEffect(followDeviceTheme, [])
  return null
}

/** Spec 2.1: the title is SEO_TITLE; before it the name of the page, for one who has many tabs open. */
function usePageTitle(): void {
  const site = useBrandName()
  const page = usePageName(({ name }) => name)
  useEffect(() => {
    document.title = page === null ? site : `${page} · ${site}`
  }, [page, site])
}

/**
 * Spec 2.1: every route change scrolls to the top, Back too; a hash leads to the part of the page that it names, which may
 * come later than the page.
 */
function useScrollToTop(): void {
  const { pathname, hash, key } = useLocation()
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the occasion, not an input.
  useLayoutEffect(() => void window.scrollTo(0, 0), [pathname])
  useLayoutEffect(() => {
    if (hash === '') window.scrollTo(0, 0)
  }, [hash])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again.
  useEffect(() => (hash === '' ? undefined : scrollToPart(hash.slice(1))), [pathname, hash, key])
}

/** Scrolls to an element as soon as it is there; gives up when the page has not brought it, or by the returned function. */
function scrollToPart(id: string): () => void {
  const found = () => {
    const part = document.getElementById(id)
    part?.scrollIntoView()
    return part !== null
  }
  const watch = new MutationObserver(() => found() && watch.disconnect())
  if (!found()) watch.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => watch.disconnect(), partMs)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
  }
}

/** Maintenance while browsing (spec 2.1): asked every 60 s while the tab is seen, every 5 s on /maintenance. */
function useFreshAppDetails(): void {
  const isPlayer = useIsAuthenticated()
  const onMaintenance = isMaintenance(useLocation().pathname)
  useQuery({
    ...appDetailsQuery,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (onMaintenance) return 5 * second
      // It could not be loaded: the site goes on as live, and asks again with growing pauses.
      if (state.data === undefined) return Math.min(60, 5 * 2 ** Math.min(state.errorUpdateCount, 4)) * second
      return isPlayer && organisationStatus(state.data) === 'live' ? false : 60 * second
    },
  })
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
