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

const heading = `# What is assumed, and what goes beyond

Written by tools/generate.ts from openapi.yaml and api/rgs.yaml. Do not edit; run "npm run generate".

The [specification](specification/) says what the operator's servers are known to do. Where it is silent, \`openapi.yaml\` decides, and
marks what it has decided by \`x-assumed\` and the section that is silent: that may be bargained about, and the clients follow. What goes
beyond the specification is marked \`x-extension\`: it may be missing, and the clients do without. For the games' server the protocol that
\`api/rgs.yaml\` follows takes the specification's place. What a marked part holds is as the part. All that is in no list, and in no
part of one, is promised.
`

/** The whole document. @throws when a mark stands where this reader does not look */
export function assumedDocument(api: JsonObject, rgs: JsonObject): string {
  return [
    heading,
    ...sections(api, '', 'the specification'),
    ...sections(rgs, ", at the games' server", 'its protocol'),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

/** The tables of one document; `beyond` is what its extensions go beyond. */
function sections(document: JsonObject, where: string, beyond: string): string[] {
  const parts = partsOf(document)
  const assumed = (rows: readonly Row[]) => rows.filter(({ mark }) => mark.assumed !== null)
  const extensions = (rows: readonly Row[]) => rows.filter(({ mark }) => mark.isExtension)
  return [
    ...section(`Assumed${where}`, [
      table('Calls', ['call', 'operation', 'section', 'what it does'], assumed(parts.calls).map(callCells)),
      table('Events', ['event', '', 'section', 'what it sends'], assumed(parts.events).map(callCells)),
      table('Parameters and fields', ['of', 'part', 'section', 'what it holds'], assumed(parts.fields).map(callCells)),
    ]),
    ...section(`Beyond ${beyond}${where}`, [
      table('Calls', ['call', 'operation', 'what it does'], extensions(parts.calls).map(shortCells)),
      table('Events', ['event', '', 'what it sends'], extensions(parts.events).map(shortCells)),
      table('Parameters and fields', ['of', 'part', 'what it holds'], extensions(parts.fields).map(shortCells)),
    ]),
  ]
}

function section(title: string, tables: readonly (readonly string[])[]): string[] {
  const lines = tables.flat()
  return lines.length === 0 ? [] : [`## ${title}\n`, ...lines]
}

interface Row {
  readonly of: string
  readonly part: string
  readonly mark: { readonly assumed: string | null; readonly isExtension: boolean }
  readonly about: string
}

const callCells = ({ of, part, mark, about }: Row) => [of, part, mark.assumed ?? '', about]
const shortCells = ({ of, part, about }: Row) => [of, part, about]

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [`### ${title}: ${rows.length}\n`, line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line), '']
}

function partsOf(document: JsonObject): { calls: Row[]; events: Row[]; fields: Row[] } {
  const calls = operationsOf(document).map(({ id, method, path, server, node }) =>
    rowOf(`\`${method} ${server === '/api' ? '' : server}${path}\``, id, node),
  )
  const events = ['pushed', 'asked'].flatMap((group) =>
    Object.entries(objectAt(document, 'x-socket-events', group)).map(([event, node]) =>
      rowOf(`\`${event}\``, group, objectAt(node)),
    ),
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

function rowOf(of: string, part: string, node: JsonObject): Row {
  const assumed = node['x-assumed'] === undefined ? null : String(node['x-assumed'])
  const mark = { assumed, isExtension: node['x-extension'] === true }
  return { of, part, mark, about: String(node.summary ?? node.title ?? node.description ?? '').replace(/\s+/g, ' ') }
}

/** Who holds the field, and its place there. */
function fieldRow(document: JsonObject, node: JsonObject, pointer: string): Row {
  const [first, ...steps] = pointer.slice(2).split('/').map(unescaped)
  if (first === 'components') {
    const [, name = '', ...inside] = steps
    return rowOf(`\`${name}\``, placeOf(inside), node)
  }
  const [path = '', method = '', ...inside] = steps
  const operation = objectAt(document, 'paths', path)[method]
  if (first !== 'paths' || !isObject(operation)) throw new Error(`No reader for a mark at ${pointer}`)
  return rowOf(String(operation.operationId), placeIn(document, operation, inside), node)
}

/** A parameter by its name; anything else by the names of the fields on the way. */
function placeIn(document: JsonObject, operation: JsonObject, steps: readonly string[]): string {
  if (steps[0] !== 'parameters') return placeOf(steps)
  const parameters = operation.parameters
  const parameter: Json | undefined = Array.isArray(parameters) ? parameters[Number(steps[1])] : undefined
  return `\`${String(resolve(document, parameter).name)}\``
}

/** `data.rows[].about` of the steps through a schema. */
function placeOf(steps: readonly string[]): string {
  const names = steps.flatMap((step, index) => {
    if (steps[index - 1] === 'properties') return [`.${step}`]
    return step === 'items' ? ['[]'] : []
  })
  const place = names.join('').replace(/^\./, '')
  return place === '' ? '' : `\`${place}\``
}
