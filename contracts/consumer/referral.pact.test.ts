import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { referral } from '../../web/src/features/referral/queries.ts'
import { timestamp, twoPlaces } from './examples/matchers.ts'
import { call, pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { boolean, eachLike, integer, string } = MatchersV3
const exchange = pactOf('referral')
const player = ['default', { signedIn: 'player' }] as const
/** The seeded player has brought somebody by a link of this source. */
const referred = [['default', { signedIn: 'player', referred: true }]] as const

test('[7.5-2] the code and its link are made', () =>
  exchange(
    {
      description: 'generateReferral: a player',
      states: [player],
      request: { line: 'POST /ref/generate', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success(),
      },
    },
    async () => {
      session.token = playerToken
      await call('generateReferral')
    },
  ))

test('[7.5-2] before the first there is no code', () =>
  exchange(
    {
      description: 'getReferralStats: without a code',
      states: [player],
      request: { line: 'GET /ref/stats', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({ code: null, link: null, clicks: 0, registered: 0, active: 0, earned: 0 }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(referral.stats())).toMatchObject({ code: null, link: null, earned: 0 })
    },
  ))

test('[7.5-2] counts and earnings', () =>
  exchange(
    {
      description: 'getReferralStats: with a code',
      states: referred,
      request: { line: 'GET /ref/stats', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          code: string('PLAYER0877'),
          link: string('/mobile-number?agent_code=PLAYER0877'),
          clicks: integer(1),
          registered: integer(1),
          active: integer(0),
          earned: twoPlaces(0),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(referral.stats())).toMatchObject({ code: 'PLAYER0877', registered: 1 })
    },
  ))

test('[7.5-2] the players who came', () =>
  exchange(
    {
      description: 'listReferralChildren: one has come',
      states: referred,
      request: { line: 'GET /ref/children', headers: tokenHeader(), query: { skip: '0', pagesize: '10' } },
      answer: {
        status: 200,
        body: success({
          rows: eachLike({
            username: string('ra***r'),
            source: string('telegram'),
            registeredAt: timestamp(),
            active: boolean(false),
            earned: twoPlaces(0),
          }),
          count: integer(1),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(referral.children(1))).toMatchObject({ count: 1 })
    },
  ))

test('[7.5-2] what each source brought', () =>
  exchange(
    {
      description: 'listReferralSources: one has come',
      states: referred,
      request: { line: 'GET /ref/sources', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          rows: eachLike({
            source: string('telegram'),
            clicks: integer(1),
            registered: integer(1),
            earned: twoPlaces(0),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect((await read(referral.sources())).rows).toMatchObject([{ source: 'telegram' }])
    },
  ))
