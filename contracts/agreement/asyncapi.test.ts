import type { ClientEvent, ServerEvent } from '@chaupar/contracts/realtime'
import { expect, test } from 'vitest'
import { pushSchemas } from '../../mock-server/src/realtime/pushes.ts'
import { requestSchemas } from '../../mock-server/src/realtime/requests.ts'
import { isObject, type JsonObject, objectAt, readDocument, walk } from '../document.ts'

const document = readDocument('contracts/asyncapi.yaml')
const openapi = readDocument('openapi.yaml')

/** One name for each event of contracts/src/realtime.ts: an event that is missing here or too many does not compile. */
const pushed: Record<ServerEvent, true> = {
  notification_toast: true,
  session_refresh: true,
  update_balance: true,
  'odds:update': true,
  'exposure:update': true,
  'bet:update': true,
}
const asked: Record<ClientEvent, true> = {
  session_check: true,
  'get:balance': true,
  'odds:subscribe': true,
  'odds:unsubscribe': true,
}

type Messages = { sent: string[]; answered: string[] }

/** Names of the messages of all operations with this action, and of their replies. */
function messagesOf(action: 'send' | 'receive'): Messages {
  const operations = Object.values(objectAt(document, 'operations')).map((one) => objectAt(one))
  const wanted = operations.filter((operation) => operation.action === action)
  return {
    sent: wanted.flatMap(namesIn),
    answered: wanted.flatMap(({ reply }) => (isObject(reply) ? namesIn(reply) : [])),
  }
}

function namesIn({ messages }: JsonObject): string[] {
  if (!Array.isArray(messages)) return []
  return messages.map((one) => String(objectAt(one).$ref).split('/').at(-1) ?? '')
}

/** Name of the schema of openapi.yaml that a message carries; null when it carries nothing. */
function schemaOf(message: string): string | null {
  const { $ref } = objectAt(document, 'components', 'messages', message, 'payload')
  return typeof $ref === 'string' ? $ref.replace('../openapi.yaml#/components/schemas/', '') : null
}

test('[7.7-3] what the server sends is the same in the document, in the types and in the gateway', () => {
  const { sent } = messagesOf('send')
  expect(sent).toEqual(expect.arrayContaining(['notification_toast', 'session_refresh', 'update_balance']))
  expect(sent.sort()).toEqual(Object.keys(pushed).sort())
  expect(Object.fromEntries(sent.map((name) => [name, schemaOf(name)]))).toEqual(pushSchemas)
})

test('what the client asks is the same in the document, in the types and in the gateway', () => {
  const { sent, answered } = messagesOf('receive')
  expect(sent.sort()).toEqual(Object.keys(asked).sort())
  expect(answered.sort()).toEqual(sent.map((name) => `${name}.reply`))
  const schemas = sent.map((name) => [name, { sent: schemaOf(name), answered: schemaOf(`${name}.reply`) }])
  expect(Object.fromEntries(schemas)).toEqual(requestSchemas)
})

test('every message stands under its own name, and all of them in the channel', () => {
  const messages = objectAt(document, 'components', 'messages')
  for (const [name, message] of Object.entries(messages)) expect(objectAt(message).name).toBe(name)
  expect(Object.keys(objectAt(document, 'channels', 'player', 'messages'))).toEqual(Object.keys(messages))
})

test('every reference leads somewhere', () => {
  walk(document, (node) => {
    const ref = isObject(node) ? node.$ref : undefined
    if (typeof ref !== 'string') return
    const [file, pointer = ''] = ref.split('#')
    objectAt(file === '' ? document : openapi, ...pointer.split('/').slice(1))
  })
})
