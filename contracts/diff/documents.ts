/** The documents of one version of the project, as the reader of changes needs them: every `$ref` names its file. */
import { posix } from 'node:path'
import { isObject, type Json, type JsonObject, unescaped } from '@chaupar/api/document'

/** Reads a file of one version by its path from the version's root; null when it is not there. @throws when it holds no object */
export type ReadFile = (path: string) => JsonObject | null

/** One version's documents by their path, each `$ref` in them as `path#/pointer`. */
export class Documents {
  readonly #readFile: ReadFile
  readonly #read = new Map<string, JsonObject | null>()

  constructor(readFile: ReadFile) {
    this.#readFile = readFile
  }

  /** A document; null when this version has none of that path. */
  at(path: string): JsonObject | null {
    const known = this.#read.get(path)
    if (known !== undefined) return known
    const document = this.#readFile(path)
    const named = document === null ? null : withWholeRefs(document, path)
    this.#read.set(path, isObject(named) ? named : null)
    return this.at(path)
  }

  /** What a whole reference leads to. @throws when it leads nowhere */
  follow(ref: string): Json {
    const [path = '', pointer = ''] = ref.split('#')
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => unescaped(decodeURIComponent(step)))
    const found = steps.reduce<Json | undefined>((at, step) => childOf(at, step), this.at(path) ?? undefined)
    if (found === undefined) throw new Error(`${ref} leads nowhere`)
    return found
  }

  /** A node, or what it refers to in the end; an object without keys where there is neither. */
  object(node: Json | undefined): JsonObject {
    if (!isObject(node)) return {}
    return typeof node.$ref === 'string' ? this.object(this.follow(node.$ref)) : node
  }
}

function childOf(node: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(step)]
  return isObject(node) ? node[step] : undefined
}

function withWholeRefs(node: Json, path: string): Json {
  if (Array.isArray(node)) return node.map((one) => withWholeRefs(one, path))
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? wholeRef(value, path) : withWholeRefs(value, path),
    ]),
  )
}

function wholeRef(ref: string, path: string): string {
  const [file = '', pointer = ''] = ref.split('#')
  return `${file === '' ? path : posix.join(posix.dirname(path), file)}#${pointer}`
}

/** A node where an object is expected; without keys where there is none. */
export function objectOf(node: Json | undefined): JsonObject {
  return isObject(node) ? node : {}
}
