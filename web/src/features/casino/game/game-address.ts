import { env } from '../../../config/env.ts'
import { type GameOrigins, gameOrigins } from '../../../config/game-origins.ts'
import { parseUrl } from '../../../lib/parse-url.ts'

/**
 * Where a launched game lies: a page to frame under these rights, or an origin from which no game is shown ('' = none).
 * `reports`: a page of the game host, which sends a message when it has something to show.
 */
export type GameAddress = { href: string; sandbox: string; reports: boolean } | { refused: string }

/** Scripts and nothing else: the page's origin is "null", and it reads nothing of ours or of anybody. */
const closed = 'allow-scripts'

/** A provider's page with its own storage and cookies; the forms by which such pages pass a login on. */
const withStorage = 'allow-scripts allow-same-origin allow-forms'

/**
 * What becomes of the address that launchGame gave. Only pages of the game host and of the configured origins are framed; the
 * policy of the site knows no others either. A page of the site's own origin never keeps that origin, whatever is configured:
 * with it and its scripts it could take the sandbox off (docs/decisions/046-games-in-their-frame.md).
 * @param page the address of the site's own page
 * @param lobby base of the game host (a path or an address)
 */
export function gameAddress(
  url: string,
  page: string = location.href,
  lobby: string = env().gameHostUrl,
  origins: GameOrigins = gameOrigins(),
): GameAddress {
  const address = parseUrl(url, page)
  if (!address || !/^https?:$/.test(address.protocol)) return { refused: '' }
  const own = new URL(page).origin
  const host = parseUrl(lobby, page)?.origin ?? own
  const keepsOrigin = address.origin !== own && origins.withStorage.includes(address.origin)
  const reports = address.origin === host
  if (!keepsOrigin && !reports && !origins.closed.includes(address.origin)) return { refused: address.origin }
  return { href: address.href, sandbox: keepsOrigin ? withStorage : closed, reports }
}

/**
 * The address of a game that opens at one round of the past, which a page of ours reads behind the # and others pass over; the
 * launch's own part of it stays as it is. Unchanged for what is no name of a round.
 */
export function atRound(href: string, round: string): string {
  if (!/^[\w-]{1,40}$/.test(round) || href.includes('#')) return href
  return `${href}#round=${round}`
}
