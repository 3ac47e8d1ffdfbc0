/**
 * Local storage that never throws: it may be full, forbidden, or hold what another version or a stranger's hand left.
 * A tab without it lives on its memory.
 */

/** The text under a key; null when there is none or storage is closed to us. */
export function readText(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** The JSON value under a key: null when there is none, undefined when it is not JSON. */
export function readJson(key: string): unknown {
  const text = readText(key)
  return text === null ? null : attempt((): unknown => JSON.parse(text))
}

/** Writes a text; null removes the key. */
export function writeText(key: string, text: string | null): void {
  attempt(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)))
}

/** Writes a value as JSON; null removes the key. */
export function writeJson(key: string, value: unknown): void {
  writeText(key, value === null ? null : JSON.stringify(value))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What an action gives, undefined when storage refuses it. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
