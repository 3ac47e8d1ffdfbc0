import { hash } from 'node:crypto'
import type { StandIns } from './secrets.ts'

/** Of longer responses the journal keeps length and digest. */
const longestAnswer = 4 * 1024

/**
 * The journal's form of a response: the whole text with secrets replaced, or its length with a digest of its outcome. A replay
 * compares the digests.
 */
export function journalResponse({ secrets, name }: { secrets: StandIns; name: string }, text: string): string {
  const masked = secrets.maskText(text)
  if (masked.length <= longestAnswer) return masked
  return `(${masked.length} characters, ${hash('sha1', outcomeText(masked, name)).slice(0, 12)})`
}

/** Fields that change with each read: of a market followed by a socket, and of a login. */
const watched = /"(sequence|publishedAt|lastSeenAt)":(?:"[^"]*"|\d+)/g

/** JSON without the fields that are not part of the outcome: `watched`, and the world's name in addresses and by itself. */
export function outcomeText(json: string, worldName: string): string {
  return json
    .replaceAll(watched, '"$1":null')
    .replaceAll(`/${worldName}/`, '/WORLD/')
    .replaceAll(`"${worldName}"`, '"WORLD"')
}
