/** What the documents say of an operation or an event: what it promises, and what a call of it does. */
import {
  isObject,
  type Json,
  type JsonObject,
  type Operation,
  objectAt,
  operationsOf,
  resolve,
} from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { extensionIn, type RequestExtension } from './request-extension.ts'

/**
 * promised: the specification asks for it. assumed: the specification is silent and the document decides, which may be
 * bargained about. extension: beyond the specification, the client works without it.
 */
export type Mark = 'promised' | 'assumed' | 'extension'
/** From the most binding on. */
export const marks: readonly Mark[] = ['promised', 'assumed', 'extension']

/** What a call does. ends: afterwards its account or session serves no other call. */
type Effect = 'reads' | 'changes' | 'ends'

export interface OperationFacts {
  readonly mark: Mark
  readonly effect: Effect
  /** Tag of a call; 'realtime' of an event. */
  readonly tag: string
  readonly document: JsonObject
  /** Where a call of it goes; undefined for an event. */
  readonly call: Pick<Operation, 'method' | 'path'> | undefined
  /** The schema of what comes: of the answer with this status, or of the event. Undefined when the document has none. */
  readonly schemaOf: (status: number) => JsonObject | undefined
  /** The extension that a request of this operation uses, if any. */
  readonly extensionIn: (request: Json | undefined) => RequestExtension | null
}

type Facts = ReadonlyMap<string, OperationFacts>

const known = new Map<string, Facts>()

/** The operations that a provider has, and for a socket its events. */
export function factsOf(provider: string): Facts {
  const facts = known.get(provider) ?? read(provider)
  known.set(provider, facts)
  return facts
}

function read(provider: string): Facts {
  if (provider === 'chaupar-realtime') return eventsOf(readDocument('api'))
  if (provider === 'chaupar-games') return eventsOf(readDocument('rgs'))
  return callsOf(readDocument(provider === 'chaupar-rgs' ? 'rgs' : 'api'))
}

function callsOf(document: JsonObject): Facts {
  return new Map(
    operationsOf(document).map((operation): [string, OperationFacts] => {
      const { id, method, path, node } = operation
      const facts: OperationFacts = {
        document,
        call: { method, path },
        mark: markOf(node) ?? 'promised',
        effect: effectOf(method, node),
        tag: String([node.tags].flat()[0]),
        schemaOf: (status) => answerSchema(document, node, status),
        extensionIn: (request) => extensionIn(document, operation, request),
      }
      return [id, facts]
    }),
  )
}

/** By x-effect of the document, else by the method: what is not known to be harmless counts as a change. */
function effectOf(method: string, node: JsonObject): Effect {
  const said = node['x-effect']
  if (said === 'reads' || said === 'changes' || said === 'ends') return said
  return method === 'GET' ? 'reads' : 'changes'
}

function answerSchema(document: JsonObject, node: JsonObject, status: number): JsonObject | undefined {
  const answers = objectAt(node, 'responses')
  if (answers[String(status)] === undefined) return undefined
  const { content } = resolve(document, answers[String(status)])
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) && isObject(json.schema) ? json.schema : undefined
}

function eventsOf(document: JsonObject): Facts {
  const events = objectAt(document, 'x-socket-events')
  const heard: OperationFacts = {
    document,
    call: undefined,
    mark: 'promised',
    effect: 'reads',
    tag: 'realtime',
    schemaOf: () => undefined,
    extensionIn: () => null,
  }
  const schemaNamed = (name: Json | undefined) => objectAt(document, 'components', 'schemas', String(name))
  const rows = ['pushed', 'asked'].flatMap((group) =>
    Object.entries(objectAt(events, group)).map(([event, node]): [string, OperationFacts] => {
      const { payload, answer } = objectAt(node)
      const schema = schemaNamed(group === 'asked' ? answer : payload)
      // What the server sends by itself is heard; what is asked may be a bet.
      const effect = group === 'pushed' ? 'reads' : effectOf('ask', objectAt(node))
      return [event, { ...heard, mark: markOf(node) ?? 'promised', effect, schemaOf: () => schema }]
    }),
  )
  return new Map([...rows, ['connect_error', heard]])
}

/** The mark that a node of a document carries itself. */
export function markOf(node: Json | undefined): Mark | null {
  if (!isObject(node)) return null
  if (node['x-extension'] === true) return 'extension'
  return node['x-assumed'] === undefined ? null : 'assumed'
}
