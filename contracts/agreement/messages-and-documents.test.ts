/** The messages of the sockets' pacts against the schemas of x-socket-events; those of calls have a comparator of their own. */

import { isObject, type Json, type JsonObject, objectAt, resolve } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { expect, test } from 'vitest'
import { Schemas } from '../../api/test/schemas.ts'
import { type Interaction, readPacts } from '../verify/pacts/pact-file.ts'

const providers = { 'chaupar-realtime': readDocument('api'), 'chaupar-games': readDocument('rgs') }
type Provider = keyof typeof providers

/** A refusal of the handshake, whose form is socket.io's own and no payload. */
const notInDocuments = ['connect_error']

/** Pacts name what clients read, so nothing is required here; alternatives then overlap. */
function loosened(node: Json): Json {
  if (Array.isArray(node)) return node.map(loosened)
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]): [string, Json][] => {
      if (key === 'required' && Array.isArray(value)) return []
      return [[key === 'oneOf' ? 'anyOf' : key, loosened(value)]]
    }),
  )
}

const loose = new Map(Object.entries(providers).map(([name, document]) => [name, objectAt(loosened(document))]))
const checked = new Map([...loose].map(([name, document]) => [name, new Schemas(document)]))

/** Name of the schema that a message has: the answer's of what is asked, else the payload's. */
function schemaOf(provider: Provider, event: string): string {
  const { pushed, asked } = objectAt(providers[provider], 'x-socket-events')
  const question = objectAt(asked)[event]
  return String(question === undefined ? objectAt(pushed, event).payload : objectAt(question).answer)
}

/** What is wrong with an example: values that the schema refuses, and fields that it does not know. */
function problems(provider: Provider, event: string, content: Json): string[] {
  const name = schemaOf(provider, event)
  const document = providers[provider]
  const schema = objectAt(document, 'components', 'schemas', name)
  const refused = checked.get(provider)?.problems(`#/components/schemas/${name}`, content) ?? ['there is no document']
  return [...refused, ...unknownFields(document, [schema], content, '')]
}

function unknownFields(document: JsonObject, schemas: readonly JsonObject[], value: Json, at: string): string[] {
  const whole = schemas.flatMap((schema) => partsOf(document, schema))
  if (Array.isArray(value)) {
    const items = whole.flatMap(({ items }) => (isObject(items) ? [items] : []))
    return value.flatMap((one, index) => unknownFields(document, items, one, `${at}/${index}`))
  }
  if (!isObject(value)) return []
  // An object that says so, or of which a schema says nothing closer, may hold anything.
  const isOpen = whole.every(({ properties }) => properties === undefined) || whole.some(saysOpen)
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = whole.flatMap(({ properties }) =>
      isObject(properties) && isObject(properties[key]) ? [properties[key]] : [],
    )
    if (known.length === 0) return isOpen ? [] : [`${at}/${key} is in no schema`]
    return unknownFields(document, known, inner, `${at}/${key}`)
  })
}

const saysOpen = ({ additionalProperties }: JsonObject) => additionalProperties === true

/** A schema with all that it is put together from. */
function partsOf(document: JsonObject, schema: JsonObject): JsonObject[] {
  const own = resolve(document, schema)
  const below = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (Array.isArray(own[key]) ? own[key] : []))
  return [own, ...below.filter(isObject).flatMap((part) => partsOf(document, part))]
}

const contentOf = ({ node }: Interaction): Json => objectAt(node.contents).content ?? null
const eventOf = ({ description }: Interaction) => description.split(': ')[0] ?? ''
const isProvider = (name: string): name is Provider => name in providers

const messages = readPacts().flatMap(({ provider, interactions }) =>
  isProvider(provider) ? interactions.map((one) => [one.description, provider, one] as const) : [],
)

test.each(messages)('the message "%s" is one that the documents of %s have', (_, provider, interaction) => {
  const event = eventOf(interaction)
  if (notInDocuments.includes(event)) expect(() => schemaOf(provider, event)).toThrow()
  else expect(problems(provider, event, contentOf(interaction))).toEqual([])
})

test('a field that a schema does not know, a value of another kind and another word are found', () => {
  expect(messages.length).toBeGreaterThan(20)
  const [, , wallet] = messages.find(([, , one]) => eventOf(one) === 'update_balance') ?? []
  if (wallet === undefined) throw new Error('No pact has the wallet')
  const changed = { ...objectAt(contentOf(wallet)), balance: '100.00', total: 100 }
  expect(problems('chaupar-realtime', 'update_balance', changed)).toEqual([
    '/balance must be number',
    '/total is in no schema',
  ])
  expect(problems('chaupar-realtime', 'session_check', { status: 'fine' })).toEqual([
    '/status must be equal to one of the allowed values',
  ])
})
