import { asList, asNode, asText, type Node, resolved } from '../reference/document.ts'

/** How a value of a schema is typed in: `choice` for a few fixed values, `text` for everything else that is one value. */
export type Shape = 'fields' | 'list' | 'number' | 'choice' | 'text'

/** A schema with its reference followed and the parts of `allOf` merged into it. */
export function mergedSchema(document: Node, schema: unknown): Node {
  const node = resolved(document, schema)
  return Object.assign({}, ...asList(node.allOf).map((part) => mergedSchema(document, part)), node)
}

/** How a value of this merged schema is typed in. */
export function shapeOf(node: Node): Shape {
  if (choicesOf(node).length > 0) return 'choice'
  if (hasType(node, 'object')) return 'fields'
  if (hasType(node, 'array')) return 'list'
  return hasType(node, 'number') || hasType(node, 'integer') ? 'number' : 'text'
}

/** The only values that the schema takes; empty when there are too many to list. */
export function choicesOf(node: Node): unknown[] {
  if ('const' in node) return [node.const]
  return hasType(node, 'boolean') ? [true, false] : asList(node.enum)
}

/** Whether the schema names this type, alone or among others. */
export function hasType(node: Node, type: string): boolean {
  return [node.type, ...asList(node.type)].includes(type)
}

/** A first value of a schema: its required fields only, each with its own first value. */
export function blankOf(document: Node, schema: unknown): unknown {
  const node = mergedSchema(document, schema)
  switch (shapeOf(node)) {
    case 'choice':
      return choicesOf(node)[0]
    case 'fields': {
      const fields = asNode(node.properties)
      return Object.fromEntries(
        asList(node.required).map((name) => [asText(name), blankOf(document, fields[asText(name)])]),
      )
    }
    case 'list':
      return Array.from({ length: Number(node.minItems ?? 0) }, () => blankOf(document, node.items))
    case 'number':
      return leastOf(node) ?? 0
    case 'text':
      return hasType(node, 'null') ? null : ''
  }
}

/** The limits of a number as attributes of its `input`. */
export function numberLimits(node: Node) {
  return { min: leastOf(node), max: numberAt(node, 'maximum'), step: stepOf(node) ?? 'any' }
}

/** The limits of a text as attributes of its `input`. */
export function textLimits(node: Node) {
  return {
    minLength: numberAt(node, 'minLength'),
    maxLength: numberAt(node, 'maxLength'),
    // A browser ignores a pattern whose hyphen stands bare at the end of its class.
    pattern:
      asText(node.pattern)
        .replace(/^\^|\$$/g, '')
        .replaceAll('-]', '\\-]') || undefined,
  }
}

/** The smallest step between two values: 1 for an integer, 0.01 for two decimals; undefined for any number. */
function stepOf(node: Node): number | undefined {
  if (hasType(node, 'integer')) return 1
  const decimals = numberAt(node, 'x-decimals')
  return decimals === undefined ? undefined : 1 / 10 ** decimals
}

/** The least value. One step above an exclusive limit. */
function leastOf(node: Node): number | undefined {
  const above = numberAt(node, 'exclusiveMinimum')
  return above === undefined ? numberAt(node, 'minimum') : above + (stepOf(node) ?? 0)
}

function numberAt(node: Node, key: string): number | undefined {
  const value = node[key]
  return typeof value === 'number' ? value : undefined
}
