import type { Json, JsonObject } from '@chaupar/api/document'
import { describe, expect, test } from 'vitest'
import { compareVersions, unannounced } from './compare-versions.ts'
import { Documents, objectOf } from './documents.ts'
import { reportOf } from './report.ts'
import type { Source } from './sources.ts'

const text = { type: 'string' }
const operation = {
  operationId: 'placeBet',
  summary: 'Place a bet',
  tags: ['bets'],
  security: [{ token: [] }],
  parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties: { stake: { type: 'number' } } } } },
  },
  responses: {
    '200': {
      description: 'The bet',
      headers: { 'x-request-id': { schema: text } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Bet' } } },
    },
    '401': { description: 'No' },
  },
}
const api = {
  openapi: '3.1.0',
  info: { title: 'Bets', version: '0.1.0' },
  servers: [{ url: '/api' }],
  paths: { '/bets/{id}': { post: operation } },
  components: {
    schemas: { Bet: { type: 'object', required: ['status'], properties: { status: { enum: ['open', 'won'] } } } },
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
  },
}
const realtime = {
  asyncapi: '3.0.0',
  info: { title: 'Socket', version: '0.1.0' },
  servers: { own: { host: 'localhost', protocol: 'ws' } },
  channels: { player: { address: '/public/' } },
  operations: {
    push: { action: 'send', messages: [{ $ref: '#/components/messages/bet' }] },
    ask: {
      action: 'receive',
      messages: [{ $ref: '#/components/messages/balance' }],
      reply: { messages: [{ $ref: '#/components/messages/answer' }] },
    },
  },
  components: {
    messages: {
      bet: { name: 'bet:update', payload: { $ref: '../openapi.yaml#/components/schemas/Bet' } },
      balance: { name: 'get:balance', payload: { type: 'object', properties: { coins: { type: 'boolean' } } } },
      answer: { name: 'get:balance.reply', payload: { type: 'object', properties: { balance: { type: 'number' } } } },
    },
  },
}

function source(name: string, openapi: JsonObject, asyncapi: JsonObject | null = realtime): Source {
  const files: Record<string, JsonObject | null> = { 'openapi.yaml': openapi, 'api/asyncapi.yaml': asyncapi }
  return { name, documents: new Documents((path) => files[path] ?? null), paths: Object.keys(files) }
}

/** The same document with these values at these places, `undefined` = taken away. */
function withPlaces(document: JsonObject, ...places: [path: string, value: Json | undefined][]): JsonObject {
  return places.reduce<JsonObject>((tree, [path, value]) => objectOf(placed(tree, path.split(' '), value)), document)
}

function placed(tree: Json | undefined, [key = '', ...rest]: readonly string[], value: Json | undefined): Json {
  const entries = new Map(Object.entries(tree ?? {}))
  const next = rest.length === 0 ? value : placed(entries.get(key), rest, value)
  if (next === undefined) entries.delete(key)
  else entries.set(key, next)
  return Array.isArray(tree) ? [...entries.values()] : Object.fromEntries(entries)
}

function changes(openapi: JsonObject, asyncapi: JsonObject | null = realtime): string[] {
  const found = compareVersions(source('old', api), source('new', openapi, asyncapi)).all
  return found.map(({ kind, at, words }) => `${kind}, ${at}: ${words}`)
}

const call = 'paths /bets/{id} post'

test('the same documents have no changes', () => expect(changes(structuredClone(api))).toEqual([]))

