import {
  isObject,
  type Json,
  type JsonObject,
  type Operation,
  objectAt,
  operationsOf,
  resolve,
} from '@chaupar/api/document'
import { type DocumentName, readDocument } from '@chaupar/api/read-document'

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
  /** Names of the headers that an answer of a status must have, in small letters. Extensions are not among them. */
  headers: Record<string, string[]>
}

/** The parts of a document that the server lives by. Schemas refer to each other by bare name. */
export type ApiDocument = { schemas: Record<string, JsonSchema>; operations: DocumentOperation[] }

/** The operations and schemas of openapi.yaml or control.yaml. @throws when a reference leads nowhere */
export function readApi(name: DocumentName): ApiDocument {
  const source = readDocument(name)
  const root = objectAt(namedRefs(source, source))
  return {
    schemas: Object.fromEntries(
      Object.entries(objectAt(root, 'components', 'schemas')).map(([key, schema]) => [key, objectAt(schema)]),
    ),
    operations: operationsOf(root).map((operation) => operationOf(root, operation)),
  }
}

function operationOf(root: JsonObject, { id, method, path, parameters, node }: Operation): DocumentOperation {
  return {
    operationId: id,
    method,
    path,
    parameters: parametersOf(parameters.map((one) => resolve(root, one))),
    body: bodyOf(root, node.requestBody),
    responses: responsesOf(root, node.responses),
    headers: headersOf(root, node.responses),
  }
}

function parametersOf(listed: JsonObject[]): DocumentOperation['parameters'] {
  const found: DocumentOperation['parameters'] = {}
  for (const place of ['path', 'query', 'header'] as const) {
    const here = listed.filter((parameter) => parameter.in === place)
    // A path without parameters has nothing to check; a query without parameters must still refuse unknown names.
    if (here.length === 0 && place !== 'query') continue
    // Node writes the names of headers in small letters.
    const named = (parameter: JsonObject) =>
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

function bodyOf(root: JsonObject, node: Json | undefined): DocumentOperation['body'] {
  if (node === undefined) return null
  const body = resolve(root, node)
  const media = Object.entries(objectAt(body, 'content')).map(([type, content]) => [type, objectAt(content, 'schema')])
  return { media: Object.fromEntries(media), required: body.required === true }
}

function responsesOf(root: JsonObject, responses: Json | undefined): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  for (const [status, node] of Object.entries(objectAt(responses))) {
    const { content } = resolve(root, node)
    const json = isObject(content) ? content['application/json'] : undefined
    if (isObject(json) && isObject(json.schema)) found[status] = json.schema
  }
  return found
}

function headersOf(root: JsonObject, responses: Json | undefined): Record<string, string[]> {
  const named = Object.entries(objectAt(responses)).map(([status, node]) => {
    const { headers } = resolve(root, node)
    const needed = Object.entries(isObject(headers) ? headers : {}).filter(
      ([, header]) => resolve(root, header)['x-extension'] !== true,
    )
    return [status, needed.map(([name]) => name.toLowerCase())]
  })
  return Object.fromEntries(named)
}

/**
 * Rewrites `#/components/schemas/Name/rest` to `Name#/rest`, the key under which Ajv holds each schema, and repeats
 * the target's `x-messages` beside it, so that the text of a missing field is found where it is missing.
 */
function namedRefs(root: JsonObject, node: Json): Json {
  if (Array.isArray(node)) return node.map((inner) => namedRefs(root, inner))
  if (!isObject(node)) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, namedRefs(root, inner)]))
  const match = typeof node.$ref === 'string' ? /^#\/components\/schemas\/([^/]+)(\/.*)?$/.exec(node.$ref) : null
  if (match?.[1] === undefined) return copy
  const messages = resolve(root, node)['x-messages']
  const named = match[2] === undefined ? match[1] : `${match[1]}#${match[2]}`
  return { ...(messages === undefined ? {} : { 'x-messages': messages }), ...copy, $ref: named }
}
