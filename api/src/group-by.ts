/**
 * The entries of a list by the key of each; groups and entries keep the order of the list. In place of Map.groupBy, which the oldest
 * supported browsers lack (README).
 */
export function groupBy<Entry, Key>(list: Iterable<Entry>, keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of list) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
