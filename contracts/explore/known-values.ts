/** Values from a server's responses: ids of matches, markets, bets. Inputs that name what is there come further than made-up ones. */
import { isObject, type Json, type JsonObject, resolve } from '@chaupar/api/document'
import { partsOf, propertiesOf } from '@chaupar/api/fuzz/schema-facts'

/** So many of one kind are enough. */
const most = 30

type Scalar = string | number | boolean

export class KnownValues {
  readonly #byName = new Map<string, Set<Scalar>>()

  /** Those found under this name: of a field, or of a schema of the document. */
  of(name: string): Scalar[] {
    return [...(this.#byName.get(name) ?? [])]
  }

  /** Takes up every value of an answer under the names of its field and of its schema. */
  learn(document: JsonObject, schema: JsonObject, value: Json | undefined, name?: string): void {
    if (value === undefined || value === null) return
    const parts = partsOf(document, schema)
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => (isObject(part.items) ? [part.items] : []))
      for (const inner of value.slice(0, most)) for (const item of items) this.learn(document, item, inner)
    } else if (isObject(value)) {
      const named = new Map(parts.flatMap(propertiesOf))
      for (const [key, inner] of Object.entries(value)) {
        const known = named.get(key)
        if (known !== undefined) this.learn(document, known, inner, key)
      }
    } else if (typeof value !== 'object') {
      for (const one of [name, ...parts.map(refName)]) if (one !== undefined) this.add(one, value)
    }
  }

  add(name: string, value: Scalar): void {
    const known = this.#byName.get(name) ?? new Set()
    if (known.size < most) known.add(value)
    this.#byName.set(name, known)
  }
}

/** The name of the schema that this one refers to, if it does. */
function refName({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
}

/** The names under which a value for this field may be known. */
export function knownAs(document: JsonObject, schema: JsonObject, name: string): string[] {
  const names = [name, ...partsOf(document, schema).flatMap((part) => refName(part) ?? [])]
  return resolve(document, schema).type === 'object' ? [] : names
}
