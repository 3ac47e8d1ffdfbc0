import type { JournalEntry } from '../world/journal-entry.ts'

const mostTold = 100

type Outcome = Pick<JournalEntry, 'kind' | 'name' | 'status' | 'text' | 'data'>

/**
 * Where two tellings of one story differ in answers and ledger entries, as lines for people; empty when nowhere.
 * A world's name stands in some answers and is no difference.
 */
export function differences(before: readonly Outcome[], after: readonly Outcome[], names: [string, string]): string[] {
  const found: string[] = []
  for (const kind of ['ledger', 'http'] as const) {
    const [first, second] = [before, after].map((entries) => entries.filter((entry) => entry.kind === kind))
    if (first === undefined || second === undefined) continue
    if (first.length !== second.length) found.push(`${kind}: ${first.length} entries became ${second.length}`)
    for (const [index, entry] of first.entries()) {
      const again = second[index]
      if (again === undefined) break
      const [was, is] = [outcome(entry, names[0]), outcome(again, names[1])]
      if (was !== is && entry.status !== 'dropped') found.push(`${entry.name}: ${was} became ${is}`.slice(0, 500))
      if (found.length >= mostTold) return found
    }
  }
  return found
}

function outcome({ kind, name, status, text, data }: Outcome, worldName: string): string {
  const told = kind === 'ledger' ? { text, data } : { status, answer: data?.answer }
  // In addresses, and as a value of its own.
  return `${name} ${JSON.stringify(told)}`
    .replaceAll(`/${worldName}/`, '/WORLD/')
    .replaceAll(`"${worldName}"`, '"WORLD"')
}
