/** What of an entry of the journal is searched. */
export type SearchedEntry = {
  id: number
  name: string
  text: string
  status?: number | string | null
  username?: string
  data?: Readonly<Record<string, unknown>>
}

/** A shorter word is no part of a request's id: its digits would be found in ids by chance. */
const shortestPartOfRequestId = 8

/**
 * Whether all of these words stand somewhere in an entry: in its id, operation, text, status, username or, from eight letters on,
 * the id of its request, ignoring case. The one rule of the journal's search, for the world that keeps it and the console that
 * shows it.
 */
export function hasWords({ id, name, text, status, username, data }: SearchedEntry, words: string): boolean {
  const searched = [id, name, text, status ?? '', username ?? ''].join(' ').toLowerCase()
  const requestId = requestIdOf(data).toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word) || (word.length >= shortestPartOfRequestId && requestId.includes(word)))
}

function requestIdOf(data: SearchedEntry['data']): string {
  const call = data?.call
  if (typeof call !== 'object' || call === null || !('requestId' in call)) return ''
  return typeof call.requestId === 'string' ? call.requestId : ''
}
