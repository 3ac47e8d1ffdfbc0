/** When the next step of a match is due. Throws when the match is over. */
export function dueAt({ nextMs }: { nextMs: number | null }): number {
  if (nextMs === null) throw new Error('The match is over.')
  return nextMs
}
