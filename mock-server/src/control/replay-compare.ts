import { parseJson } from '@chaupar/api/document'
import type { JournalEntry } from '../world/journal-entry.ts'
import { outcomeText } from '../world/journal-response.ts'

const mostListed = 100

type Outcome = Pick<JournalEntry, 'id' | 'kind' | 'name' | 'status' | 'text' | 'data'>

/**
 * The differences of two runs in answers and ledger entries, as lines for people; empty when there are none. A line names the
 * first entry and its first field that differ: '#12 listMatches, answer.data.count: 3 became 4'. Fields that are not part of an
 * outcome (world/journal-response.ts) are not compared.
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
      const difference = firstDifference(outcome(entry, names[0]), outcome(again, names[1]), [])
      if (difference !== null && entry.status !== 'dropped') {
        found.push(`#${entry.id} ${entry.name}, ${difference}`.slice(0, 500))
      }
      if (found.length >= mostListed) return found
    }
  }
  return found
}

/** The compared part of an entry. */
function outcome({ kind, name, status, text, data }: Outcome, worldName: string): unknown {
  const compared = kind === 'ledger' ? { name, text, data } : { name, status, answer: data?.answer }
  return parseJson(outcomeText(JSON.stringify(compared), worldName))
}

/** The first place where two values differ, as 'path: was became is'; null when they are equal. */
function firstDifference(was: unknown, is: unknown, path: readonly string[]): string | null {
  if (!isObject(was) || !isObject(is)) {
    const [before, after] = [was, is].map((value) => JSON.stringify(value) ?? 'nothing')
    return before === after ? null : `${path.join('.')}: ${before} became ${after}`
  }
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const difference = firstDifference(Reflect.get(was, key), Reflect.get(is, key), [...path, key])
    if (difference !== null) return difference
  }
  return null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
