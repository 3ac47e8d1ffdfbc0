import { parseUrl } from './parse-url.ts'

/** '//host' and '/\host' are other hosts to a browser. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/**
 * Whether a picture of the server may be shown: a path of this origin, or https on an origin that the runtime configuration
 * names (`https://cdn.example`), as the web server's policy has it. Everything else gets our stand-in.
 */
export function isAllowedPicture(address: string, origins: readonly string[]): boolean {
  if (isOwnPath(address)) return true
  const url = parseUrl(address)
  return url?.protocol === 'https:' && origins.includes(url.origin)
}

/**
 * The page of a payment provider: on an https origin that the runtime configuration names (`https://pay.example`), or on
 * the site's own (`ownOrigin`), as a mock has it; else null.
 */
export function payPageOf(url: string, origins: readonly string[], ownOrigin: string): URL | null {
  const page = parseUrl(url, ownOrigin)
  if (page === null || page.username !== '' || page.password !== '') return null
  const isNamed = page.protocol === 'https:' && origins.includes(page.origin)
  return isNamed || page.origin === ownOrigin ? page : null
}
