/**
 * The address that a text names, or null for a text that is no URL. In place of URL.parse and URL.canParse, which the oldest
 * supported browsers lack (README).
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
