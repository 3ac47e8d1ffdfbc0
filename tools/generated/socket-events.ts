/**
 * Turns the list of socket events of a document into an AsyncAPI document and the source of a table: openapi.yaml's into
 * api/asyncapi.yaml and realtime.gen.ts, that of api/rgs.yaml into api/games-asyncapi.yaml and
 * games-realtime.gen.ts.
 */
import { type Json, type JsonObject, objectAt } from '@chaupar/api/document'
import { dump } from 'js-yaml'

/** `about` is title, summary and marks; payloads and answers are names of schemas, each with an example where there is one. */
type Pushed = { about: JsonObject; payload: string; example: Json | undefined }
type Asked = {
  about: JsonObject
  operationId: string
  /** Null: nothing goes along. */
  payload: string | null
  answer: string
  /** Summary of the answer's message. */
  answerSummary: Json | undefined
  /** Of what goes along, and of the answer. */
  example: Json | undefined
  answerExample: Json | undefined
}

/** `x-socket-events` of a document, by name. */
export type SocketEvents = { pushed: Record<string, Pushed>; asked: Record<string, Asked> }

/** The list in a document. @throws when it is not there */
export function socketEventsOf(document: JsonObject): SocketEvents {
  const { pushed, asked } = objectAt(document, 'x-socket-events')
  return {
    pushed: mapped(pushed, ({ payload, example, ...about }) => ({ about, payload: String(payload), example })),
    asked: mapped(asked, ({ operationId, payload, answer, answerSummary, example, answerExample, ...about }) => ({
      about,
      example,
      answerExample,
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

/** What an AsyncAPI document says beside its messages. */
export interface SocketAbout {
  title: string
  description: string
  /** What its events are for, and what the server pushes. */
  tag: { name: string; description: string }
  pushes: string
  /** The servers: of the one origin, and where an operator has it. */
  server: string
  operator: string
  /** Key, title and description of its one channel. */
  channel: { key: string; title: string; description: string }
  security: string
  /** The document that holds the payloads, from the folder contracts. */
  payloads: string
}

/** The socket of spec 7.7. */
export const playerSocket: SocketAbout = {
  title: 'Chaupar realtime',
  description:
    "The socket of spec 7.7: socket.io on path /public/. The payloads are schemas of openapi.yaml; each message's name is the socket.io event.\n" +
    'What the client asks is acknowledged within 1000 ms, or the client goes on as if there were no socket. What carries `x-extension` is beyond the specification\n' +
    'and is sent only to a client that has subscribed.\n',
  tag: {
    name: 'player',
    description: 'Session, money and bets of a player, and the prices of the matches that are shown',
  },
  pushes:
    'Notifications, the wallet, bets and exposure are sent when they change, prices while the client follows a match. A missed message is not sent again: after each connection the client asks for the current state.',
  server:
    'socket.io 4 (Engine.IO 4), by websocket, else by polling; a world is named by host, cookie or the query parameter world',
  operator: 'A host of an operator, which has no worlds',
  channel: {
    key: 'player',
    title: "One player's socket",
    description: 'What a signed-in player receives and may ask',
  },
  security:
    "The handshake carries auth { token }, and { language } of the texts where that is not English (an extension that a server may ignore); a token that is worthless is answered by connect_error with the server's message",
  payloads: '../openapi.yaml',
}

/** The socket of games whose rounds all players of a world share. */
export const gamesSocket: SocketAbout = {
  title: 'Chaupar shared rounds of games',
  description:
    'Rounds of games that all players of a world share: socket.io on path /public/, namespace /games, with the query parameters world and channel=games,\n' +
    "as `config.channel` of authenticate says. The payloads are schemas of rgs.yaml; each message's name is the socket.io event. Fields that a question does not\n" +
    'know are passed over. Who gets no acknowledgement of a bet repeats it with its key, or asks stage:watch what became of it.\n',
  tag: { name: 'rounds', description: 'Rounds that all players of a world share, and the bets of a player on them' },
  pushes:
    'Sent to every client that watches: the phases of a round, where its curve stands, and who plays. Changes of a bet are sent to its player alone, in every place where the game is open.',
  server:
    'socket.io 4 (Engine.IO 4), by websocket; every origin may connect, since the session is all the proof there is',
  operator: 'A host of an operator; a client takes host and path from config.channel of authenticate',
  channel: {
    key: 'games',
    title: "One player's socket at one game",
    description: 'What a player at a game receives about its shared rounds and may ask',
  },
  security:
    "The handshake carries auth { sessionID }, and { language } of refusals where that is not English (an extension that a server may ignore); one that is over is answered by connect_error with the server's message",
  payloads: './rgs.yaml',
}

const replyTo = (name: string) => `${name}.reply`

/** An AsyncAPI document of one channel, its payloads by reference. */
export function asyncApi({ pushed, asked }: SocketEvents, about: SocketAbout, version: string): string {
  const schema = (name: string) => ({ $ref: `${about.payloads}#/components/schemas/${name}` })
  const channel = { $ref: `#/channels/${about.channel.key}` }
  const ofChannel = (name: string) => ({ $ref: `${channel.$ref}/messages/${name}` })
  const question = (name: string, event: Asked) => ({
    action: 'receive',
    title: event.about.title,
    description: event.about.summary,
    channel,
    messages: [ofChannel(name)],
    reply: { channel, messages: [ofChannel(replyTo(name))] },
  })
  const messages = { ...pushedMessages(pushed, schema), ...askedMessages(asked, schema) }
  const names = Object.keys(messages)
  const document = {
    asyncapi: '3.1.0',
    info: {
      title: about.title,
      version,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description: about.description,
      tags: [about.tag],
    },
    defaultContentType: 'application/json',
    servers: {
      own: {
        host: 'localhost:8080',
        pathname: '/public/',
        protocol: 'ws',
        description: about.server,
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
      operator: {
        host: '{host}',
        pathname: '{path}',
        protocol: 'wss',
        description: about.operator,
        variables: {
          host: { default: 'localhost:8080', description: 'Host, with its port where it has one' },
          path: { default: '/public/', description: 'Path of socket.io there, with a slash at its end' },
        },
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: {
      [about.channel.key]: {
        address: '/public/',
        title: about.channel.title,
        description: about.channel.description,
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      push: {
        action: 'send',
        title: 'What the server sends by itself',
        description: about.pushes,
        channel,
        messages: Object.keys(pushed).map(ofChannel),
      },
      ...Object.fromEntries(Object.entries(asked).map(([name, event]) => [event.operationId, question(name, event)])),
    },
    components: {
      securitySchemes: { token: { type: 'userPassword', description: about.security } },
      messages,
    },
  }
  return dump(document, { lineWidth: -1, noRefs: true })
}

type SchemaOf = (name: string) => { $ref: string }

function pushedMessages(pushed: SocketEvents['pushed'], schema: SchemaOf): Record<string, object> {
  return Object.fromEntries(
    Object.entries(pushed).map(([name, { about, payload, example }]) => [
      name,
      { name, ...about, payload: schema(payload), ...examples(example) },
    ]),
  )
}

function askedMessages(asked: SocketEvents['asked'], schema: SchemaOf): Record<string, object> {
  const found = Object.entries(asked).flatMap(([name, event]) => {
    const { about, payload, answer, answerSummary, example, answerExample } = event
    const extension = about['x-extension'] === undefined ? {} : { 'x-extension': true }
    const summary = answerSummary === undefined ? {} : { summary: answerSummary }
    const reply = replyTo(name)
    const replied = {
      name: reply,
      title: `Answer to ${name}`,
      ...summary,
      ...extension,
      payload: schema(answer),
      ...examples(answerExample),
    }
    const sent = {
      name,
      ...about,
      payload: payload === null ? { type: 'null' } : schema(payload),
      ...examples(example),
    }
    return [
      [name, sent],
      [reply, replied],
    ] as const
  })
  return Object.fromEntries(found)
}

function examples(payload: Json | undefined): { examples?: { payload: Json }[] } {
  return payload === undefined ? {} : { examples: [{ payload }] }
}

/** The source of a table: each event with the schemas of what it carries. `prefix` begins its names: '' or 'game'. */
export function socketEventTable({ pushed, asked }: SocketEvents, prefix: '' | 'game'): string {
  const named = (name: string) => (prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const pushes = Object.entries(pushed).map(([name, { payload }]) => `  ${key(name)}: '${payload}',`)
  const questions = Object.entries(asked).map(([name, { payload, answer }]) => {
    const sent = payload === null ? 'null' : `'${payload}'`
    return `  ${key(name)}: { sent: ${sent}, answered: '${answer}' },`
  })
  return `/** What the server sends by itself, with the schema that it carries. */
export const ${named('pushedEvents')} = {
${pushes.join('\n')}
} as const

/** What a client asks: the schemas of what it sends (null: nothing) and of what it is answered. */
export const ${named('askedEvents')} = {
${questions.join('\n')}
} as const
`
}
