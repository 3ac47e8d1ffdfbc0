/** A schema as it works: references followed, `allOf` taken together, null set apart from the other values. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { wordKeywords } from './compare-words.ts'
import { type Documents, objectOf } from './documents.ts'

/** Where the higher of two values of a keyword is the tighter one, and where the lower is. */
export const floors = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
export const ceilings = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

/** The schemas of which a value fits one, without null; one that has no `oneOf` or `anyOf` is its own only alternative. */
export interface Alternatives {
  readonly schemas: readonly Alternative[]
  readonly takesNull: boolean
}
export interface Alternative {
  /** The reference that it was written as, else null. */
  readonly ref: string | null
  readonly schema: JsonObject
}

/** One schema in place of a reference, its siblings and its `allOf`; a shared property keeps the place that it comes from. */
export function effectiveSchema(documents: Documents, node: Json | undefined): JsonObject {
  if (node === false) return { not: {} }
  if (!isObject(node)) return {}
  const { $ref, allOf, ...own } = node
  const parts: JsonObject[] = []
  if (typeof $ref === 'string') parts.push(withPlaces(documents, $ref))
  if (Array.isArray(allOf)) parts.push(...allOf.map((part: Json) => effectiveSchema(documents, part)))
  return [...parts, own].reduce(together)
}

/** A shared schema, its own properties as references to where they stand: so a change in one of them has one place. */
function withPlaces(documents: Documents, ref: string): JsonObject {
  const written = documents.follow(ref)
  const schema = effectiveSchema(documents, written)
  if (!isObject(written) || !isObject(written.properties)) return schema
  const own = Object.entries(written.properties).filter(([, property]) => isObject(property) && !('$ref' in property))
  const places = own.map(([name]) => [name, { $ref: `${ref}/properties/${name}` }])
  return {
    ...schema,
    properties: { ...objectOf(schema.properties), ...Object.fromEntries(places) },
  }
}

/** A schema that takes what both take. */
function together(one: JsonObject, other: JsonObject): JsonObject {
  const both = Object.keys(other).filter((key) => one[key] !== undefined)
  return { ...one, ...other, ...Object.fromEntries(both.map((key) => [key, bothOf(key, one[key], other[key])])) }
}

function bothOf(key: string, one: Json | undefined, other: Json | undefined): Json {
  if (typeof one === 'number' && typeof other === 'number') {
    if (floors.includes(key)) return Math.max(one, other)
    if (ceilings.includes(key)) return Math.min(one, other)
  }
  if (key === 'required') return [...new Set([...listOf(one), ...listOf(other)])]
  if (key === 'enum') return listOf(one).filter((value) => listOf(other).some((kept) => isDeepStrictEqual(value, kept)))
  if (key === 'properties' && isObject(one) && isObject(other)) {
    const shared = Object.keys(other).filter((name) => one[name] !== undefined)
    const met = shared.map((name) => [name, { allOf: [one[name] ?? true, other[name] ?? true] }])
    return { ...one, ...other, ...Object.fromEntries(met) }
  }
  // What is written nearer says it for people. Two rules of one keyword hold both.
  const isForPeople = ['description', 'title', 'example', 'examples', 'default'].includes(key) || key.startsWith('x-')
  return isForPeople || isDeepStrictEqual(one, other) ? (other ?? null) : [one ?? null, other ?? null]
}

/** The alternatives of an effective schema, each with the rules that stand beside them. */
export function alternativesOf(documents: Documents, schema: JsonObject): Alternatives {
  const { oneOf, anyOf, ...beside } = schema
  const written: readonly Json[] = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []
  if (written.length === 0) return withoutNull(schema, null)
  const inner = written.map((node) => {
    const ref = isObject(node) && typeof node.$ref === 'string' ? node.$ref : null
    const alternative = effectiveSchema(documents, node)
    if (alternative.oneOf !== undefined || alternative.anyOf !== undefined)
      return alternativesOf(documents, alternative)
    return withoutNull(alternative, ref)
  })
  // Rules that stand beside the alternatives hold for each of them, which is then more than what it refers to.
  const hasRules = Object.keys(beside).some((key) => !wordKeywords.includes(key) && !key.startsWith('x-'))
  const schemas = inner
    .flatMap((one) => one.schemas)
    .map(({ ref, schema: one }) => (hasRules ? { ref: null, schema: together(one, beside) } : { ref, schema: one }))
  return { schemas, takesNull: inner.some((one) => one.takesNull) }
}

function withoutNull(schema: JsonObject, ref: string | null): Alternatives {
  const types = typesOf(schema)
  const values = valuesOf(schema)
  const takesNull = types?.has('null') === true && (values === null || values.includes(null))
  if (!takesNull) return { schemas: [{ ref, schema }], takesNull: false }
  const rest = [...(types ?? [])].filter((type) => type !== 'null')
  if (rest.length === 0) return { schemas: [], takesNull }
  const enumerated = values === null ? {} : { enum: values.filter((value) => value !== null) }
  return { schemas: [{ ref, schema: { ...schema, type: rest, ...enumerated } }], takesNull }
}

/** The types that a schema names; null = any. */
export function typesOf({ type }: JsonObject): ReadonlySet<string> | null {
  if (typeof type === 'string') return new Set([type])
  return Array.isArray(type) ? new Set(type.map(String)) : null
}

/** The values that a schema takes by name; null = it names none. */
export function valuesOf({ const: only, enum: named }: JsonObject): readonly Json[] | null {
  if (only !== undefined) return [only]
  return Array.isArray(named) ? named : null
}
