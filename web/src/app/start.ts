import type { QueryClient } from '@tanstack/react-query'
import { preload } from 'react-dom'
import { call } from '../api/call.ts'
import { query } from '../api/query.ts'
import { asksForInplay } from '../config/paths.ts'
import { routeOf } from '../config/routes.ts'
import { waitingArt } from '../features/content/banners/banner-rules.ts'
import { sports } from '../features/sports/queries.ts'
// Listens to the session, so it is there before the first one is restored.
import '../money/money-store.ts'
import { followOtherTabs } from '../player/other-tabs.ts'
import { keepReferral, readReferral } from '../player/referral.ts'
import { currentToken, restoreSession } from '../player/session-store.ts'
import { appDetailsQuery } from '../site/app-details.ts'
import { phoneMedia } from '../ui/basics/media.ts'
import { joinParts } from './join-parts.ts'

/**
 * Runs once in the browser before the first render: restores the session, joins the parts, sends the first calls. Returns a
 * function that undoes it, for tests.
 */
export function start(queries: QueryClient): () => void {
  keepReferral(location.search)
  restoreSession()
  const stops = [joinParts(queries), followOtherTabs()]
  void queries.prefetchQuery(appDetailsQuery)
  void queries.prefetchQuery(query('listAnnouncements'))
  askForPage(queries)
  reportVisit()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Asks for what a player's first page shows while its code is on its way. */
function askForPage(queries: QueryClient): void {
  const page = currentToken() === null ? null : routeOf(location.pathname)
  if (!page) return
  const { gameId = '' } = page.params
  switch (page.route.name) {
    case 'landing':
    case 'home':
      // Whether he takes a break, the banners and the picture that they begin with, the matches in play.
      void queries.prefetchQuery(query('getLimits'))
      void queries.prefetchQuery(query('getBanners'))
      preload(matchMedia(phoneMedia).matches ? waitingArt.phone : waitingArt.wide, { as: 'image' })
      void queries.prefetchQuery(sports.inplay())
      break
    case 'match':
      if (asksForInplay(gameId)) void queries.prefetchQuery(sports.sportsData())
      else {
        void queries.prefetchQuery(sports.settings(gameId))
        void queries.prefetchQuery(sports.matchBets(gameId))
      }
      break
    case 'sportsbook':
    case 'sportsbookTest':
    case 'spmSports':
    case 'jetfair':
    case 'betby':
      void queries.prefetchQuery(sports.sportsData())
  }
}

/** Reports the opened page and the referral link to the operator (spec 7.1). The response is ignored. */
function reportVisit(): void {
  const { agentCode, source } = readReferral()
  const body = {
    path: location.pathname.slice(0, 500),
    ...(document.referrer === '' ? {} : { referrer: document.referrer.slice(0, 2000) }),
    ...(agentCode === undefined ? {} : { agentCode }),
    ...(source === undefined ? {} : { source }),
  }
  call('visitPage', { body }).catch(() => undefined)
}
