/** What the schemas of a contract document say of inputs, read from the document alone. */
import { isObject, type JsonObject, listOf, type Operation, objectAt, resolve } from '../src/document.ts'

/** A field with values at and just beyond each of its bounds. */
export type FieldFacts = { name: string; edges: unknown[] }

/** Fields of the body (of the JSON part, where it is a form) and of the query, for inputs that break their schema. */
export function inputsOf(document: JsonObject, operation: Operation): { body: FieldFacts[]; query: FieldFacts[] } {
  const body = bodiesOf(document, operation).flatMap(({ schema }) => {
    const data = partsOf(document, schema).flatMap((part) => propertiesOf(part).filter(([name]) => name === 'data'))
    return [...fieldsOf(document, schema), ...data.flatMap(([, inner]) => fieldsOf(document, inner))]
  })
  const query = operation.parameters
    .map((one) => resolve(document, one))
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => ({ name: String(parameter.name), edges: edgesWithin(document, objectAt(parameter.schema)) }))
  return { body, query }
}

export type Body = { type: string; schema: JsonObject; examples: JsonObject[] }

/** The media types of a body with their schemas and examples, none when the call takes no body. */
export function bodiesOf(document: JsonObject, { node }: Operation): Body[] {
  if (node.requestBody === undefined) return []
  const content = objectAt(resolve(document, node.requestBody), 'content')
  return Object.entries(content).map(([type, media]) => {
    const { example, examples } = objectAt(media)
    const named = isObject(examples) ? Object.values(examples).map((one) => objectAt(one).value) : []
    return { type, schema: objectAt(media, 'schema'), examples: [example, ...named].filter((one) => isObject(one)) }
  })
}

/** A schema and all that it refers to or is put together from: through $ref, allOf, oneOf and anyOf, as far as inputs need. */
export function partsOf(document: JsonObject, schema: JsonObject, depth = 0): JsonObject[] {
  if (depth > 5) return []
  const target = typeof schema.$ref === 'string' ? [resolve(document, schema)] : []
  const inner = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((word) => listOf(schema[word]).filter(isObject))
  return [schema, ...[...target, ...inner].flatMap((part) => partsOf(document, part, depth + 1))]
}

/** The properties that a schema names itself. */
export function propertiesOf({ properties }: JsonObject): [name: string, schema: JsonObject][] {
  if (!isObject(properties)) return []
  return Object.entries(properties).map(([name, schema]) => [name, objectAt(schema)])
}

function fieldsOf(document: JsonObject, schema: JsonObject): FieldFacts[] {
  return partsOf(document, schema)
    .flatMap(propertiesOf)
    .map(([name, inner]) => ({ name, edges: edgesWithin(document, inner) }))
}

const edgesWithin = (document: JsonObject, schema: JsonObject) => partsOf(document, schema).flatMap(edgesOf)

function edgesOf({ minimum, maximum, minLength, maxLength, enum: words, const: word, ...more }: JsonObject) {
  const edges: unknown[] = [word, ...listOf(words)]
  for (const bound of [minimum, maximum]) if (typeof bound === 'number') edges.push(bound - 1, bound, bound + 1)
  for (const length of [minLength, maxLength]) {
    if (typeof length === 'number' && length < 5000) {
      edges.push('a'.repeat(length), 'a'.repeat(length + 1), '9'.repeat(length), 'अ'.repeat(length))
    }
  }
  if (more['x-decimals'] === 2) edges.push(0.005, 0.01, 0.015)
  return edges.filter((edge) => edge !== undefined)
}
