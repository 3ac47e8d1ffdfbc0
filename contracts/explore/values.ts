/** Values that fit a schema of a contract document, as arbitraries of fast-check. */

import { isObject, type Json, type JsonObject, objectAt, resolve } from '@chaupar/api/document'
import fc from 'fast-check'
import { type KnownValues, knownAs } from './known-values.ts'

export type Source = { document: JsonObject; known: KnownValues }

/**
 * What fits the schema; of a named field also what is known under its name, which is preferred. The words of JSON Schema
 * that the documents use for inputs are understood; whether the whole fits is the judge's to say (call-judge.ts).
 */
export function valuesOf(source: Source, schema: JsonObject, name = ''): fc.Arbitrary<unknown> {
  const known = [...new Set(knownAs(source.document, schema, name).flatMap((one) => source.known.of(one)))]
  const made = madeOf(source, schema)
  if (known.length === 0) return made
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...known) }, { weight: 1, arbitrary: made })
}

function madeOf(source: Source, schema: JsonObject): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return madeOf(source, resolve(source.document, schema))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map((one) => madeOf(source, objectAt(one))))
  if (Array.isArray(schema.allOf))
    return wholeOf(
      source,
      schema,
      schema.allOf.map((one) => objectAt(one)),
    )
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return fc.oneof(...types.map((type) => ofType(source, schema, type)))
}

/** Objects of several parts have the fields of all; of anything else one part says what it is. */
function wholeOf(source: Source, schema: JsonObject, parts: JsonObject[]): fc.Arbitrary<unknown> {
  const { allOf: _, ...own } = schema
  const all = isObject(own.properties) ? [...parts, own] : parts
  if (all.length === 1) return madeOf(source, all[0] ?? own)
  return fc.tuple(...all.map((part) => madeOf(source, part))).map((found) => Object.assign({}, ...found))
}

function ofType(source: Source, schema: JsonObject, type: Json | undefined): fc.Arbitrary<unknown> {
  switch (type) {
    case 'integer':
      return numbers(schema, 1)
    case 'number':
      return numbers(schema, 0.01)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const minLength = numberOr(schema.minItems, 0)
      const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxItems, 3), 3))
      const items = isObject(schema.items) ? valuesOf(source, schema.items) : fc.jsonValue({ maxDepth: 1 })
      return fc.array(items, { minLength, maxLength })
    }
    case 'object':
      return objects(source, schema)
    case 'string':
      return texts(schema)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function objects(source: Source, schema: JsonObject): fc.Arbitrary<unknown> {
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : []
  const fields = properties.map(([name, inner]) => [name, valuesOf(source, objectAt(inner), name)] as const)
  const required = (Array.isArray(schema.required) ? schema.required : []).map(String)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** Whole steps between the bounds, so that money has its two places. */
function numbers(schema: JsonObject, usual: number): fc.Arbitrary<number> {
  const step = schema['x-decimals'] === 2 ? 0.01 : usual
  const scale = Math.round(1 / step)
  const beyond = (bound: Json | undefined, by: number) => (typeof bound === 'number' ? bound + by : undefined)
  const low = numberOr(schema.minimum, beyond(schema.exclusiveMinimum, step) ?? -1_000_000)
  const high = numberOr(schema.maximum, beyond(schema.exclusiveMaximum, -step) ?? Math.max(1_000_000, low))
  return fc.integer({ min: Math.ceil(low * scale), max: Math.floor(high * scale) }).map((steps) => steps / scale)
}

function texts({ pattern, format, minLength, maxLength }: JsonObject): fc.Arbitrary<string> {
  const day = fc.date({ min: new Date(Date.UTC(2020, 0)), max: new Date(Date.UTC(2035, 0)), noInvalidDate: true })
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  const min = numberOr(minLength, 0)
  const max = Math.max(min, Math.min(numberOr(maxLength, 40), min + 40))
  if (typeof pattern !== 'string') return fc.string({ unit: 'grapheme-ascii', minLength: min, maxLength: max })
  // Bounds inside the pattern: most of what an endless one gives would have the wrong length.
  const bounded = pattern.replace(/\+\$$/, `{${Math.max(min, 1)},${Math.max(max, 1)}}$`)
  return fc
    .stringMatching(new RegExp(bounded))
    .filter((text) => text.length >= min && text.length <= numberOr(maxLength, 200))
}

const numberOr = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
