import { askedEvents, pushedEvents } from '@chaupar/contracts/realtime.gen'
import { expect, test } from 'vitest'
import { requests } from '../../mock-server/src/realtime/requests.ts'
import { isObject, type JsonObject, objectAt, walk } from '../src/document.ts'
import { readDocument } from '../src/read-document.ts'

const document = readDocument('realtime')
const openapi = readDocument('api')

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

test('[7.7-3] what the server sends is what the gateway is made of', () => {
  const { sent } = messagesOf('send')
  expect(sent).toEqual(expect.arrayContaining(['notification_toast', 'session_refresh', 'update_balance']))
  expect(Object.fromEntries(sent.map((name) => [name, schemaOf(name)]))).toEqual(pushedEvents)
})

test('what the client asks is what the gateway answers', () => {
  const { sent, answered } = messagesOf('receive')
  expect(answered).toEqual(sent.map((name) => `${name}.reply`))
  const schemas = sent.map((name) => [name, { sent: schemaOf(name), answered: schemaOf(`${name}.reply`) }])
  expect(Object.fromEntries(schemas)).toEqual(askedEvents)
  expect(Object.keys(requests).sort()).toEqual(sent.sort())
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
