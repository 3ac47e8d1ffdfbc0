/** Dependencies that `app` injects once at start, so that api imports nothing above it. */
export type ApiSettings = {
  /** The player's token now, null for a guest. */
  token: () => string | null
  /** The language that texts are wanted in, by its code. */
  language: () => string
  /** The server refused the current token (spec 7.8); called once per token, however many calls ran. */
  onUnauthorized: () => void
  /** A call was answered 503 `maintenance`: the organisation is not live. */
  onMaintenance: () => void
  /** An answer says that the world of the page is gone, and comes from the default one: a mock alone has worlds. */
  onGoneWorld: (name: string) => void
}

let settings: ApiSettings = {
  token: () => null,
  language: () => 'en',
  onUnauthorized: () => undefined,
  onMaintenance: () => undefined,
  onGoneWorld: () => undefined,
}

/** Called once, before the first call. */
export function configureApi(given: ApiSettings): void {
  settings = given
}

/** For api/call.ts only. */
export function apiSettings(): ApiSettings {
  return settings
}

let held: Promise<void> | undefined
let release: () => void = () => undefined

/**
 * Keeps every answer back until releaseAnswers: while the app takes over a page that was drawn without answers, none may
 * change what it draws. Calls leave at once.
 */
export function holdAnswers(): void {
  held ??= new Promise((resolve) => {
    release = resolve
  })
}

/** Gives out what was kept back; nothing happens when nothing was. */
export function releaseAnswers(): void {
  release()
  held = undefined
}

/** For api/call.ts only: undefined when answers are given out as they come. */
export function answersHeld(): Promise<void> | undefined {
  return held
}