test.each<[place: string, value: Json | undefined, change: string]>([
  [call, undefined, 'breaking, POST /bets/{id}: the operation placeBet is gone'],
  ['paths /more', { get: { operationId: 'more' } }, 'safe, GET /more: a new operation, more'],
  [`${call} operationId`, 'bet', 'breaking, POST /bets/{id}: named bet, not placeBet'],
  [`${call} summary`, 'Bet', 'editorial, POST /bets/{id}: summary changed'],
  [`${call} x-extension`, true, 'breaking, POST /bets/{id}: promised no longer, but x-extension'],
  ['servers 0 url', '/v2', 'breaking, POST /bets/{id} server: not under /api any more'],
  [`${call} security`, [], 'safe, POST /bets/{id} security: token is no proof any more'],
  [`${call} security 0`, { other: [] }, 'breaking, POST /bets/{id} security: token is no proof any more'],
  [`${call} security 1`, {}, 'safe, POST /bets/{id} security: nothing is a proof too'],
  [
    'components securitySchemes token name',
    'xu-auth',
    'breaking, POST /bets/{id} security: token is sent in another way',
  ],
  [`${call} parameters`, [], 'breaking, POST /bets/{id} query page: the parameter is not read any more'],
  [`${call} parameters 0 required`, true, 'breaking, POST /bets/{id} query page: required'],
  [`${call} parameters 0 schema maximum`, 50, 'breaking, POST /bets/{id} query page: maximum 50, not 100'],
  [`${call} parameters 0 schema maximum`, 500, 'safe, POST /bets/{id} query page: maximum 500, not 100'],
  [
    `${call} parameters 1`,
    { name: 'since', in: 'query' },
    'safe, POST /bets/{id} query since: a new parameter, which may be left out',
  ],
  [
    `${call} parameters 1`,
    { name: 'since', in: 'query', required: true },
    'breaking, POST /bets/{id} query since: a new parameter, required',
  ],
  [`${call} requestBody`, undefined, 'breaking, POST /bets/{id} body: takes no body any more'],
  [`${call} requestBody required`, false, 'safe, POST /bets/{id} body: required no longer'],
  [
    `${call} requestBody content application/json schema required`,
    ['stake'],
    'breaking, POST /bets/{id} body.stake: the field is always there',
  ],
  [`${call} requestBody content text/plain`, {}, 'safe, POST /bets/{id} body: text/plain too'],
  [`${call} responses 401`, undefined, 'breaking, POST /bets/{id} answer 401: no answer any more'],
  [`${call} responses 409`, {}, 'safe, POST /bets/{id} answer 409: a new answer'],
  [`${call} responses 202`, {}, 'breaking, POST /bets/{id} answer 202: a new success'],
  [`${call} responses 200 headers`, {}, 'breaking, POST /bets/{id} answer 200 x-request-id: the header is gone'],
  ['components schemas Bet required', [], 'breaking, Bet.status: the field may be absent'],
  ['components schemas Bet properties status enum', ['open'], 'safe, Bet.status: won no longer'],
  ['info description', 'More', 'editorial, the document: description added'],
])('a call: %s, %j', (place, value, change) => {
  expect(changes(withPlaces(api, [place, value]))).toContain(change)
})

test.each<[place: string, value: Json | undefined, change: string]>([
  ['operations push', undefined, 'breaking, bet:update: the event is gone'],
  ['operations ask reply', undefined, 'breaking, get:balance: not acknowledged any more'],
  ['operations ask action', 'send', 'breaking, get:balance: the event is gone'],
  [
    'channels player address',
    '/socket/',
    'breaking, the document: reached at ws://localhost, /socket/, not ws://localhost, /public/',
  ],
  ['components messages balance payload required', ['coins'], 'breaking, get:balance.coins: the field is always there'],
  [
    'components messages answer payload required',
    ['balance'],
    'safe, answer to get:balance.balance: the field is always there',
  ],
  ['components messages bet x-extension', true, 'breaking, bet:update: promised no longer, but x-extension'],
  ['components messages bet summary', 'A bet', 'editorial, bet:update: summary added'],
])('an event: %s, %j', (place, value, change) => {
  expect(changes(api, withPlaces(realtime, [place, value]))).toContain(change)
})

test('a change of a payload in another document is one, of the calls and events that hold it', () => {
  const wider = withPlaces(api, ['components schemas Bet properties status enum', ['open', 'won', 'lost']])
  const [old, now] = [source('old', api), source('new', wider)]
  const found = compareVersions(old, now)
  expect(found.of('breaking')).toMatchObject([
    {
      ...{ document: 'openapi.yaml', at: 'Bet.status', words: 'lost too' },
      uses: [
        { user: 'placeBet', document: 'openapi.yaml' },
        { user: 'bet:update', document: 'api/asyncapi.yaml' },
      ],
    },
  ])
  expect(unannounced(found, old, now)).toEqual(['openapi.yaml', 'api/asyncapi.yaml'])
})

