/** The invariants of the contract documents: `x-invariants` of an operation, and of every schema that its answer is made of. */
import { isObject, type Json, type JsonObject, listOf, objectAt, operationsOf, resolve } from '../src/document.ts'
import { type DocumentName, readDocument } from '../src/read-document.ts'

/** What a rule asks of its field; the values are JSONata, see docs/backend-guide.md. */
export const demands = ['equals', 'atMost', 'atLeast', 'holds', 'order'] as const
export type Demand = (typeof demands)[number]

/** One invariant as a document has it. */
export interface Rule {
  readonly name: string
  /** Path of a list: the rule is about each of its entries. */
  readonly each?: string
  /** JSONata: the rule applies where it is true. */
  readonly when?: string
  /** Path of the field that a report names; the rule's own place when absent. */
  readonly field?: string
  readonly demand: Demand
  /** JSONata, or ascending or descending for `order`. */
  readonly than: string
  /** By how much more than half a paisa numbers may differ for `equals`. */
  readonly within?: number
}

/** A rule and where it stands in a body: names, and '*' for every entry of a list. */
export interface PlacedRule {
  readonly rule: Rule
  readonly at: readonly string[]
}

/** A query parameter of an operation, as far as rules read it. */
interface Parameter {
  readonly name: string
  readonly isNumber: boolean
  readonly default: Json | undefined
  /** Its values, where they are counted up. */
  readonly values: readonly Json[]
}

/** An operation, or an event of a socket, with the rules of what it answers or brings. */
export interface Subject {
  /** As openapi.yaml has it, such as /intents/{key}; '' of an event. */
  readonly path: string
  readonly query: readonly Parameter[]
  /** Rules of one name belong together: one schema may stand in several places. */
  readonly rules: ReadonlyMap<string, readonly PlacedRule[]>
}

const known = new Map<DocumentName, ReadonlyMap<string, Subject>>()
const rulesOfNodes = new WeakMap<JsonObject, Rule>()

/** The operations of a document by their ids, and the events of its socket by their names. */
export function subjectsOf(name: DocumentName): ReadonlyMap<string, Subject> {
  const subjects = known.get(name) ?? read(readDocument(name))
  known.set(name, subjects)
  return subjects
}

function read(document: JsonObject): ReadonlyMap<string, Subject> {
  const calls = operationsOf(document).map(({ id, path, parameters, node }): [string, Subject] => {
    const query = parameters.map((one) => resolve(document, one)).filter((parameter) => parameter.in === 'query')
    const rules = [...rulesAt(node, []), ...inside(document, bodyOf(document, node), [])]
    return [id, { path, query: query.map((one) => parameterOf(document, one)), rules: byName(rules) }]
  })
  const events = document['x-socket-events']
  return new Map([...calls, ...(isObject(events) ? eventsOf(document, events) : [])])
}

function eventsOf(document: JsonObject, events: JsonObject): [string, Subject][] {
  return ['pushed', 'asked'].flatMap((group) =>
    Object.entries(objectAt(events, group)).map(([event, node]): [string, Subject] => {
      const { payload, answer } = objectAt(node)
      const schema = objectAt(document, 'components', 'schemas', String(group === 'asked' ? answer : payload))
      const rules = [...rulesAt(objectAt(node), []), ...inside(document, schema, [])]
      return [event, { path: '', query: [], rules: byName(rules) }]
    }),
  )
}

function bodyOf(document: JsonObject, node: JsonObject): Json | undefined {
  const { content } = resolve(document, objectAt(node, 'responses')['200'])
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) ? json.schema : undefined
}

function parameterOf(document: JsonObject, { name, schema }: JsonObject): Parameter {
  const { type, enum: values, default: usual } = resolve(document, schema)
  return {
    name: String(name),
    isNumber: type === 'integer' || type === 'number',
    default: usual,
    values: listOf(values),
  }
}

function byName(rules: readonly PlacedRule[]): ReadonlyMap<string, readonly PlacedRule[]> {
  return Map.groupBy(rules, ({ rule }) => rule.name)
}

/** The rules of a schema and of all below it. A schema that holds itself is not followed. */
function inside(
  document: JsonObject,
  node: Json | undefined,
  at: readonly string[],
  around: readonly JsonObject[] = [],
): PlacedRule[] {
  if (!isObject(node)) return []
  const target = node.$ref === undefined ? node : resolve(document, node)
  if (around.includes(target)) return []
  const within = [...around, target]
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => listOf(target[word]))
  const fields = isObject(target.properties) ? Object.entries(target.properties) : []
  return [
    ...rulesAt(target, at),
    ...parts.flatMap((part) => inside(document, part, at, within)),
    ...fields.flatMap(([field, schema]) => inside(document, schema, [...at, field], within)),
    ...inside(document, target.items, [...at, '*'], within),
  ]
}

function rulesAt(node: JsonObject, at: readonly string[]): PlacedRule[] {
  return listOf(node['x-invariants']).map((one) => ({ rule: onceOf(objectAt(one)), at }))
}

/** The same object for the same node, wherever its schema stands. */
function onceOf(node: JsonObject): Rule {
  const rule = rulesOfNodes.get(node) ?? ruleOf(node)
  rulesOfNodes.set(node, rule)
  return rule
}

/** @throws for a rule that is written otherwise than the guide says */
export function ruleOf(node: JsonObject): Rule {
  const { name, each, when, field, within, ...rest } = node
  const [demand, ...others] = demands.filter((word) => typeof rest[word] === 'string')
  if (typeof name !== 'string' || demand === undefined || others.length > 0 || Object.keys(rest).length > 1)
    throw new Error(`An invariant has a name and one of ${demands.join(', ')}: ${JSON.stringify(node)}`)
  return {
    ...{ name, demand, than: String(rest[demand]) },
    ...(typeof each === 'string' ? { each } : {}),
    ...(typeof when === 'string' ? { when } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof within === 'number' ? { within } : {}),
  }
}
