/** Whether a field is promised, or assumed, or an extension, by the marks in its schema. */
import { isObject, type Json, type JsonObject, listOf, resolve } from '@chaupar/api/document'
import { type Mark, markOf, type OperationFacts } from '../pacts/operations.ts'

/** The loosest mark on the way from the operation to the field. */
export function markAt({ mark, document, schemaOf }: OperationFacts, status: number, steps: readonly string[]): Mark {
  const marks: Mark[] = [mark]
  let at = schemasOf(document, schemaOf(status), marks)
  for (const step of steps) {
    at = at.flatMap((schema) => schemasOf(document, below(schema, step), marks))
  }
  if (marks.includes('extension')) return 'extension'
  return marks.includes('assumed') ? 'assumed' : 'promised'
}

function below(schema: JsonObject, step: string): Json | undefined {
  if (/^(\d+|\*)$/.test(step)) return schema.items
  return isObject(schema.properties) ? schema.properties[step] : undefined
}

/** The schemas that a node is made of, itself and what it refers to; their marks are noted. */
function schemasOf(document: JsonObject, node: Json | undefined, marks: Mark[]): JsonObject[] {
  if (!isObject(node)) return []
  const mark = markOf(node)
  if (mark !== null) marks.push(mark)
  if (node.$ref !== undefined) return schemasOf(document, resolve(document, node), marks)
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => listOf(node[key]))
  return [node, ...parts.flatMap((part) => schemasOf(document, part, marks))]
}
