import { isOwnPath } from '../lib/outside-address.ts'
import { readTabText, writeTabText } from '../lib/storage.ts'

/** Where a guest wanted to go when a guard sent him to the landing page; reached after login (spec 2.1). */
const key = 'afterLogin'

/** Keeps a path of this app, with its query and hash. */
export function keepDeepLink(path: string): void {
  if (isOwnPath(path)) writeTabText(key, path)
}

/** The kept path, given out once; null when there is none. */
export function takeDeepLink(): string | null {
  const path = readTabText(key)
  writeTabText(key, null)
  return path !== null && isOwnPath(path) ? path : null
}
