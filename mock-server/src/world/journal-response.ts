import { hash } from 'node:crypto'
import type { StandIns } from './secrets.ts'

/** Of longer responses the journal keeps length and digest. */
const longestAnswer = 4 * 1024

/**
 * What the journal keeps of a response: all of it, secrets replaced, or how long it was with a digest of what it came to, by which a
 * replay finds whether the same came out.
 */
export function journalResponse({ secrets, name }: { secrets: StandIns; name: string }, text: string): string {
  const masked = secrets.maskText(text)
  if (masked.length <= longestAnswer) return masked
  return `(${masked.length} characters, ${hash('sha1', outcomeText(masked, name)).slice(0, 12)})`
}

/** Fields that say how often and when somebody looked: of a market followed by a socket, and of a login. */
const watched = /"(sequence|publishedAt|lastSeenAt)":(?:"[^"]*"|\d+)/g

/** JSON without what is no part of an outcome: such fields, and the world's name in addresses and where it stands by itself. */
export function outcomeText(json: string, worldName: string): string {
  return json
    .replaceAll(watched, '"$1":null')
    .replaceAll(`/${worldName}/`, '/WORLD/')
    .replaceAll(`"${worldName}"`, '"WORLD"')
}
