/** The contract documents as plain JSON, read by mock, tests and tools, and in a browser. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly server: string
  /** Those of the path, and its own. */
  readonly parameters: readonly Json[]
  readonly node: JsonObject
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export function isObject(node: unknown): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** The object at this place; a test that looks for one where there is none fails with the place's name. */
export function objectAt(node: Json | undefined, ...keys: readonly string[]): JsonObject {
  const found = keys.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), node)
  if (!isObject(found)) throw new Error(`No object at ${keys.join('/')}`)
  return found
}

/** The number at this place. @throws when there is none */
export function numberAt(node: Json | undefined, ...keys: readonly string[]): number {
  const found = objectAt(node, ...keys.slice(0, -1))[keys.at(-1) ?? '']
  if (typeof found !== 'number') throw new Error(`No number at ${keys.join('/')}`)
  return found
}

/** What a `$ref` within the document leads to in the end, or the node itself. @throws when it leads nowhere */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  const object = objectAt(node)
  const ref = object.$ref
  if (typeof ref !== 'string') return object
  const steps = ref.slice('#/'.length).split('/')
  return resolve(document, objectAt(document, ...steps.map(unescaped)))
}

/** The operations of an OpenAPI document in its order; `server` is the prefix of their host. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) => {
    const shared = objectAt(item)
    return methods.flatMap((method) => {
      const node = shared[method]
      if (!isObject(node)) return []
      const servers = node.servers ?? shared.servers
      const server = Array.isArray(servers) ? String(objectAt(servers[0]).url) : '/api'
      const parameters = [...listOf(shared.parameters), ...listOf(node.parameters)]
      return [{ id: String(node.operationId), method: method.toUpperCase(), path, server, parameters, node }]
    })
  })
}

/** A node where a list is expected; empty where there is none. */
export function listOf(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? node : []
}

/** The value of a JSON text. @throws SyntaxError */
export function parseJson(text: string): Json {
  return JSON.parse(text)
}

/** The value of a JSON text; undefined when the text is not JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Calls `visit` for every node with its JSON pointer. */
export function walk(node: Json, visit: (node: Json, pointer: string) => void, pointer = '#'): void {
  visit(node, pointer)
  const children = Array.isArray(node) || isObject(node) ? Object.entries(node) : []
  for (const [key, value] of children) walk(value, visit, `${pointer}/${pointerStep(key)}`)
}

/** The key that a step of a JSON pointer stands for. */
export function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

function pointerStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
