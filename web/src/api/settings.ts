/**
 * What api cannot know by itself; `app` hands it in once at start, so that api imports nothing above it.
 */
export type ApiSettings = {
  /** The player's token now, null for a guest. */
  token: () => string | null
  /** The server refused the current token (spec 7.8); called once per token, however many calls ran. */
  onUnauthorized: () => void
  /** A call was answered 503 `maintenance`: the organisation is not live. */
  onMaintenance: () => void
}

let settings: ApiSettings = {
  token: () => null,
  onUnauthorized: () => undefined,
  onMaintenance: () => undefined,
}

/** Called once, before the first call. */
export function configureApi(given: ApiSettings): void {
  settings = given
}

/** For api/call.ts only. */
export function apiSettings(): ApiSettings {
  return settings
}
