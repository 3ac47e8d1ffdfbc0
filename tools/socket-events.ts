/** Turns the list of socket events in openapi.yaml into contracts/asyncapi.yaml and the source of realtime.gen.ts. */
import { type Json, type JsonObject, objectAt } from '@chaupar/contracts/document'
import { dump } from 'js-yaml'

/** `about` is title, summary and marks; payloads and answers are names of schemas. */
type Pushed = { about: JsonObject; payload: string }
type Asked = {
  about: JsonObject
  operationId: string
  /** Null: nothing goes along. */
  payload: string | null
  answer: string
  /** Summary of the answer's message. */
  answerSummary: Json | undefined
}

/** `x-socket-events` of openapi.yaml, by name. */
export type SocketEvents = { pushed: Record<string, Pushed>; asked: Record<string, Asked> }

/** The list in openapi.yaml. @throws when it is not there */
export function socketEventsOf(document: JsonObject): SocketEvents {
  const { pushed, asked } = objectAt(document, 'x-socket-events')
  return {
    pushed: mapped(pushed, ({ payload, ...about }) => ({ about, payload: String(payload) })),
    asked: mapped(asked, ({ operationId, payload, answer, answerSummary, ...about }) => ({
      about,
      operationId: String(operationId),
      payload: payload === undefined ? null : String(payload),
      answer: String(answer),
      answerSummary,
    })),
  }
}

function mapped<Event>(events: Json | undefined, make: (node: JsonObject) => Event): Record<string, Event> {
  return Object.fromEntries(Object.entries(objectAt(events)).map(([name, node]) => [name, make(objectAt(node))]))
}

const channel = { $ref: '#/channels/player' }
const ofChannel = (name: string) => ({ $ref: `#/channels/player/messages/${name}` })
const replyTo = (name: string) => `${name}.reply`

/** contracts/asyncapi.yaml: the channel of the socket, its payloads by reference to openapi.yaml. */
export function asyncApi({ pushed, asked }: SocketEvents): string {
  const messages = { ...pushedMessages(pushed), ...askedMessages(asked) }
  const names = Object.keys(messages)
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Chaupar realtime',
      version: '0.1.0',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description:
        "The socket of spec 7.7: socket.io on path /public/. The payloads are schemas of openapi.yaml; each message's name is the socket.io event.\n" +
        'What the client asks is acknowledged within 1000 ms, or the client goes on as if there were no socket. What carries `x-extension` is beyond the specification\n' +
        'and is sent only to a client that has subscribed.\n',
    },
    defaultContentType: 'application/json',
    servers: {
      own: {
        host: 'localhost:8080',
        pathname: '/public/',
        protocol: 'ws',
        description:
          'socket.io 4 (Engine.IO 4), by websocket, else by polling; a world is named by host, cookie or the query parameter world',
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: {
      player: {
        address: '/public/',
        title: "One player's socket",
        description: 'What a signed-in player is told and may ask',
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      push: {
        action: 'send',
        title: 'What the server sends by itself',
        channel,
        messages: Object.keys(pushed).map(ofChannel),
      },
      ...Object.fromEntries(Object.entries(asked).map(([name, event]) => [event.operationId, question(name, event)])),
    },
    components: {
      securitySchemes: {
        token: {
          type: 'userPassword',
          description:
            "The handshake carries auth { token }; a token that is worthless is answered by connect_error with the server's message",
        },
      },
      messages,
    },
  }
  return dump(document, { lineWidth: -1, noRefs: true })
}

function question(name: string, { about }: Asked): object {
  return {
    action: 'receive',
    title: about.title,
    channel,
    messages: [ofChannel(name)],
    reply: { channel, messages: [ofChannel(replyTo(name))] },
  }
}

function pushedMessages(pushed: SocketEvents['pushed']): Record<string, object> {
  return Object.fromEntries(
    Object.entries(pushed).map(([name, { about, payload }]) => [name, { name, ...about, payload: schema(payload) }]),
  )
}

function askedMessages(asked: SocketEvents['asked']): Record<string, object> {
  const found = Object.entries(asked).flatMap(([name, event]) => {
    const { about, payload, answer, answerSummary } = event
    const extension = about['x-extension'] === undefined ? {} : { 'x-extension': true }
    const summary = answerSummary === undefined ? {} : { summary: answerSummary }
    const reply = replyTo(name)
    const replied = { name: reply, title: `Answer to ${name}`, ...summary, ...extension, payload: schema(answer) }
    const sent = { name, ...about, payload: payload === null ? { type: 'null' } : schema(payload) }
    return [
      [name, sent],
      [reply, replied],
    ] as const
  })
  return Object.fromEntries(found)
}

function schema(name: string): { $ref: string } {
  return { $ref: `../openapi.yaml#/components/schemas/${name}` }
}

/** The source of contracts/src/realtime.gen.ts: each event with the schemas of what it carries. */
export function socketEventTable({ pushed, asked }: SocketEvents): string {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const pushes = Object.entries(pushed).map(([name, { payload }]) => `  ${key(name)}: '${payload}',`)
  const questions = Object.entries(asked).map(([name, { payload, answer }]) => {
    const sent = payload === null ? 'null' : `'${payload}'`
    return `  ${key(name)}: { sent: ${sent}, answered: '${answer}' },`
  })
  return `/** What the server sends by itself, with the schema of openapi.yaml that it carries. */
export const pushedEvents = {
${pushes.join('\n')}
} as const

/** What a client asks: the schemas of what it sends (null: nothing) and of what it is answered. */
export const askedEvents = {
${questions.join('\n')}
} as const
`
}
