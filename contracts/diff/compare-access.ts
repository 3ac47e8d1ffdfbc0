/** Where an operation is reached, and with which proof of who asks. */
import { isDeepStrictEqual } from 'node:util'
import { type JsonObject, listOf } from '@chaupar/api/document'
import type { Call, CallPart, OperationIn } from './call.ts'
import { objectOf } from './documents.ts'

/** The addresses of an operation, with their variables. */
export function compareServers(call: Call, whole: CallPart): void {
  const part = whole.inner('server')
  const [was, is] = [serversOf(call.old), serversOf(call.now)]
  for (const [url, old] of was) {
    const now = is.get(url)
    if (now === undefined) part.add('breaking', `not under ${url || '/'} any more`)
    else if (!isDeepStrictEqual(old.variables, now.variables)) compareVariables(part, old, now)
    if (now !== undefined && old.description !== now.description) part.add('editorial', 'description changed')
  }
  for (const url of is.keys()) if (!was.has(url)) part.add('safe', `under ${url} too`)
}

function compareVariables(part: CallPart, old: JsonObject, now: JsonObject): void {
  const [was, is] = [objectOf(old.variables), objectOf(now.variables)]
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [before, after] = [objectOf(was[name]), objectOf(is[name])]
    const { description: _, ...rules } = before
    const { description: __, ...newRules } = after
    const isSame = isDeepStrictEqual(rules, newRules)
    if (!isSame) part.add('breaking', `the variable ${name} has other values`)
    else if (!isDeepStrictEqual(before, after)) part.add('editorial', `description of ${name} changed`)
  }
}

function serversOf({ document, operation }: OperationIn): Map<string, JsonObject> {
  const path = objectOf(objectOf(document.paths)[operation.path])
  const servers = operation.node.servers ?? path.servers ?? document.servers
  return new Map(listOf(servers).map((server) => [String(objectOf(server).url), objectOf(server)]))
}

/** Proofs that are taken: one of several, each of one or more schemes. */
export function compareSecurity(call: Call, whole: CallPart): void {
  const part = whole.inner('security')
  const [was, is] = [proofsOf(call.old), proofsOf(call.now)]
  const open = isDeepStrictEqual(is.get('nothing'), {})
  for (const [name, old] of was) {
    const now = is.get(name)
    if (now === undefined) {
      const isHarmless = open && name !== 'nothing'
      part.add(isHarmless ? 'safe' : 'breaking', `${name} is no proof any more`)
      continue
    }
    for (const [scheme, definition] of Object.entries(old)) {
      const { description: _, ...rules } = objectOf(definition)
      const { description: __, ...newRules } = objectOf(objectOf(now)[scheme])
      if (!isDeepStrictEqual(rules, newRules)) part.add('breaking', `${scheme} is sent in another way`)
      else if (!isDeepStrictEqual(definition, objectOf(now)[scheme]))
        part.add('editorial', `description of ${scheme} changed`)
    }
  }
  for (const name of is.keys()) if (!was.has(name)) part.add('safe', `${name} is a proof too`)
}

/** Each alternative by the names of its schemes, with what they are. No requirement at all is the alternative 'nothing'. */
function proofsOf({ documents, document, operation }: OperationIn): Map<string, JsonObject> {
  const requirements = listOf(operation.node.security ?? document.security)
  const schemes = objectOf(objectOf(document.components).securitySchemes)
  const alternatives = requirements.length === 0 ? [{}] : requirements.map(objectOf)
  return new Map(
    alternatives.map((names) => [
      Object.keys(names).sort().join(' with ') || 'nothing',
      Object.fromEntries(Object.keys(names).map((name) => [name, documents.object(schemes[name])])),
    ]),
  )
}
