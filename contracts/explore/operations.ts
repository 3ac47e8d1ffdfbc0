/** The operations of the contract documents as an exploration needs them: where they are asked for, and what they promise. */

import {
  isObject,
  type Json,
  type JsonObject,
  type Operation,
  objectAt,
  operationsOf,
  resolve,
  walk,
} from '@chaupar/api/document'
import { bodiesOf } from '@chaupar/api/fuzz/schema-facts'
import { readDocument } from '@chaupar/api/read-document'
import { Schemas } from '../../api/test/schemas.ts'

/** The hosts of an operator, by the prefixes that stand for them in the documents. */
const hosts = { '/api': 'api', '/sports-data': 'sports', '/game-host': 'game', '/live-tv': 'liveTv' } as const
export type Host = (typeof hosts)[keyof typeof hosts] | 'rgs'

/** The options of the command that give their addresses. */
export const hostOptions: Readonly<Record<Host, string>> = {
  api: '--api-url',
  sports: '--sports-url',
  game: '--game-url',
  liveTv: '--live-tv-url',
  rgs: '--rgs-url',
}

export interface Parameter {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly schema: JsonObject
  readonly pointer: string
}

/** An answer that is promised: the pointer of its schema by its media type. */
type Promised = ReadonlyMap<string, string>

export interface Subject {
  readonly id: string
  readonly host: Host
  readonly method: string
  readonly path: string
  readonly document: JsonObject
  readonly schemas: Schemas
  readonly operation: Operation
  /** Whether it takes a player's token, and in which header. */
  readonly auth: 'none' | 'optional' | 'required'
  readonly tokenHeader: string
  readonly parameters: readonly Parameter[]
  /** The form where it takes one, else JSON; null when it takes no body. */
  readonly body: { type: string; schema: JsonObject; required: boolean; examples: readonly JsonObject[] } | null
  readonly answers: ReadonlyMap<number, Promised>
}

let read: readonly Subject[] | undefined

/** Every operation of openapi.yaml and rgs.yaml, in their order; read once, since compiled schemas cost seconds. */
export function subjects(): readonly Subject[] {
  read ??= (['api', 'rgs'] as const).flatMap((name) => {
    const document = readDocument(name)
    const schemas = new Schemas(document)
    return operationsOf(document).map((operation) => subjectOf(name, document, schemas, operation))
  })
  return read
}

function subjectOf(name: 'api' | 'rgs', document: JsonObject, schemas: Schemas, operation: Operation): Subject {
  const { id, method, path, server, node } = operation
  const host = Object.entries(hosts).find(([prefix]) => prefix === server)?.[1]
  if (name === 'api' && host === undefined) throw new Error(`${id} stands on a host that has no name here: ${server}`)
  const bodies = bodiesOf(document, operation)
  const body = bodies.find(({ type }) => type === 'multipart/form-data') ?? bodies[0]
  return {
    ...{ id, method, path, document, schemas, operation },
    host: name === 'rgs' || host === undefined ? 'rgs' : host,
    ...securityOf(document, node.security ?? document.security),
    parameters: operation.parameters.map((one) => parameterOf(document, one)),
    body: body === undefined ? null : { ...body, required: resolve(document, node.requestBody).required === true },
    answers: answersOf(document, operation),
  }
}

function securityOf(document: JsonObject, security: Json | undefined): Pick<Subject, 'auth' | 'tokenHeader'> {
  const ways = (Array.isArray(security) ? security : []).map((one) => Object.keys(objectAt(one)))
  const scheme = ways.flat()[0]
  if (scheme === undefined) return { auth: 'none', tokenHeader: 'authorization' }
  const tokenHeader = String(objectAt(document, 'components', 'securitySchemes', scheme).name)
  return { auth: ways.some((way) => way.length === 0) ? 'optional' : 'required', tokenHeader }
}

function parameterOf(document: JsonObject, node: Json): Parameter {
  const { name, in: place, required, schema } = resolve(document, node)
  const found = { name: String(name), place: String(place), required: required === true, schema: objectAt(schema) }
  return { ...found, pointer: pointerOf(document, objectAt(schema)) }
}

function answersOf(document: JsonObject, { node }: Operation): Map<number, Promised> {
  const listed = Object.entries(objectAt(node, 'responses')).map(([status, answer]): [number, Promised] => {
    const { content } = resolve(document, answer)
    const media = Object.entries(isObject(content) ? content : {})
    return [Number(status), new Map(media.map(([type, one]) => [type, pointerOf(document, objectAt(one, 'schema'))]))]
  })
  return new Map(listed)
}

const pointers = new WeakMap<JsonObject, Map<Json, string>>()

/** Where a schema stands in its document, for `Schemas`. @throws when it does not stand there */
export function pointerOf(document: JsonObject, schema: JsonObject): string {
  const known = pointers.get(document) ?? new Map<Json, string>()
  if (known.size === 0) {
    walk(document, (node, pointer) => isObject(node) && known.set(node, pointer))
    pointers.set(document, known)
  }
  const pointer = known.get(schema)
  if (pointer === undefined) throw new Error('The schema does not stand in this document')
  return pointer
}
