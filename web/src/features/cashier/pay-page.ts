/** The page of a payment provider: https only, and only on a host that the runtime configuration names; else null. */
export function payPageOf(url: string, hosts: readonly string[]): URL | null {
  const page = URL.canParse(url) ? new URL(url) : null
  return page?.protocol === 'https:' && hosts.includes(page.host) && page.username === '' ? page : null
}
