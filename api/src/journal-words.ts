/** What of an entry of the journal is searched. */
export type SearchedEntry = {
  id: number
  name: string
  text: string
  status?: number | string | null
  username?: string
  data?: Readonly<Record<string, unknown>>
}

/**
 * Whether all of these words stand somewhere in an entry: in its id, operation, text, status, username or the id of its
 * request, ignoring case. The one rule of the journal's search, for the world that keeps it and the console that shows it.
 */
export function hasWords({ id, name, text, status, username, data }: SearchedEntry, words: string): boolean {
  const searched = [id, name, text, status ?? '', username ?? '', requestIdOf(data)].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

function requestIdOf(data: SearchedEntry['data']): string {
  const call = data?.call
  if (typeof call !== 'object' || call === null || !('requestId' in call)) return ''
  return typeof call.requestId === 'string' ? call.requestId : ''
}