describe('a shared part of several operations', () => {
  const ref = (path: string) => ({ $ref: `#/components/${path}` })
  const list = (operationId: string) => ({
    ...{ operationId, security: [{ token: [] }], parameters: [ref('parameters/Page')] },
    responses: {
      '200': {
        headers: { 'x-request-id': ref('headers/RequestId') },
        content: {
          'application/json': {
            schema: { allOf: [ref('schemas/Success'), { type: 'object', properties: { data: ref('schemas/Bet') } }] },
          },
        },
      },
      '400': ref('responses/Refused'),
      '404': ref('responses/Refused'),
    },
  })
  const names = ['listA', 'listB', 'listC', 'listD', 'listE', 'listF']
  const placing = {
    operationId: 'placeBet',
    requestBody: { content: { 'application/json': { schema: ref('schemas/Bet') } } },
  }
  const document: JsonObject = {
    ...{ openapi: '3.1.0', info: { title: 'Lists', version: '0.1.0' }, servers: [{ url: '/api' }] },
    paths: {
      ...Object.fromEntries(names.map((name) => [`/${name}`, { get: list(name) }])),
      '/bets': { post: placing },
    },
    components: {
      parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } } },
      headers: { RequestId: { schema: { type: 'string', maxLength: 100 } } },
      responses: { Refused: { content: { 'application/json': { schema: ref('schemas/Success') } } } },
      schemas: {
        Success: { type: 'object', required: ['message'], properties: { message: { type: 'string', maxLength: 9 } } },
        Bet: {
          type: 'object',
          properties: { status: { description: 'State', allOf: [ref('schemas/Status')] }, id: { type: 'string' } },
        },
        Status: { type: 'string', enum: ['open', 'won'] },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
  const parts = 'components'
  const compared = (...places: Parameters<typeof withPlaces>[1][]) =>
    compareVersions(source('old', document, null), source('new', withPlaces(document, ...places), null))

  test.each<[place: string, value: Json | undefined, change: string]>([
    [`${parts} parameters Page schema maximum`, 50, 'breaking, parameter Page: maximum 50, not 100'],
    [`${parts} parameters Page required`, true, 'breaking, parameter Page: required'],
    [`${parts} headers RequestId schema maxLength`, 200, 'breaking, header RequestId: maxLength 200, not 100'],
    [`${parts} responses Refused content text/plain`, {}, 'safe, response Refused: text/plain too'],
    [`${parts} responses Refused headers x`, {}, 'safe, response Refused x: a new header'],
    [`${parts} schemas Success properties message maxLength`, 10, 'breaking, Success.message: maxLength 10, not 9'],
    [`${parts} schemas Success properties more`, text, 'safe, Success.more: a new field'],
    [`${parts} schemas Success properties message`, undefined, 'breaking, Success.message: the field is gone'],
    [`${parts} schemas Success required`, [], 'breaking, Success.message: the field may be absent'],
    [`${parts} schemas Success x-assumed`, '7', 'breaking, Success: promised no longer, but x-assumed'],
    [`${parts} schemas Success description`, 'More', 'editorial, Success: description added'],
    [`${parts} securitySchemes token name`, 'token', 'breaking, security: token is sent in another way'],
    ['servers 0 url', '/v2', 'breaking, server: not under /api any more'],
  ])('changes once: %s, %j', (place, value, change) => {
    const found = compared([place, value]).all
    expect(found.map(({ kind, at, words }) => `${kind}, ${at}: ${words}`).filter((one) => one === change)).toHaveLength(
      1,
    )
    const [named] = found.filter(({ kind, at, words }) => `${kind}, ${at}: ${words}` === change)
    expect(named?.uses.map(({ user }) => user)).toEqual(expect.arrayContaining(names))
    // A server's address comes and goes.
    expect(found).toHaveLength(place.startsWith('servers') ? 2 : 1)
  })

  test('is of the worst kind of its uses, also where the words differ', () => {
    const wider = compared([`${parts} schemas Status enum`, ['open', 'won', 'lost']])
    expect(wider.all).toMatchObject([{ kind: 'breaking', at: 'Status', words: 'lost too' }])
    expect(new Set(wider.all[0]?.uses.map(({ kind }) => kind))).toEqual(new Set(['breaking', 'safe']))
    const needed = compared(
      [`${parts} schemas Bet properties stake`, text],
      [`${parts} schemas Bet required`, ['stake']],
    )
    expect(needed.all).toMatchObject([{ kind: 'breaking', at: 'Bet.stake', words: 'a new field, required' }])
  })

  test('is one row of the report, with the first of its operations and events', () => {
    const report = reportOf(compared([`${parts} schemas Status enum`, ['open']]), 'old', 'new')
    expect(report.split('\n')).toEqual([
      'From old to new: 1 breaking, 0 safe, 0 editorial.',
      '',
      expect.stringMatching(/^Breaking: /),
      '  openapi.yaml  Status: won no longer (sent by listA, listB, listC and 3 more; sent with placeBet)',
    ])
  })
})

test('documents come and go', () => {
  const both = source('both', api)
  const one = source('one', api, null)
  expect(compareVersions(one, both).all).toMatchObject([{ kind: 'safe', words: 'a new document' }])
  expect(compareVersions(both, one).all).toMatchObject([{ kind: 'breaking', words: 'the document is gone' }])
})

test.each([
  ['0.1.0', '0.1.1', 1],
  ['0.1.0', '0.2.0', 0],
  ['0.9.0', '1.0.0', 0],
  ['1.4.0', '1.5.0', 1],
  ['1.4.0', '2.0.0', 0],
])('a breaking change from %s to %s is unannounced %i times', (was, is, count) => {
  const old = source('old', withPlaces(api, ['info version', was]))
  const now = source('new', withPlaces(api, ['info version', is], [call, undefined]))
  expect(unannounced(compareVersions(old, now), old, now)).toHaveLength(count)
})
