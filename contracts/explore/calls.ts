/** Calls of an operation: such as fit its schemas, and such as break them, each judged before it is sent. */

import { type JsonObject, objectAt, resolve } from '@chaupar/api/document'
import { type Call, hostileCall, type Part } from '@chaupar/api/fuzz/hostile-call'
import { inputsOf, propertiesOf } from '@chaupar/api/fuzz/schema-facts'
import fc from 'fast-check'
import type { KnownValues } from './known-values.ts'
import type { Parameter, Subject } from './operations.ts'
import { valuesOf } from './values.ts'

/** A picture of one pixel, for every file that a form asks for. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A call as the schemas describe it; with the player's token where it takes one. */
export function fittingCall(subject: Subject, known: KnownValues): fc.Arbitrary<Call> {
  const source = { document: subject.document, known }
  const placed = (place: string) => {
    const here = subject.parameters.filter((parameter) => parameter.place === place)
    return here.length === 0 ? fc.constant(undefined) : parametersOf(source, here)
  }
  const { body } = subject
  const brought = body === null ? fc.constant({}) : bodyOf(source, body)
  return fc.tuple(placed('path'), placed('query'), placed('header'), brought).map(([path, query, headers, rest]) => ({
    ...(path === undefined ? {} : { path }),
    ...(query === undefined ? {} : { query }),
    ...(headers === undefined ? {} : { headers }),
    ...rest,
  }))
}

/** Calls of both kinds; what is broken is close to what fits. */
export function anyCall(subject: Subject, known: KnownValues): fc.Arbitrary<Call> {
  const fitting = fittingCall(subject, known)
  const facts = inputsOf(subject.document, subject.operation)
  const broken = fitting.chain((valid) => hostileCall(valid, facts)).map((call) => sendable(subject, call))
  return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 2, arbitrary: broken })
}

/** Longer bodies are cut off by many a server before they are read to the end, and the answer with them. */
const longestBody = 100_000

/** fetch sends no body with a GET, whatever it holds. */
function sendable({ method }: Subject, { body, ...rest }: Call): Call {
  if (body === undefined || method === 'GET') return rest
  return { ...rest, body: typeof body === 'string' ? body.slice(0, longestBody) : body }
}

type Source = Parameters<typeof valuesOf>[0]

function parametersOf(source: Source, listed: readonly Parameter[]): fc.Arbitrary<Record<string, string>> {
  // Names of headers are of one case, so that a changed one takes the place of the one before.
  const nameOf = ({ place, name }: Parameter) => (place === 'header' ? name.toLowerCase() : name)
  const fields = listed.map((one) => [nameOf(one), valuesOf(source, one.schema, one.name).map(String)] as const)
  const required = listed.filter((one) => one.required).map(nameOf)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required }).map((found) => ({ ...found }))
}

function bodyOf(
  source: Source,
  { type, schema, required, examples }: NonNullable<Subject['body']>,
): fc.Arbitrary<Partial<Call>> {
  if (type === 'multipart/form-data') return formOf(source, resolve(source.document, schema))
  const made = valuesOf(source, schema)
  const body = (examples.length === 0 ? made : nearExamples(made, examples)).map((value) => ({ body: value }))
  return required ? body : fc.oneof(body, fc.constant({}))
}

/** The examples of the document come further than what is made up; so do mixtures of both, field by field. */
function nearExamples(made: fc.Arbitrary<unknown>, examples: readonly JsonObject[]): fc.Arbitrary<unknown> {
  const example = fc.constantFrom(...examples)
  const fields = fc.uniqueArray(fc.constantFrom(...new Set(examples.flatMap((one) => Object.keys(one)))), {
    maxLength: 3,
  })
  const mixed = fc.tuple(example, made, fields).map(([base, other, names]) => {
    const taken = Object.entries(Object(other)).filter(([name]) => names.includes(name))
    return { ...base, ...Object.fromEntries(taken) }
  })
  return fc.oneof(example, mixed, made)
}

function formOf(source: Source, schema: JsonObject): fc.Arbitrary<Partial<Call>> {
  const [files, data] = [true, false].map((isFile) =>
    propertiesOf(schema).filter(([, inner]) => (inner.contentMediaType !== undefined) === isFile),
  )
  const needed = Array.isArray(schema.required) ? schema.required : []
  const json = (data ?? []).map(([name, inner]) =>
    valuesOf(source, objectAt(inner)).map((value): Part => {
      return { name, value: JSON.stringify(value), type: 'application/json' }
    }),
  )
  const sent = (files ?? []).map(([name]) => {
    const file: Part = { name, value: pixel, filename: 'scan.png', type: 'image/png' }
    return needed.includes(name) ? fc.constant([file]) : fc.constantFrom([file], [])
  })
  return fc.tuple(fc.tuple(...json), fc.tuple(...sent)).map(([first, then]) => ({ form: [...first, ...then.flat()] }))
}
