/**
 * Whether a picture of the server may be shown: a path of this origin, or https on an origin that the runtime configuration
 * names (`https://cdn.example`), as the web server's policy has it. Everything else gets our stand-in.
 */
export function isAllowedPicture(address: string, origins: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' && origins.includes(origin)
}
