import type { Schema } from '@chaupar/api/api'
import { readTabText, writeTabText } from '../../lib/storage.ts'

export type Announcement = Schema<'Announcement'>

/** The texts that run: plain text, each once; empty ones and what is no text left out. */
export function marqueeTexts(announcements: readonly Announcement[]): string[] {
  const texts = announcements.map((announcement): unknown => announcement?.content)
  return [...new Set(texts.filter((text) => typeof text === 'string').map((text) => text.trim()))].filter(Boolean)
}

/** Names a set of texts, so that a dismissal holds for these and ends when the announcements differ. */
export function marqueeKey(texts: readonly string[]): string {
  return JSON.stringify(texts)
}

/** Whether the bar shows: there is something to say, and this very text was not dismissed in this tab. */
export function showsMarquee(texts: readonly string[], dismissed: string | null): boolean {
  return texts.length > 0 && marqueeKey(texts) !== dismissed
}

const dismissedKey = 'marqueeDismissed'

/** The key of the texts that were dismissed in this tab; null when none were. */
export function readDismissed(): string | null {
  return readTabText(dismissedKey)
}

/** Keeps the dismissal as long as the tab session lives. */
export function storeDismissed(texts: string): void {
  writeTabText(dismissedKey, texts)
}
