/** Parameters, bodies and answers of an operation. */
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '@chaupar/api/document'
import type { Call, CallPart, OperationIn } from './call.ts'
import type { Sender } from './change.ts'
import { compareWords } from './compare-words.ts'
import { objectOf } from './documents.ts'

export function compareParameters(call: Call, whole: CallPart): void {
  const [was, is] = [parametersOf(call.old), parametersOf(call.now)]
  for (const [name, old] of was) {
    const now = is.get(name)
    if (now === undefined) whole.inner(name).add('breaking', 'the parameter is not read any more')
    else compareParameter(call, whole.inner(name, old, now), old, now)
  }
  for (const [name, node] of is) {
    if (was.has(name)) continue
    const isRequired = call.now.documents.object(node).required === true
    if (isRequired) whole.inner(name).add('breaking', 'a new parameter, required')
    else whole.inner(name).add('safe', 'a new parameter, which may be left out')
  }
}

function compareParameter(call: Call, part: CallPart, was: Json, is: Json): void {
  const [old, now] = [call.old.documents.object(was), call.now.documents.object(is)]
  compareWords(part, old, now)
  compareRequired(part, old, now)
  for (const key of ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'content']) {
    if (!isDeepStrictEqual(old[key], now[key])) part.add('breaking', `written in another way: ${key} has changed`)
  }
  part.schema('client').compare(old.schema, now.schema)
}

function compareRequired(part: CallPart, old: JsonObject, now: JsonObject): void {
  if (old.required !== true && now.required === true) part.add('breaking', 'required')
  if (old.required === true && now.required !== true) part.add('safe', 'required no longer')
}

/** Those of the path and of the operation, by place and name; a header's name has no case, a path's has no meaning. */
function parametersOf({ documents, operation }: OperationIn): Map<string, Json> {
  const steps = [...operation.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  return new Map(
    operation.parameters.map((node): [string, Json] => {
      const parameter = documents.object(node)
      const name = String(parameter.name)
      if (parameter.in === 'path') return [`path parameter ${steps.indexOf(name) + 1}`, node]
      return [`${String(parameter.in)} ${parameter.in === 'header' ? name.toLowerCase() : name}`, node]
    }),
  )
}

export function compareRequestBody(call: Call, whole: CallPart): void {
  const [was, is] = [call.old.operation.node.requestBody, call.now.operation.node.requestBody]
  const [old, now] = [call.old.documents.object(was), call.now.documents.object(is)]
  if (was === is) return
  const part = whole.inner('body', was, is)
  if (is === undefined) part.add('breaking', 'takes no body any more')
  else if (was === undefined && now.required === true) part.add('breaking', 'needs a body')
  else if (was === undefined) part.add('safe', 'takes a body')
  if (was === undefined || is === undefined) return
  compareWords(part, old, now)
  compareRequired(part, old, now)
  compareContent(part, 'client', old.content, now.content)
}

export function compareResponses(call: Call, whole: CallPart): void {
  const [was, is] = [objectOf(call.old.operation.node.responses), objectOf(call.now.operation.node.responses)]
  for (const status of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const part = whole.inner(`answer ${status}`, was[status], is[status])
    if (is[status] === undefined) part.add('breaking', 'no answer any more')
    else if (was[status] !== undefined) compareResponse(call, part, was[status], is[status])
    // A client takes a failure that it does not know for a failure; what a new success means it cannot know.
    else if (status.startsWith('2')) part.add('breaking', 'a new success')
    else part.add('safe', 'a new answer')
  }
}

function compareResponse(call: Call, part: CallPart, was: Json | undefined, is: Json | undefined): void {
  const [old, now] = [call.old.documents.object(was), call.now.documents.object(is)]
  compareWords(part, old, now)
  compareHeaders(call, part, headersOf(old), headersOf(now))
  compareContent(part, 'server', old.content, now.content)
}

function compareHeaders(call: Call, part: CallPart, was: Map<string, Json>, is: Map<string, Json>): void {
  for (const [name, node] of was) {
    const next = is.get(name)
    if (next === undefined) {
      part.inner(name).add('breaking', 'the header is gone')
      continue
    }
    const inner = part.inner(name, node, next)
    const [old, now] = [call.old.documents.object(node), call.now.documents.object(next)]
    compareWords(inner, old, now)
    if (old.required === true && now.required !== true) inner.add('breaking', 'may be absent')
    inner.schema('server').compare(old.schema, now.schema)
  }
  for (const name of is.keys()) if (!was.has(name)) part.inner(name).add('safe', 'a new header')
}

function compareContent(part: CallPart, sender: Sender, was: Json | undefined, is: Json | undefined): void {
  const [old, now] = [objectOf(was), objectOf(is)]
  for (const type of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (now[type] === undefined) part.add('breaking', `${type} no longer`)
    else if (old[type] === undefined) part.add('safe', `${type} too`)
    else {
      const [before, after] = [objectOf(old[type]), objectOf(now[type])]
      compareWords(part, before, after)
      if (!isDeepStrictEqual(before.encoding, after.encoding)) part.add('breaking', 'parts are encoded in another way')
      part.schema(sender).compare(before.schema, after.schema)
    }
  }
}

function headersOf({ headers }: JsonObject): Map<string, Json> {
  return new Map(Object.entries(objectOf(headers)).map(([name, node]) => [name.toLowerCase(), node]))
}
