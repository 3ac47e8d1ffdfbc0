/** What Pact's verifier found, by trial. */
import { isObject, type Json, type JsonObject, listOf, parseJson } from '@chaupar/api/document'

/** One mismatch, as Pact's verifier reports it. */
export interface Mismatch {
  /** StatusMismatch, BodyMismatch, HeaderMismatch and the like. */
  readonly type: string
  /** JSON path of a body's field. */
  readonly path: string
  /** Name of a header. */
  readonly key: string
  readonly expected: Json
  readonly actual: Json
  /** Pact's own words. */
  readonly words: string
}

/** Reads the message of the verifier's error, a report as JSON; '' is that of a run in which all fitted. @throws */
export function mismatchesIn(found: string, ids: readonly string[]): Map<string, readonly Mismatch[]> {
  if (found === '') return new Map()
  if (!found.startsWith('{')) throw new Error(`Pact's verifier failed: ${found}`)
  const report = parseJson(found)
  const errors = isObject(report) ? listOf(report.errors).filter(isObject) : []
  return new Map(errors.map((error) => [idIn(String(error.interaction), ids), mismatchesOf(error)]))
}

/** The interaction's name holds its one state, `... Given <id> - <description>`. */
function idIn(name: string, ids: readonly string[]): string {
  const id = ids.find((one) => name.includes(`Given ${one} - `))
  if (id === undefined) throw new Error(`Pact's verifier speaks of an interaction that it was not given: ${name}`)
  return id
}

function mismatchesOf({ mismatch }: JsonObject): Mismatch[] {
  if (!isObject(mismatch)) return []
  const found = listOf(mismatch.mismatches).filter(isObject)
  if (found.length === 0) return [mismatchOf({ type: mismatch.type ?? '', mismatch: mismatch.message ?? 'failed' })]
  return found.map(mismatchOf)
}

function mismatchOf(node: JsonObject): Mismatch {
  return {
    type: String(node.type ?? ''),
    path: String(node.path ?? ''),
    key: String(node.key ?? ''),
    expected: node.expected ?? null,
    actual: node.actual ?? null,
    words: String(node.mismatch ?? ''),
  }
}
