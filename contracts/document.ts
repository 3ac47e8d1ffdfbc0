/** The contract documents as the tests read them. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly server: string
  readonly node: JsonObject
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export function readDocument(name: 'openapi.yaml' | 'contracts/asyncapi.yaml' | 'contracts/control.yaml'): JsonObject {
  return objectAt(parse(readFileSync(`${import.meta.dirname}/../${name}`, 'utf8')) as Json)
}

export function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** The object at this place; a test that looks for one where there is none fails with the place's name. */
export function objectAt(node: Json | undefined, ...keys: readonly string[]): JsonObject {
  const found = keys.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), node)
  if (!isObject(found)) throw new Error(`No object at ${keys.join('/')}`)
  return found
}

/** What a `$ref` points to, or the node itself. */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  const object = objectAt(node)
  const ref = object.$ref
  return typeof ref === 'string' ? objectAt(document, ...ref.slice('#/'.length).split('/')) : object
}

export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) => {
    const shared = objectAt(item)
    const server = isObject(shared) && Array.isArray(shared.servers) ? String(objectAt(shared.servers[0]).url) : '/api'
    return methods.flatMap((method) => {
      const node = shared[method]
      if (!isObject(node)) return []
      return [{ id: String(node.operationId), method: method.toUpperCase(), path, server, node }]
    })
  })
}

/** Calls `visit` for every node with its JSON pointer. */
export function walk(node: Json, visit: (node: Json, pointer: string) => void, pointer = '#'): void {
  visit(node, pointer)
  const children = Array.isArray(node) || isObject(node) ? Object.entries(node) : []
  for (const [key, value] of children) walk(value, visit, `${pointer}/${pointerStep(key)}`)
}

function pointerStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
