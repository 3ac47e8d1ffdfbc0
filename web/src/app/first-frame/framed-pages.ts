/** Pages of a player whose frame in the document shows more than the loader, by their addresses without regard to case. */
export const framedPages = {
  home: '^/(?:home/*)?$',
  /** A match by its id; the word of the matches in play is none. */
  match: '^/exchange/(?!inplay/*$)([\\w-]+)/*$',
} as const

type FramedPage = keyof typeof framedPages

/** Which of them an address asks for, with the id of the match; null when none. */
export function framedPageOf(path: string): { name: FramedPage; id: string | undefined } | null {
  for (const name of ['home', 'match'] as const) {
    const found = new RegExp(framedPages[name], 'i').exec(path)
    if (found) return { name, id: found[1] }
  }
  return null
}
