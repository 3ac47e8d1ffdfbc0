import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A JSON Schema as it stands in the document; Ajv gives it its meaning. */
export type JsonSchema = { [word: string]: unknown }

export type ParameterPlace = 'path' | 'query' | 'header'

/** One operation of an OpenAPI document with its references to parameters and responses resolved. */
export type DocumentOperation = {
  operationId: string
  method: string
  path: string
  /** One object schema for each place that has parameters. */
  parameters: Partial<Record<ParameterPlace, JsonSchema>>
  /** One schema for each media type that the body may have. */
  body: { media: Record<string, JsonSchema>; required: boolean } | null
  /** Schema of the answer by status; `default` stands for all others. */
  responses: Record<string, JsonSchema>
}

/** The parts of a document that the server lives by. Schemas refer to each other by bare name. */
export type ApiDocument = { schemas: Record<string, JsonSchema>; operations: DocumentOperation[] }

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Reads openapi.yaml or control.yaml from the repository's own files. */
export function readDocument(file: URL): ApiDocument {
  return documentOf(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }))
}

/** The operations and schemas of a parsed document. @throws when a reference leads nowhere */
function documentOf(source: unknown): ApiDocument {
  const root = asObject(nameSchemas(asObject(source), source))
  const named = Object.entries(asObject(asObject(root.components).schemas))
  const schemas = Object.fromEntries(named.map(([name, schema]) => [name, asObject(schema)]))
  const operations = Object.entries(asObject(root.paths)).flatMap(([path, item]) =>
    operationsOf(root, path, asObject(item)),
  )
  return { schemas, operations }
}

function operationsOf(root: JsonSchema, path: string, item: JsonSchema): DocumentOperation[] {
  return methods
    .filter((method) => item[method] !== undefined)
    .map((method) => {
      const operation = asObject(item[method])
      const listed = [...asArray(item.parameters), ...asArray(operation.parameters)].map((entry) =>
        resolve(root, entry),
      )
      return {
        operationId: String(operation.operationId),
        method: method.toUpperCase(),
        path,
        parameters: parametersOf(listed),
        body: bodyOf(root, operation.requestBody),
        responses: responsesOf(root, asObject(operation.responses)),
      }
    })
}

function parametersOf(listed: JsonSchema[]): DocumentOperation['parameters'] {
  const found: DocumentOperation['parameters'] = {}
  for (const place of ['path', 'query', 'header'] as const) {
    const here = listed.filter((parameter) => parameter.in === place)
    // A path without parameters has nothing to check; a query without parameters must still refuse unknown names.
    if (here.length === 0 && place !== 'query') continue
    // Node writes the names of headers in small letters.
    const named = (parameter: JsonSchema) =>
      place === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name)
    found[place] = {
      type: 'object',
      properties: Object.fromEntries(here.map((parameter) => [named(parameter), parameter.schema])),
      required: here.filter((parameter) => parameter.required === true).map(named),
      ...(place === 'header' ? {} : { additionalProperties: false }),
    }
  }
  return found
}

function bodyOf(root: JsonSchema, value: unknown): DocumentOperation['body'] {
  if (value === undefined) return null
  const body = resolve(root, value)
  const media = Object.entries(asObject(body.content)).map(([type, content]) => [
    type,
    asObject(asObject(content).schema),
  ])
  return { media: Object.fromEntries(media), required: body.required === true }
}

function responsesOf(root: JsonSchema, responses: JsonSchema): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  for (const [status, value] of Object.entries(responses)) {
    const json = asObject(asObject(resolve(root, value).content)['application/json'])
    if (json.schema !== undefined) found[status] = asObject(json.schema)
  }
  return found
}

/**
 * Rewrites `#/components/schemas/Name/rest` to `Name#/rest`, the key under which Ajv holds each schema, and repeats
 * the target's `x-messages` beside it, so that the text of a missing field is found where it is missing.
 */
function nameSchemas(root: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => nameSchemas(root, inner))
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nameSchemas(root, inner)]))
  const match = typeof value.$ref === 'string' ? /^#\/components\/schemas\/([^/]+)(\/.*)?$/.exec(value.$ref) : null
  if (!match) return copy
  const messages = resolve(root, { $ref: value.$ref })['x-messages']
  const named = match[2] === undefined ? match[1] : `${match[1]}#${match[2]}`
  return { ...(messages === undefined ? {} : { 'x-messages': messages }), ...copy, $ref: named }
}

function resolve(root: JsonSchema, value: unknown): JsonSchema {
  const object = asObject(value)
  if (typeof object.$ref !== 'string') return object
  const target = object.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, part) => asObject(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')], root)
  if (target === undefined) throw new Error(`the document has no ${object.$ref}`)
  return resolve(root, target)
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asObject(value: unknown): JsonSchema {
  return isObject(value) ? value : {}
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
