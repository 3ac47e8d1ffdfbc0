type Place = { protocol: string; hostname: string; port: string; search: string }

const worldName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** The world that the console begins with: `?world=`, else the host WORLD.localhost, else `default`. */
export function startingWorld({ hostname, search }: Place): string {
  const named = new URLSearchParams(search).get('world') ?? ''
  if (worldName.test(named)) return named
  const host = /^([^.]+)\.localhost$/.exec(hostname)?.[1]
  return host ?? 'default'
}

/** The world that a page of the site is in: of its host name, else of the cookie, as the server decides it. */
export function worldOfPage({ hostname }: Pick<Place, 'hostname'>, cookie: string): string {
  const named = /^([^.]+)\.localhost$/.exec(hostname)?.[1] ?? /(?:^|; )world=([^;]+)/.exec(cookie)?.[1]
  return named ?? 'default'
}

/**
 * Where the app runs in a world. On this machine by its own host name, which gives it storage, socket and tab of its
 * own; elsewhere such names lead nowhere: null, and the cookie `world` has to do.
 */
export function appAddress(world: string, { protocol, hostname, port }: Place): string | null {
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname)
  if (!isHere) return null
  const host = world === 'default' ? 'localhost' : `${world}.localhost`
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/`
}

/** Puts the world into this page's address, so that it can be sent to a colleague. */
export function rememberWorld(world: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set('world', world)
  window.history.replaceState(null, '', url)
}

/** Where host names cannot say it, the next page of this site asks for its world by a cookie. */
export function chooseByCookie(world: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that testers use
  document.cookie = `world=${world}; Path=/; SameSite=Lax`
}
