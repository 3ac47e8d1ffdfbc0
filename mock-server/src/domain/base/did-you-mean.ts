/** '. Did you mean "maintenance"?' for a name close to a known one; '' when no known name is close. */
export function didYouMean(given: string, known: readonly string[]): string {
  const name = nearest(given, known)
  return name === null ? '' : `. Did you mean "${name}"?`
}

/** The known name that differs least, by at most a third of its letters or by a word left out; null when none does. */
export function nearest(given: string, known: readonly string[]): string | null {
  const plain = given.slice(0, 100).toLowerCase()
  const rated = known.map((name) => ({ name, changes: changesBetween(plain, name.toLowerCase()) }))
  const near = rated.filter(({ name, changes }) => changes <= Math.max(1, Math.floor(name.length / 3)))
  const [best] = near.sort((one, other) => one.changes - other.changes)
  if (best !== undefined) return best.name
  const parts = known.filter((name) => plain.length > 2 && name.toLowerCase().split(/[/-]/).includes(plain))
  return parts.length === 1 ? (parts[0] ?? null) : null
}

/** Letters to change, add or leave out until one text is the other; two neighbours that changed places count once. */
function changesBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next[to] = Math.min(
        (next[to - 1] ?? 0) + 1,
        (row[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(before[to - 2] ?? 0) + 1] : []),
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
