import { readTabText, writeTabText } from '../lib/storage.ts'

/** The dismissal of the marquee lives as long as the tab session. */
const key = 'marqueeDismissed'

/** The key of the dismissed texts; null when nothing was dismissed, or while there is no browser. */
export function readDismissed(): string | null {
  return readTabText(key)
}

export function storeDismissed(texts: string): void {
  writeTabText(key, texts)
}
