/** What a browser asks before a call to another origin, and what it has to hear so that the site may read the answer. */
import { isObject, objectAt, operationsOf, resolve } from '@chaupar/api/document'
import { operations } from '@chaupar/api/operations.gen'
import { readDocument } from '@chaupar/api/read-document'
import type { Exchange } from '../run/exchange.ts'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'

const api = 'chaupar-api'
const base = {
  states: [{ name: 'default', params: {} }],
  needs: [],
  effect: 'reads',
  mark: 'assumed',
  isOptional: true,
} as const
/** A call that every browser may make without asking has one of these methods. */
const simpleMethods = ['GET', 'HEAD', 'POST']

/** Calls with every method, and every header that the site sends beside those that need no permission. */
const asked = [
  [api, 'getExposure'],
  [api, 'placeBet'],
  [api, 'removeBank'],
  [api, 'setLimits'],
  ['chaupar-sports-data', 'listUserBets'],
  ['chaupar-game-host', 'launchGame'],
] as const

/** Answers of every kind; none of these calls needs a state. */
const read: readonly (readonly [
  provider: string,
  operation: string,
  situation: string,
  query: Record<string, string>,
])[] = [
  [api, 'listMatches', 'an answer may be read by the site', {}],
  [api, 'getExposure', 'a refusal may be read by the site', {}],
  [api, 'getMatchOdds', 'an answer 404 may be read by the site', { matchId: 'of-another-site' }],
  ['chaupar-sports-data', 'listUserBets', 'a refusal may be read by the site', {}],
  [
    'chaupar-live-tv',
    'getLiveTv',
    'an answer may be read by the site',
    { cricketType: '1', matchId: 'of-another-site' },
  ],
]

/** The checks of CORS, for a site at the origin of --origin. */
export const corsChecks: readonly Check[] = [
  ...asked.map(
    ([provider, operation]): Check => ({
      ...{ ...base, provider, operation, situation: 'the preflight of a browser' },
      ...(operation === 'setLimits' ? { mark: 'extension' } : {}),
      run: (scene) => preflight(scene, operation),
    }),
  ),
  ...read.map(
    ([provider, operation, situation, query]): Check => ({
      ...{ ...base, provider, operation, situation },
      run: (scene) => readable(scene, operation, query),
    }),
  ),
]

/** @throws NotOffered when the site's origin is not known */
function originOf({ backend: { origin } }: Scene): string {
  if (origin !== undefined) return origin
  throw new NotOffered('--origin was not given')
}

/** Headers of the site's call for which a browser asks permission, in the order in which it names them. */
function headersOf(operation: (typeof asked)[number][1]): string[] {
  const { host } = operations[operation]
  const document = readDocument('api')
  const found = operationsOf(document).find(({ id }) => id === operation)
  const takesKey = found?.parameters.some((one) => resolve(document, one).name === 'Idempotency-Key') === true
  const body = found?.node.requestBody
  const hasJson = isObject(body) && objectAt(resolve(document, body), 'content')['application/json'] !== undefined
  const token = host === 'sportsData' ? 'xu-auth' : 'authorization'
  return [token, ...(hasJson ? ['content-type'] : []), ...(takesKey ? ['idempotency-key'] : [])].sort()
}

async function preflight(scene: Scene, operation: (typeof asked)[number][1]): Promise<Finding[]> {
  const origin = originOf(scene)
  await requireOffered(scene, operation)
  const { method } = operations[operation]
  const wanted = headersOf(operation)
  const answer = await scene.call(operation, {
    method: 'OPTIONS',
    token: null,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': wanted.join(','),
    },
  })
  const { status, headers } = answer
  if (status < 200 || status > 299)
    return [
      { field: 'status', expected: `200 or 204 to OPTIONS, which a browser asks before it`, came: String(status) },
    ]
  const methods = namesIn(headers['access-control-allow-methods'])
  const isAllowed = simpleMethods.includes(method) || methods.some((one) => one === '*' || one === method.toLowerCase())
  const names = namesIn(headers['access-control-allow-headers'])
  // A star does not stand for Authorization.
  const missing = wanted.filter((name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')))
  return [
    ...originFindings(answer, origin),
    ...(isAllowed ? [] : [headerFinding('access-control-allow-methods', method, headers)]),
    ...(missing.length === 0 ? [] : [headerFinding('access-control-allow-headers', missing.join(', '), headers)]),
  ]
}

/** An extension that a backend does not have is not asked for. @throws NotOffered */
async function requireOffered(scene: Scene, operation: string): Promise<void> {
  if (operation !== 'setLimits') return
  const { status } = await scene.call('getLimits', { token: 'dead-token' })
  if (status === 404 || status === 405 || status === 501) throw new NotOffered(`getLimits answered ${status}`)
}

async function readable(scene: Scene, operation: string, query: Record<string, string>): Promise<Finding[]> {
  const origin = originOf(scene)
  const token = operation === 'getExposure' || operation === 'listUserBets' ? 'dead-token' : null
  const answer = await scene.call(operation, { query, token, headers: { origin } })
  const { headers } = answer
  const time = headers['x-server-time'] === undefined ? 'date' : 'x-server-time'
  const exposed = namesIn(headers['access-control-expose-headers'])
  const missing = ['x-request-id', 'retry-after', time].filter(
    (name) => !exposed.includes(name) && !exposed.includes('*'),
  )
  return [
    ...originFindings(answer, origin),
    ...(missing.length === 0 ? [] : [headerFinding('access-control-expose-headers', missing.join(', '), headers)]),
  ]
}

function originFindings({ headers, status }: Exchange, origin: string): Finding[] {
  const came = headers['access-control-allow-origin']
  if (came === '*' || came === origin) return []
  const field = 'header access-control-allow-origin'
  return [{ field, expected: `${shown(origin)} or "*" with the status ${status}`, came: cameAs(came) }]
}

function headerFinding(name: string, wanted: string, headers: Exchange['headers']): Finding {
  return { field: `header ${name}`, expected: `that it names ${wanted}`, came: cameAs(headers[name]) }
}

const cameAs = (value: string | undefined) => (value === undefined ? 'nothing' : shown(value))

/** The names in a header that lists some, in small letters. */
function namesIn(value = ''): string[] {
  return value.split(',').map((name) => name.trim().toLowerCase())
}
