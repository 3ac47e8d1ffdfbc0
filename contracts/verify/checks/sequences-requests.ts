/** Requests of the pacts for sequences: what a client sends there, under the states of its interaction. */
import { Buffer } from 'node:buffer'
import { isObject, type Json, type JsonObject, operationsOf, readJson, resolve } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { factsOf } from '../pacts/operations.ts'
import { readPacts, type State } from '../pacts/pact-file.ts'
import type { Values } from '../states/state-source.ts'
import type { CallParts } from './scene.ts'

/** The provider of the calls that move money. */
export const api = 'chaupar-api'

/** A call of the API host as a pact has it. */
export interface PactCall {
  readonly operation: string
  readonly situation: string
  readonly states: readonly State[]
  /** Values that its request is made of. */
  readonly needs: readonly string[]
  readonly status: number
  readonly request: JsonObject
}

/** Every call that a pact makes at the API host. */
export const pactCalls: readonly PactCall[] = readPacts()
  .filter(({ provider }) => provider === api)
  .flatMap(({ interactions }) => interactions)
  .flatMap(({ description, states, node: { request, response } }) => {
    const [operation = '', ...situation] = description.split(': ')
    if (!isObject(request) || !isObject(response)) return []
    const needs = [...JSON.stringify(request).matchAll(/"\$\{(\w+)\}"/g)].map(([, name = '']) => name)
    const about = { operation, situation: situation.join(': '), states, needs: [...new Set(needs)] }
    return [{ ...about, status: Number(response.status), request }]
  })

/** The call of a pact under this description. @throws when no pact makes it */
export function pactCall(description: string): PactCall {
  const found = pactCalls.find(({ operation, situation }) => `${operation}: ${situation}` === description)
  if (found === undefined) throw new Error(`No pact has a call "${description}"`)
  return found
}

/** Operations of the document that take an Idempotency-Key and leave the session as it is. */
export const operationsWithKey: readonly string[] = operationsOf(readDocument('api'))
  .filter(({ parameters }) => parameters.some((one) => resolve(readDocument('api'), one).name === 'Idempotency-Key'))
  .map(({ id }) => id)
  .filter((id) => factsOf(api).get(id)?.effect === 'changes')

/** The parts of the pact's request, without a token and a key of its own. */
export function partsOf({ request }: PactCall, values: Values): CallParts {
  const { body, headers, generators } = request
  if (!isObject(body)) return {}
  if (body.encoded === 'base64') {
    const type = isObject(headers) ? [headers['Content-Type']].flat()[0] : undefined
    return { bytes: Buffer.from(String(body.content), 'base64'), headers: { 'content-type': String(type) } }
  }
  const rules = isObject(generators) && isObject(generators.body) ? generators.body : {}
  return { body: filled(body.content, rules, values) }
}

/** The fields of a body with the states' values; pacts take values for top fields alone. */
function filled(content: Json | undefined, rules: JsonObject, values: Values): JsonObject {
  const fields = Object.entries(isObject(content) ? content : {}).map(([name, field]): [string, Json] => {
    const rule = rules[`$.${name}`]
    const value = isObject(rule) ? /^\$\{(\w+)\}$/.exec(String(rule.expression))?.[1] : undefined
    return [name, value === undefined ? field : (values[value] ?? field)]
  })
  return Object.fromEntries(fields)
}

/** Fields that may have another value while the body stays valid, those that move money first. */
const changeable = ['stake', 'amount', 'holder', 'sessionMinutes', 'gain', 'profitLoss']

/** The same call with another body, null when only ids could differ in it. */
export function withAnotherBody(parts: CallParts): CallParts | null {
  const { bytes } = parts
  const other = another(sentIn(parts))
  if (other === null) return null
  if (bytes === undefined) return { ...parts, body: other }
  const text = bytes.toString('latin1').replace(jsonPart, () => JSON.stringify(other))
  return { ...parts, bytes: Buffer.from(text, 'latin1') }
}

/** The JSON part of a form, whose other parts are files. */
const jsonPart = /\{[^\r\n]*\}/

/** What is sent as JSON: the body, or that part of a form. Bytes are taken one by one, since a file is no text. */
export function sentIn({ body, bytes }: CallParts): JsonObject {
  const sent = bytes === undefined ? body : readJson(jsonPart.exec(bytes.toString('latin1'))?.[0] ?? '')
  return isObject(sent) ? sent : {}
}

function another(body: JsonObject): JsonObject | null {
  const name = changeable.find((field) => body[field] !== undefined)
  if (name === undefined) return null
  const value = body[name]
  return { ...body, [name]: typeof value === 'number' ? value + 1 : `${String(value)} B` }
}
