/** A file of known breaks: a backend that is on its way fails its runs by what is new alone. */
import { isObject, type Json, listOf, readJson } from '@chaupar/api/document'
import type { Result } from '../judge.ts'

/** What is known to be broken, by interaction: its fields, where every entry of a list has the same name. */
export type Baseline = ReadonlyMap<string, readonly string[]>

const nameOf = ({ trial }: Result) => `${trial.pact.provider} ${trial.description}`
const wholeList = (field: string) => field.replace(/\[\d+\]/g, '[*]')

/** The breaks of a run as the content of such a file. */
export function baselineOf(results: readonly Result[]): string {
  const broken = results.flatMap((result) => {
    const { outcome } = result
    if (outcome.is !== 'broken' && outcome.is !== 'known') return []
    const fields = [...new Set(outcome.faults.map(({ field }) => wholeList(field)))].sort()
    return { interaction: nameOf(result), fields }
  })
  const sorted = broken.toSorted((one, other) => (one.interaction < other.interaction ? -1 : 1))
  return `${JSON.stringify({ broken: sorted }, null, 2)}\n`
}

/** Reads such a file; null when it has another form. */
export function readBaseline(text: string): Baseline | null {
  const content = readJson(text)
  if (!isObject(content) || !Array.isArray(content.broken)) return null
  const entries = content.broken.map((entry: Json) =>
    isObject(entry) && typeof entry.interaction === 'string' && Array.isArray(entry.fields)
      ? ([entry.interaction, listOf(entry.fields).map(String)] as const)
      : null,
  )
  return entries.every((entry) => entry !== null) ? new Map(entries) : null
}

/** The results with what is known marked so. One new field in an interaction makes all of it new. */
export function comparedWith(baseline: Baseline, results: readonly Result[]): Result[] {
  return results.map((result) => {
    const { outcome } = result
    const known = baseline.get(nameOf(result)) ?? []
    if (outcome.is !== 'broken' || !outcome.faults.every(({ field }) => known.includes(wholeList(field)))) return result
    return { ...result, outcome: { ...outcome, is: 'known' } }
  })
}

/** Names of the file that are kept by now, and can leave it. */
export function mended(baseline: Baseline, results: readonly Result[]): string[] {
  return results.flatMap((result) =>
    result.outcome.is === 'kept' && baseline.has(nameOf(result)) ? nameOf(result) : [],
  )
}
