import { isObject, type JsonObject, objectAt, walk } from '@chaupar/api/document'
import { gameAskedEvents, gamePushedEvents } from '@chaupar/api/games-realtime.gen'
import { readDocument } from '@chaupar/api/read-document'
import { askedEvents, pushedEvents } from '@chaupar/api/realtime.gen'
import { expect, test } from 'vitest'
import { requests } from '../../mock-server/src/realtime/requests.ts'

/** The documents of sockets, each with the key of its channel and the file that holds its payloads. */
const documents = {
  realtime: { channel: 'player', payloads: '../openapi.yaml', of: readDocument('api') },
  gamesRealtime: { channel: 'games', payloads: './rgs.yaml', of: readDocument('rgs') },
} as const
type Name = keyof typeof documents

type Messages = { sent: string[]; answered: string[] }

/** Names of the messages of all operations with this action, and of their replies. */
function messagesOf(name: Name, action: 'send' | 'receive'): Messages {
  const operations = Object.values(objectAt(readDocument(name), 'operations')).map((one) => objectAt(one))
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

/** Name of the schema that a message carries; null when it carries nothing. */
function schemaOf(name: Name, message: string): string | null {
  const { $ref } = objectAt(readDocument(name), 'components', 'messages', message, 'payload')
  return typeof $ref === 'string' ? $ref.replace(`${documents[name].payloads}#/components/schemas/`, '') : null
}

/** What the server sends, with the schema of each. */
function sentBy(name: Name): Record<string, string | null> {
  const { sent } = messagesOf(name, 'send')
  return Object.fromEntries(sent.map((message) => [message, schemaOf(name, message)]))
}

/** What a client asks, with the schemas of question and answer. */
function askedIn(name: Name): Record<string, { sent: string | null; answered: string | null }> {
  const { sent, answered } = messagesOf(name, 'receive')
  expect(answered).toEqual(sent.map((message) => `${message}.reply`))
  const schemas = sent.map((message) => {
    const pair = { sent: schemaOf(name, message), answered: schemaOf(name, `${message}.reply`) }
    return [message, pair] as const
  })
  return Object.fromEntries(schemas)
}

test('[7.7-3] what the server sends is what the gateway is made of', () => {
  const { sent } = messagesOf('realtime', 'send')
  expect(sent).toEqual(expect.arrayContaining(['notification_toast', 'session_refresh', 'update_balance']))
  expect(sentBy('realtime')).toEqual(pushedEvents)
  expect(sentBy('gamesRealtime')).toEqual(gamePushedEvents)
})

test('what the client asks is what the gateway answers', () => {
  expect(askedIn('realtime')).toEqual(askedEvents)
  expect(Object.keys(requests).sort()).toEqual(Object.keys(askedEvents).sort())
  expect(askedIn('gamesRealtime')).toEqual(gameAskedEvents)
})

test.each(Object.entries(documents))(
  'every message of %s stands under its own name, all in the channel',
  (name, { channel }) => {
    const document = readDocument(name === 'realtime' ? 'realtime' : 'gamesRealtime')
    const messages = objectAt(document, 'components', 'messages')
    for (const [key, message] of Object.entries(messages)) expect(objectAt(message).name).toBe(key)
    expect(Object.keys(objectAt(document, 'channels', channel, 'messages'))).toEqual(Object.keys(messages))
  },
)

test.each(Object.entries(documents))('every reference of %s leads somewhere', (name, { of: payloads }) => {
  const document = readDocument(name === 'realtime' ? 'realtime' : 'gamesRealtime')
  walk(document, (node) => {
    const ref = isObject(node) ? node.$ref : undefined
    if (typeof ref !== 'string') return
    const [file, pointer = ''] = ref.split('#')
    objectAt(file === '' ? document : payloads, ...pointer.split('/').slice(1))
  })
})
