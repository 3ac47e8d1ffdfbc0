import { routeKindOf } from '../config/routes.ts'
import { keepDeepLink } from '../player/deep-link.ts'
import { currentToken } from '../player/session-store.ts'
import { decide } from './guards.ts'

/**
 * Before the first render: goes where the guards lead anyone who opens this address (app/guards.ts), so that the first thing that
 * is drawn is the page that will stand, and the landing page of the build can be taken over. A guest's way is kept for after
 * the login.
 */
export function goWhereTheGuardsLead(): void {
  const { pathname, search, hash } = location
  const kind = routeKindOf(pathname)
  // An address without a page leads on by itself (site/lost-page.tsx), so that a toast names it.
  if (kind === null) return
  const isPlayer = currentToken() !== null
  const decision = decide({ kind, path: pathname, isPlayer, status: 'live', leaving: false })
  if (typeof decision !== 'object') return
  if (decision.keepPath) keepDeepLink(pathname + search + hash)
  history.replaceState(history.state, '', decision.redirect)
}
