/** Parameters, bodies and answers of an operation. */
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '@chaupar/api/document'
import type { Call, OperationIn } from './call.ts'
import type { Sender } from './change.ts'
import { SchemaPlace } from './compare-schemas.ts'
import { compareWords } from './compare-words.ts'
import { objectOf } from './documents.ts'

export function compareParameters(call: Call): void {
  const [was, is] = [parametersOf(call.old), parametersOf(call.now)]
  for (const [name, old] of was) {
    const now = is.get(name)
    if (now === undefined) call.add('breaking', 'the parameter is not read any more', name)
    else compareParameter(call, name, old, now)
  }
  for (const [name, { required }] of is) {
    if (was.has(name)) continue
    if (required === true) call.add('breaking', 'a new parameter, required', name)
    else call.add('safe', 'a new parameter, which may be left out', name)
  }
}

function compareParameter(call: Call, name: string, old: JsonObject, now: JsonObject): void {
  compareNode(call, name, old, now)
  if (old.required !== true && now.required === true) call.add('breaking', 'required', name)
  if (old.required === true && now.required !== true) call.add('safe', 'required no longer', name)
  for (const key of ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'content']) {
    if (!isDeepStrictEqual(old[key], now[key])) call.add('breaking', `written in another way: ${key} has changed`, name)
  }
  schemaAt(call, name, 'client').compare(old.schema, now.schema)
}

/** Those of the path and of the operation, by place and name; a header's name has no case, a path's has no meaning. */
function parametersOf({ documents, operation }: OperationIn): Map<string, JsonObject> {
  const steps = [...operation.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  return new Map(
    operation.parameters.map((node) => {
      const parameter = documents.object(node)
      const name = String(parameter.name)
      if (parameter.in === 'path') return [`path parameter ${steps.indexOf(name) + 1}`, parameter] as const
      return [`${String(parameter.in)} ${parameter.in === 'header' ? name.toLowerCase() : name}`, parameter] as const
    }),
  )
}

export function compareRequestBody(call: Call): void {
  const [was, is] = [call.old.operation.node.requestBody, call.now.operation.node.requestBody]
  const [old, now] = [call.old.documents.object(was), call.now.documents.object(is)]
  if (was === is) return
  if (is === undefined) call.add('breaking', 'takes no body any more', 'body')
  else if (was === undefined && now.required === true) call.add('breaking', 'needs a body', 'body')
  else if (was === undefined) call.add('safe', 'takes a body', 'body')
  if (was === undefined || is === undefined) return
  compareNode(call, 'body', old, now)
  if (old.required !== true && now.required === true) call.add('breaking', 'required', 'body')
  if (old.required === true && now.required !== true) call.add('safe', 'required no longer', 'body')
  compareContent(call, 'body', 'client', old.content, now.content)
}

export function compareResponses(call: Call): void {
  const [was, is] = [objectOf(call.old.operation.node.responses), objectOf(call.now.operation.node.responses)]
  for (const status of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const at = `answer ${status}`
    if (is[status] === undefined) call.add('breaking', 'no answer any more', at)
    else if (was[status] !== undefined) compareResponse(call, at, was[status], is[status])
    // A client takes a failure that it does not know for a failure; what a new success means it cannot know.
    else if (status.startsWith('2')) call.add('breaking', 'a new success', at)
    else call.add('safe', 'a new answer', at)
  }
}

function compareResponse(call: Call, at: string, was: Json | undefined, is: Json | undefined): void {
  const [old, now] = [call.old.documents.object(was), call.now.documents.object(is)]
  compareNode(call, at, old, now)
  const [headers, newHeaders] = [headersOf(call.old, old), headersOf(call.now, now)]
  for (const [name, header] of headers) {
    const next = newHeaders.get(name)
    if (next === undefined) call.add('breaking', 'the header is gone', `${at} ${name}`)
    else {
      compareNode(call, `${at} ${name}`, header, next)
      if (header.required === true && next.required !== true) call.add('breaking', 'may be absent', `${at} ${name}`)
      schemaAt(call, `${at} ${name}`, 'server').compare(header.schema, next.schema)
    }
  }
  for (const name of newHeaders.keys()) if (!headers.has(name)) call.add('safe', 'a new header', `${at} ${name}`)
  compareContent(call, at, 'server', old.content, now.content)
}

function compareContent(call: Call, at: string, sender: Sender, was: Json | undefined, is: Json | undefined): void {
  const [old, now] = [objectOf(was), objectOf(is)]
  for (const type of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (now[type] === undefined) call.add('breaking', `${type} no longer`, at)
    else if (old[type] === undefined) call.add('safe', `${type} too`, at)
    else {
      const [before, after] = [objectOf(old[type]), objectOf(now[type])]
      compareNode(call, at, before, after)
      if (!isDeepStrictEqual(before.encoding, after.encoding))
        call.add('breaking', 'parts are encoded in another way', at)
      schemaAt(call, at, sender).compare(before.schema, after.schema)
    }
  }
}

function schemaAt(call: Call, at: string, sender: Sender): SchemaPlace {
  return new SchemaPlace(call.of, sender, `${call.at} ${at}`)
}

function compareNode(call: Call, at: string, old: JsonObject, now: JsonObject): void {
  compareWords({ add: (kind, words) => call.add(kind, words, at) }, old, now)
}

function headersOf({ documents }: OperationIn, { headers }: JsonObject): Map<string, JsonObject> {
  return new Map(Object.entries(objectOf(headers)).map(([name, node]) => [name.toLowerCase(), documents.object(node)]))
}
