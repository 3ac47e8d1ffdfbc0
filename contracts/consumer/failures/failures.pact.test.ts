/** The forms that a failure may take, for a reading call of each part of the API: a page meets them all. */
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, failure, heard, pactOf, playerToken, session, tokenHeader } from '../exchange.ts'
import type { Interaction } from '../interaction.ts'

const { integer, regex, string } = MatchersV3
const exchange = pactOf('failures')
const player = ['default', { signedIn: 'player' }] as const

/** A call without input of each part that is for players, and one that is for all. */
const calls = [
  ['user', 'listNotifications', 'GET /notifications'],
  ['account', 'getLimits', 'GET /limits'],
  ['cashier', 'listGateways', 'GET /gateways'],
  ['bets', 'getExposure', 'GET /bet/exposure/amount'],
  ['bonus', 'getBonusStats', 'GET /bonus/claims/stats'],
  ['referral', 'getReferralStats', 'GET /ref/stats'],
  ['game', 'getFavourites', 'GET /favourites'],
] as const

type States = Interaction['states']

/** What is planted, what comes, and what the client makes of it. */
const forms = [
  {
    title: 'a token that has died',
    states: [player, ['unauthorized-next']],
    answer: { status: 401, body: { error: true, message: 'Unauthorized action.' } },
    told: { status: 401, message: 'Unauthorized action.' },
    unauthorized: 1,
    maintenance: 0,
  },
  {
    title: 'another 401',
    states: [player, ['unauthorized-other']],
    answer: { status: 401, body: failure('You are not allowed to do this') },
    told: { status: 401, message: 'You are not allowed to do this' },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'a 400 with a text',
    states: [['default', { signedIn: 'player', fails: 'validation_failed', failStatus: 400 }]],
    answer: { status: 400, body: failure('The request is not valid') },
    told: { status: 400, message: 'The request is not valid' },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'a 422 with its code',
    states: [['default', { signedIn: 'player', fails: 'limit_reached', failStatus: 422 }]],
    answer: { status: 422, body: failure('A limit is reached', 'limit_reached') },
    told: { status: 422, code: 'limit_reached' },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'too many calls',
    states: [['default', { signedIn: 'player', fails: 'too_many_requests', failStatus: 429 }]],
    answer: {
      status: 429,
      headers: { 'retry-after': regex(/^\d{1,6}$/, '30') },
      body: { ...failure('Too many requests', 'too_many_requests'), retryAfter: integer(30) },
    },
    told: { status: 429, code: 'too_many_requests', retryAfter: 30 },
    unauthorized: 0,
    maintenance: 0,
  },
  {
    title: 'maintenance',
    states: [player, ['maintenance']],
    answer: { status: 503, body: failure('The site is under maintenance', 'maintenance') },
    told: { status: 503, code: 'maintenance' },
    unauthorized: 0,
    maintenance: 1,
  },
  {
    title: 'error with status 200, as older servers say it',
    states: [['default', { signedIn: 'player', fails: 'limit_reached', failStatus: 422 }], ['legacy-errors']],
    answer: { status: 200, body: { error: true, errorMessage: string('A limit is reached') } },
    told: { status: 200, message: 'A limit is reached' },
    unauthorized: 0,
    maintenance: 0,
  },
] as const satisfies readonly { states: States; [key: string]: unknown }[]

const each = calls.flatMap(([part, operation, line]) =>
  forms.map((form) => [part, form.title, operation, line, form] as const),
)

test.each(each)('[7.8-6] [8-4] %s: %s', (_, title, operation, line, { states, answer, told, ...signals }) =>
  exchange(
    {
      description: `${operation}: fails with ${title}`,
      states,
      request: { line, headers: tokenHeader() },
      answer,
    },
    async () => {
      session.token = playerToken
      await expect(call(operation)).rejects.toMatchObject({ name: 'ApiError', kind: 'http', ...told })
      expect(heard).toEqual({ unauthorized: signals.unauthorized, maintenance: signals.maintenance })
    },
  ),
)
