/**
 * The address of a frame when its host is one that the configuration names: our own, or that of `service` (an absolute URL
 * or a path of our own). Null for any other host or scheme, and for what is no address.
 */
export function frameAddress(url: string, service: string, page: string): string | null {
  if (!URL.canParse(url, page)) return null
  const address = new URL(url, page)
  const allowed = [new URL(page).origin, new URL(service, page).origin]
  return /^https?:$/.test(address.protocol) && allowed.includes(address.origin) ? address.href : null
}
