import type { ApiDocument, DocumentOperation, JsonSchema } from '../../src/contract/document.ts'

/** What a schema says of the fields of an object, and values at and just beyond each of its bounds. */
export type FieldFacts = { name: string; edges: unknown[] }

/** Follows references and reads through allOf, oneOf and anyOf, as far as inputs need it. */
function fieldsOf(document: ApiDocument, schema: JsonSchema | undefined): FieldFacts[] {
  return partsOf(document, schema, 0).flatMap(({ properties }) =>
    Object.entries(asObject(properties)).map(([name, inner]) => ({
      name,
      edges: partsOf(document, asObject(inner), 0).flatMap(edgesOf),
    })),
  )
}

/** Fields of the body (of the JSON part, where it is a form) and of the query. */
export function inputsOf(
  document: ApiDocument,
  operation: DocumentOperation,
): { body: FieldFacts[]; query: FieldFacts[] } {
  const bodies = Object.values(operation.body?.media ?? {}).flatMap((schema) => {
    const fields = fieldsOf(document, schema)
    const data = partsOf(document, schema, 0).map(({ properties }) => asObject(properties).data)
    return [...fields, ...data.flatMap((inner) => fieldsOf(document, asObject(inner)))]
  })
  return { body: bodies, query: fieldsOf(document, operation.parameters.query) }
}

function partsOf(document: ApiDocument, schema: JsonSchema | undefined, depth: number): JsonSchema[] {
  if (schema === undefined || depth > 5) return []
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('#')[0] : undefined
  const target = name === undefined ? undefined : document.schemas[name]
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => (Array.isArray(schema[word]) ? schema[word] : []))
  return [schema, ...(target === undefined ? [] : [target]), ...inner.map(asObject)].flatMap((part, at) =>
    at === 0 ? [part] : partsOf(document, part, depth + 1),
  )
}

function edgesOf(schema: JsonSchema): unknown[] {
  const { minimum, maximum, minLength, maxLength, multipleOf, enum: words, const: word } = schema
  const edges: unknown[] = [word, ...(Array.isArray(words) ? words : [])]
  for (const bound of [minimum, maximum]) if (typeof bound === 'number') edges.push(bound - 1, bound, bound + 1)
  for (const length of [minLength, maxLength]) {
    if (typeof length === 'number' && length < 5000) {
      edges.push('a'.repeat(length), 'a'.repeat(length + 1), '9'.repeat(length), 'अ'.repeat(length))
    }
  }
  if (typeof multipleOf === 'number') edges.push(multipleOf / 2, multipleOf, multipleOf * 1.5)
  return edges.filter((edge) => edge !== undefined)
}

function asObject(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
