/** What has changed between two versions of an OpenAPI document. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, type Operation, operationsOf } from '@chaupar/api/document'
import { type Call, CallPart } from './call.ts'
import type { Changes, Kind } from './change.ts'
import { compareSecurity, compareServers } from './compare-access.ts'
import { compareParameters, compareRequestBody, compareResponses } from './compare-call-parts.ts'
import { compareWords } from './compare-words.ts'
import { type Documents, objectOf } from './documents.ts'

/** Compares two versions of the document of this path; both are there. */
export function compareCalls(before: Documents, after: Documents, document: string, changes: Changes): void {
  const [old, now] = [before.at(document) ?? {}, after.at(document) ?? {}]
  const place = (at: string) => ({
    add: (kind: Kind, words: string) =>
      changes.add({ document, at }, words, { user: null, document, sender: null, kind }),
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
    compareCall({
      of: { before, after, document, call: at, user: operation.id, changes },
      old: { documents: before, document: old, operation },
      now: { documents: after, document: now, operation: next },
    })
  }
  for (const [key, { id, method, path }] of is) {
    if (!was.has(key)) place(`${method} ${path}`).add('safe', `a new operation, ${id}`)
  }
}

function compareCall(call: Call): void {
  const [{ operation: old }, { operation: now }] = [call.old, call.now]
  // Clients are generated with this name.
  const whole = new CallPart(call.of, '')
  if (old.id !== now.id) whole.add('breaking', `named ${now.id}, not ${old.id}`)
  compareWords(whole, old.node, now.node)
  compareServers(call, whole)
  compareSecurity(call, whole)
  compareParameters(call, whole)
  compareRequestBody(call, whole)
  compareResponses(call, whole)
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
