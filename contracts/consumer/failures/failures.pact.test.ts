/** The forms that a failure may take, for a call of each part of the API: a page meets them all. */

import type { OperationId } from '@chaupar/api/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, type Exchange, failure, heard, pactOf, playerToken, session, tokenHeader } from '../exchange.ts'

const { integer, regex, string } = MatchersV3
const exchange = pactOf('failures')

interface Call {
  readonly operation: OperationId
  readonly request: Exchange['request']
  readonly act: () => Promise<unknown>
  /** The API when it is left out. */
  readonly provider?: 'chaupar-sports-data'
}

/** A call that a player makes and that needs no input. */
function ofPlayer<Op extends WithoutInput>(operation: Op, path: `/${string}`): Call {
  return { operation, request: { line: `GET ${path}`, headers: tokenHeader() }, act: () => call(operation) }
}
type WithoutInput =
  | 'listNotifications'
  | 'getLimits'
  | 'listGateways'
  | 'getExposure'
  | 'getBonusStats'
  | 'getReferralStats'
  | 'getFavourites'

const credentials = { username: 'player', password: 'Chaupar123' }

/** A call of each part that a player makes; the sports-data host takes the token by another name. */
const ofPlayers = {
  user: ofPlayer('listNotifications', '/notifications'),
  account: ofPlayer('getLimits', '/limits'),
  cashier: ofPlayer('listGateways', '/gateways'),
  bets: ofPlayer('getExposure', '/bet/exposure/amount'),
  bonus: ofPlayer('getBonusStats', '/bonus/claims/stats'),
  referral: ofPlayer('getReferralStats', '/ref/stats'),
  game: ofPlayer('getFavourites', '/favourites'),
  'the sports-data host': {
    operation: 'listUserBets',
    provider: 'chaupar-sports-data',
    request: { line: 'GET /user/bets', headers: tokenHeader('xu-auth') },
    act: () => call('listUserBets'),
  },
} as const satisfies Record<string, Call>

/** Calls that guests make: no token that could die goes with them. */
const ofGuests = {
  app: { operation: 'getBanners', request: { line: 'GET /getBanners' }, act: () => call('getBanners') },
  sports: { operation: 'listMatches', request: { line: 'GET /sports/matches' }, act: () => call('listMatches') },
  'auth, before a form': { operation: 'checkDemo', request: { line: 'GET /app/demo' }, act: () => call('checkDemo') },
  auth: {
    operation: 'login',
    request: { line: 'POST /login', body: credentials },
    act: () => call('login', { body: credentials }),
  },
} as const satisfies Record<string, Call>

/** What is planted, what comes, and what the client makes of it. */
interface Form {
  readonly title: string
  /** What the first one says closer than that a player is signed in, and those after it. */
  readonly params: Exchange['states'][number][1]
  readonly further: Exchange['states']
  readonly answer: Exchange['answer']
  readonly thrown: { readonly status: number; readonly [field: string]: unknown }
  readonly unauthorized: number
  readonly maintenance: number
}

const forms: readonly Form[] = [
  {
    title: 'a token that has died',
    params: {},
    further: [['unauthorized-next']],
    answer: { status: 401, body: { error: true, message: 'Unauthorized action.' } },
    thrown: { status: 401, message: 'Unauthorized action.' },
    unauthorized: 1,
    maintenance: 0,
  },
  {
    title: 'another 401',
    params: {},
    further: [['unauthorized-other']],
    answer: { status: 401, body: failure('You are not allowed to do this') },
    thrown: { status: 401, message: 'You are not allowed to do this' },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'a 400 with a text',
    params: { fails: 'validation_failed', failStatus: 400 },
    further: [],
    answer: { status: 400, body: failure('The request is not valid') },
    thrown: { status: 400, message: 'The request is not valid' },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'a 422 with its code',
    params: { fails: 'limit_reached', failStatus: 422 },
    further: [],
    answer: { status: 422, body: failure('A limit is reached', 'limit_reached') },
    thrown: { status: 422, code: 'limit_reached' },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'too many calls',
    params: { fails: 'too_many_requests', failStatus: 429 },
    further: [],
    answer: {
      status: 429,
      headers: { 'retry-after': regex(/^\d{1,6}$/, '30') },
      body: { ...failure('Too many requests', 'too_many_requests'), retryAfter: integer(30) },
    },
    thrown: { status: 429, code: 'too_many_requests', retryAfter: 30 },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'maintenance',
    params: {},
    further: [['maintenance']],
    answer: { status: 503, body: failure('The site is under maintenance', 'maintenance') },
    thrown: { status: 503, code: 'maintenance' },
    unauthorized: 0,
    maintenance: 1,
  },
  {
    title: 'error with status 200, as older servers say it',
    params: { fails: 'limit_reached', failStatus: 422 },
    further: [['legacy-errors']],
    answer: { status: 200, body: { error: true, errorMessage: string('A limit is reached') } },
    thrown: { status: 200, message: 'A limit is reached' },
    unauthorized: 0,
    maintenance: 0,
  },
]

type Row = readonly [part: string, title: string, one: Call, form: Form, token: string | null]

const rowsOf = (calls: Readonly<Record<string, Call>>, known: readonly Form[], token: string | null): Row[] =>
  Object.entries(calls).flatMap(([part, one]) => known.map((form): Row => [part, form.title, one, form, token]))

test.each([
  ...rowsOf(ofPlayers, forms, playerToken),
  ...rowsOf(
    ofGuests,
    forms.filter(({ thrown }) => thrown.status !== 401),
    null,
  ),
])('[7.8-6] [8-4] %s: %s', (_, title, { operation, request, provider, act }, form, token) =>
  exchange(
    {
      description: `${operation}: fails with ${title}`,
      ...(provider === undefined ? {} : { provider }),
      states: [['default', { ...(token === null ? {} : { signedIn: 'player' }), ...form.params }], ...form.further],
      request,
      answer: form.answer,
    },
    async () => {
      session.token = token
      await expect(act()).rejects.toMatchObject({ name: 'ApiError', kind: 'http', ...form.thrown })
      expect(heard).toEqual({ unauthorized: form.unauthorized, maintenance: form.maintenance })
    },
  ),
)
