/** What openapi.yaml and rgs.yaml assume where nothing is specified, and what goes beyond it: docs/backend-assumed.md. */
import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  operationsOf,
  resolve,
  unescaped,
  walk,
} from '@chaupar/api/document'

const heading = `# Assumptions and extensions

Written by tools/generate.ts from openapi.yaml and api/rgs.yaml. Do not edit; run "npm run generate".

The [specification](specification/) says what the operator's servers are known to do. The documents mark every part that goes further;
search a name of these lists in its document for the description.

- **Assumed** (\`x-assumed\` in openapi.yaml): the specification is silent in the given section and openapi.yaml decides. A backend team may
  propose a change; the clients follow.
- **Extension** (\`x-extension\`): goes beyond the specification. A backend may omit it; the clients work without it.
- For the games' server (\`api/rgs.yaml\`) the protocol that it follows takes the specification's place.

The mark of a part holds for everything inside it. Every part without a mark is promised.
`

/** The whole document. @throws when a mark stands where this reader does not look */
export function assumedDocument(api: JsonObject, rgs: JsonObject): string {
  return [heading, ...sections(api, ''), ...sections(rgs, ", games' server")].join('\n').trimEnd().concat('\n')
}

/** The lists of one document. */
function sections(document: JsonObject, where: string): string[] {
  const parts = partsOf(document)
  const assumed = (rows: readonly Row[]) => rows.filter(({ mark }) => mark.assumed !== null)
  const extensions = (rows: readonly Row[]) => rows.filter(({ mark }) => mark.isExtension)
  return [
    ...section(`Assumed${where}`, [
      bySection('Calls', assumed(parts.calls)),
      bySection('Events', assumed(parts.events)),
      bySection('Parameters and fields', assumed(parts.fields)),
    ]),
    ...section(`Extensions${where}`, [
      names('Calls', extensions(parts.calls)),
      described('Events', extensions(parts.events)),
      names('Parameters and fields', extensions(parts.fields)),
    ]),
  ]
}

function section(title: string, lists: readonly (readonly string[])[]): string[] {
  const lines = lists.flat()
  return lines.length === 0 ? [] : [`## ${title}\n`, ...lines]
}

interface Row {
  /** Operation id, event, or the path of a field from its schema or operation. */
  readonly name: string
  readonly mark: { readonly assumed: string | null; readonly isExtension: boolean }
  readonly about: string
}

/** One line for each section of the specification that is silent. */
function bySection(title: string, rows: readonly Row[]): string[] {
  const groups = [...Map.groupBy(rows, ({ mark }) => mark.assumed ?? '')].sort(([a], [b]) => a.localeCompare(b))
  return list(
    title,
    rows,
    groups.map(([silent, inIt]) => `- ${silent}: ${namesIn(inIt)}`),
  )
}

function described(title: string, rows: readonly Row[]): string[] {
  return list(
    title,
    rows,
    rows.map((row) => `- ${namesIn([row])}: ${row.about}`),
  )
}

function names(title: string, rows: readonly Row[]): string[] {
  return list(title, rows, [namesIn(rows)])
}

const namesIn = (rows: readonly Row[]) => rows.map(({ name }) => `\`${name}\``).join(', ')

function list(title: string, rows: readonly Row[], lines: readonly string[]): string[] {
  return rows.length === 0 ? [] : [`### ${title}: ${rows.length}\n`, ...lines, '']
}

function partsOf(document: JsonObject): { calls: Row[]; events: Row[]; fields: Row[] } {
  const calls = operationsOf(document).map(({ id, node }) => rowOf(id, node))
  const events = ['pushed', 'asked'].flatMap((group) =>
    Object.entries(objectAt(document, 'x-socket-events', group)).map(([event, node]) => rowOf(event, objectAt(node))),
  )
  const fields: Row[] = []
  const owners = ownersOf(document)
  walk(document, (node, pointer) => {
    if (!isObject(node) || !isMarked(node) || owners.has(pointer)) return
    fields.push(fieldRow(document, node, pointer))
  })
  return { calls: calls.filter(isMarkedRow), events: events.filter(isMarkedRow), fields }
}

/** Pointers of operations and events, which have tables of their own. */
function ownersOf(document: JsonObject): Set<string> {
  const pointers = new Set<string>()
  walk(document, (node, pointer) => {
    const isOperation = isObject(node) && node.operationId !== undefined
    if (isOperation || /^#\/x-socket-events\/\w+\/[^/]+$/.test(pointer)) pointers.add(pointer)
  })
  return pointers
}

const isMarked = (node: JsonObject) => node['x-assumed'] !== undefined || node['x-extension'] === true
const isMarkedRow = ({ mark }: Row) => mark.assumed !== null || mark.isExtension

function rowOf(name: string, node: JsonObject): Row {
  const assumed = node['x-assumed'] === undefined ? null : String(node['x-assumed'])
  const mark = { assumed, isExtension: node['x-extension'] === true }
  return { name, mark, about: String(node.summary ?? node.title ?? node.description ?? '').replace(/\s+/g, ' ') }
}

/** The field by the path to it. */
function fieldRow(document: JsonObject, node: JsonObject, pointer: string): Row {
  const [first, ...steps] = pointer.slice(2).split('/').map(unescaped)
  if (first === 'components') {
    const [, name = '', ...inside] = steps
    return rowOf(name + pathOf(inside), node)
  }
  const [path = '', method = '', ...inside] = steps
  const operation = objectAt(document, 'paths', path)[method]
  if (first !== 'paths' || !isObject(operation)) throw new Error(`No reader for a mark at ${pointer}`)
  return rowOf(String(operation.operationId) + pathIn(document, operation, inside), node)
}

/** A parameter by its name; anything else by the names of the fields on the way. */
function pathIn(document: JsonObject, operation: JsonObject, steps: readonly string[]): string {
  if (steps[0] !== 'parameters') return pathOf(steps)
  const parameters = operation.parameters
  const parameter: Json | undefined = Array.isArray(parameters) ? parameters[Number(steps[1])] : undefined
  return `.${String(resolve(document, parameter).name)}`
}

/** `.data.rows[].about` of the steps through a schema. */
function pathOf(steps: readonly string[]): string {
  const fields = steps.flatMap((step, index) => {
    if (steps[index - 1] === 'properties') return [`.${step}`]
    return step === 'items' ? ['[]'] : []
  })
  return fields.join('')
}
