import { readdirSync, readFileSync } from 'node:fs'
import { isObject, type Json, type JsonObject, objectAt, operationsOf } from '@chaupar/api/document'
import { type DocumentName, readDocument } from '@chaupar/api/read-document'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { describe, expect, test } from 'vitest'

// The comparator compiles the schemas of every answer.

/** What a server offers: a document, or its operations under one of its prefixes. */
interface Offer {
  readonly document: DocumentName
  readonly prefix?: string
}

/** Every server that calls are made to; a pact of another one fails. */
const offers: Readonly<Record<string, Offer>> = {
  'chaupar-api': { document: 'api', prefix: '/api' },
  'chaupar-sports-data': { document: 'api', prefix: '/sports-data' },
  'chaupar-game-host': { document: 'api', prefix: '/game-host' },
  'chaupar-live-tv': { document: 'api', prefix: '/live-tv' },
  'chaupar-rgs': { document: 'rgs' },
}

/** Operations whose failures stand under pact as examples of their forms, one for each part of the API. */
const failing = [
  ...['getBonusStats', 'getExposure', 'getFavourites', 'getLimits', 'getReferralStats', 'listGateways'],
  ...['listNotifications', 'listUserBets', 'getBanners', 'listMatches', 'checkDemo', 'login'],
]

/** What the comparator objects to and is right as it is, by interaction and code, each with its reason. */
const accepted: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    failing.flatMap((operation) => [
      [
        `${operation}: fails with a 422 with its code, response.status.unknown`,
        'an example of a form that the client reads in one place; no rule refuses this very call so',
      ],
      [
        `${operation}: fails with error with status 200, as older servers say it, response.body.incompatible`,
        "the document describes today's servers; an older one refuses with status 200, and the web has to read that too",
      ],
    ]),
  ),
  'listNotifications: a dead token at an older server, response.body.incompatible':
    "the document describes today's servers; an older one refuses with status 200, and the web has to read that too",
  'createDeposit: with a proof, request.body.unvalidatable':
    'a pact holds a form as bytes, which the comparator does not take apart; the mock does when it is held against the pact',
  'submitKyc: a passport, request.body.unvalidatable': 'a form, as above',
}

type Pact = { interactions: { type?: unknown; description?: unknown }[]; provider: { name: string } }

function isPact(read: unknown): read is Pact {
  return isObject(read) && Array.isArray(read.interactions) && typeof objectAt(read.provider).name === 'string'
}

const folder = `${import.meta.dirname}/../pacts`

/** The committed pacts of calls, by provider; those of the sockets hold messages. */
const pacts = readdirSync(folder).flatMap((file) => {
  const pact: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  if (!isPact(pact)) throw new Error(`${file} is no pact`)
  const isOfCalls = pact.interactions.every(({ type }) => type === 'Synchronous/HTTP')
  return isOfCalls ? [{ provider: pact.provider.name, pact }] : []
})

/** A document as the comparator takes it: the operations of one prefix, which the paths of the pacts do not have either. */
function offeredBy(provider: string): JsonObject {
  const offer = offers[provider]
  if (offer === undefined)
    throw new Error(`No document says what ${provider} offers: name it in ${import.meta.filename}`)
  const document = readDocument(offer.document)
  const { prefix = null } = offer
  const own = new Set(
    operationsOf(document).flatMap((one) => (prefix === null || one.server === prefix ? one.path : [])),
  )
  const paths = Object.entries(objectAt(document, 'paths')).filter(([path]) => own.has(path))
  // Forms are not taken apart: see `accepted`.
  const info = { ...objectAt(document, 'info'), 'x-opc-config-disable-multipart-formdata': true }
  return objectAt(opened({ ...document, info, paths: Object.fromEntries(paths) }))
}

/** The comparator closes the objects of answers, even those that say `additionalProperties: true`; `{}` means the same and stays. */
function opened(node: Json): Json {
  if (Array.isArray(node)) return node.map(opened)
  if (!isObject(node)) return node
  const open = node.additionalProperties === true ? { additionalProperties: {} } : {}
  return { ...Object.fromEntries(Object.entries(node).map(([key, value]) => [key, opened(value)])), ...open }
}

/** What does not fit: interaction and code, with the comparator's words. */
async function objections(pact: Pact, document: JsonObject): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  // It writes into what it is given.
  for await (const result of new Comparator({ oas: structuredClone(document) }).compare(structuredClone(pact))) {
    const { code, message, mockDetails, specDetails } = result
    found.set(`${mockDetails?.interactionDescription}, ${code}`, `${message}, at ${specDetails?.location}`)
  }
  return found
}

/** Of the committed pacts and documents: compared once, asked twice. */
const committed = pacts.map(({ provider, pact }) => ({
  provider,
  pact,
  found: objections(pact, offeredBy(provider)),
}))

describe.each(committed)('the pact of $provider', ({ provider, pact, found }) => {
  test('asks and expects only what the document says', async () => {
    const wrong = [...(await found)].filter(([what]) => accepted[what] === undefined)
    expect(wrong).toEqual([])
  })

  test('would not fit a document without its operations', async () => {
    const none = { ...offeredBy(provider), paths: {} }
    expect((await objections(pact, none)).size).toBe(pact.interactions.length)
  })
})

test('the pacts of all servers were looked at', () => {
  expect(pacts.map(({ provider }) => provider).sort()).toEqual(Object.keys(offers).sort())
})

test('what is accepted still occurs', async () => {
  const found = await Promise.all(committed.map((one) => one.found))
  expect(found.flatMap((one) => [...one.keys()])).toEqual(expect.arrayContaining(Object.keys(accepted)))
})

test('a field that answers have no longer, and one that requests must have now, are found', async () => {
  const api = pacts.find(({ provider }) => provider === 'chaupar-api')
  if (api === undefined) throw new Error('No pact of chaupar-api')
  const document = offeredBy('chaupar-api')
  const schemas = objectAt(document, 'components', 'schemas')
  const { matchName, ...properties } = objectAt(schemas, 'Match', 'properties')
  const changed = {
    Match: { ...objectAt(schemas, 'Match'), properties: { ...properties, title: matchName ?? null } },
    BonusClaimRequest: { ...objectAt(schemas, 'BonusClaimRequest'), required: ['id', 'reason'] },
  }
  const components = { ...objectAt(document, 'components'), schemas: { ...schemas, ...changed } }
  const asked = ['listMatches: a match in play', 'claimBonus: a bonus to claim']
  const interactions = api.pact.interactions.filter(({ description }) => asked.includes(String(description)))
  const found = await objections({ ...api.pact, interactions }, { ...document, components })
  expect([...found.keys()].sort()).toEqual([
    'claimBonus: a bonus to claim, request.body.incompatible',
    'listMatches: a match in play, response.body.incompatible',
  ])
})
