import { env } from '../../../config/env.ts'

/**
 * The address of a launched game when it lies on the configured game host; null for every other. Only that host may be
 * framed (docs/reliability.md).
 */
export function gameAddress(
  url: string,
  host: string = env().gameHostUrl,
  page: string = location.href,
): string | null {
  if (!URL.canParse(url, page) || !URL.canParse(host, page)) return null
  const [address, allowed] = [new URL(url, page), new URL(host, page)]
  return /^https?:$/.test(address.protocol) && address.origin === allowed.origin ? address.href : null
}
