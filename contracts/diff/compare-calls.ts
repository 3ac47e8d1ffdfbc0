/** What has changed between two versions of an OpenAPI document. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, type Operation, operationsOf } from '@chaupar/api/document'
import type { Call } from './call.ts'
import type { Changes, Kind } from './change.ts'
import { compareSecurity, compareServers } from './compare-access.ts'
import { compareParameters, compareRequestBody, compareResponses } from './compare-call-parts.ts'
import { compareWords } from './compare-words.ts'
import { type Documents, objectOf } from './documents.ts'

/** Compares two versions of the document of this path; both are there. */
export function compareCalls(before: Documents, after: Documents, document: string, changes: Changes): void {
  const [old, now] = [before.at(document) ?? {}, after.at(document) ?? {}]
  const place = (at: string) => ({
    add: (kind: Kind, words: string) => changes.add({ kind, document, at, words, sender: null }, null),
  })
  compareWords(place('the document'), infoOf(old), infoOf(now))
  for (const key of ['tags', 'externalDocs']) {
    if (!isDeepStrictEqual(old[key], now[key])) place('the document').add('editorial', `${key} changed`)
  }
  const [was, is] = [callsOf(old), callsOf(now)]
  for (const [key, operation] of was) {
    const at = `${operation.method} ${operation.path}`
    const next = is.get(key)
    if (next === undefined) {
      place(at).add('breaking', `the operation ${operation.id} is gone`)
      continue
    }
    const add = (kind: Kind, words: string, inner = '') => place(inner === '' ? at : `${at} ${inner}`).add(kind, words)
    compareCall({
      of: { before, after, document, user: operation.id, changes },
      at,
      old: { documents: before, document: old, operation },
      now: { documents: after, document: now, operation: next },
      add,
    })
  }
  for (const [key, { id, method, path }] of is) {
    if (!was.has(key)) place(`${method} ${path}`).add('safe', `a new operation, ${id}`)
  }
}

function compareCall(call: Call): void {
  const [{ operation: old }, { operation: now }] = [call.old, call.now]
  // Clients are generated with this name.
  if (old.id !== now.id) call.add('breaking', `named ${now.id}, not ${old.id}`)
  compareWords({ add: (kind, words) => call.add(kind, words) }, old.node, now.node)
  compareServers(call)
  compareSecurity(call)
  compareParameters(call)
  compareRequestBody(call)
  compareResponses(call)
}

/** Operations by method and path; the names of path parameters are the document's own affair. */
function callsOf(document: JsonObject): Map<string, Operation> {
  if (!isObject(document.paths)) return new Map()
  return new Map(operationsOf(document).map((one) => [`${one.method} ${one.path.replaceAll(/\{[^}]*\}/g, '{}')}`, one]))
}

/** Without the version, which grows with every change. */
function infoOf({ info }: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(objectOf(info)).filter(([key]) => key !== 'version'))
}
