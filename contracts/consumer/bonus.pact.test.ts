import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { bonuses, cancelBonus, claimBonus } from '../../web/src/features/bonus/queries.ts'
import { oneOf, timestamp, twoPlaces } from './examples/matchers.ts'
import {
  failure,
  given,
  keyHeader,
  pactOf,
  playerToken,
  press,
  read,
  session,
  success,
  tokenHeader,
} from './exchange.ts'

const { arrayContaining, eachLike, integer, string } = MatchersV3
const exchange = pactOf('bonus')
const player = ['default', { signedIn: 'player' }] as const
const active = [player, ['bonus-active']] as const
const bonus = {
  id: string('bn-welcome'),
  name: string('Welcome bonus'),
  description: string('Play money for new players.'),
  status: oneOf('available|active|completed|cancelled|expired', 'active'),
  amount: twoPlaces(1000),
  wagered: twoPlaces(0),
  wagerTarget: twoPlaces(10_000),
  partsReleased: integer(0),
  parts: integer(4),
  expiresAt: timestamp('2026-12-21T14:00:00.000Z'),
  claimedAt: timestamp('2026-11-21T14:00:00.000Z'),
  secondsLeft: integer(2_592_000),
  lifeHours: twoPlaces(720),
  termsId: string('5f2b7c1d9e8a4403'),
  conditions: eachLike(string('Void and cashed-out bets do not count.')),
  marketRates: eachLike({
    markets: oneOf('match_odds|bookmaker|tied_match|toss|fancy|session', 'match_odds'),
    percent: twoPlaces(100),
  }),
  gameRates: eachLike({ games: oneOf('slots|draws|instant|tables|baccarat', 'slots'), percent: twoPlaces(100) }),
}

const { secondsLeft: _, ...ended } = bonus
const { claimedAt: __, ...unclaimed } = ended

test('[7.5-1] the bonuses of a player', () =>
  exchange(
    {
      description: 'listBonuses: one is active',
      states: active,
      request: {
        line: 'GET /bonus/claims',
        headers: tokenHeader(),
        query: { skip: '0', pagesize: '100' },
      },
      answer: { status: 200, body: success({ rows: arrayContaining(bonus) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(bonuses.bonusListing())).toMatchObject({ rows: [{ id: 'bn-welcome' }] })
    },
  ))

test('[7.5-1] a bonus to claim does not end yet', () =>
  exchange(
    {
      description: 'listBonuses: to claim',
      states: [player],
      request: { line: 'GET /bonus/claims', headers: tokenHeader(), query: { skip: '0', pagesize: '100' } },
      answer: {
        status: 200,
        body: success({
          rows: eachLike({ ...unclaimed, status: string('available'), expiresAt: null }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(bonuses.bonusListing())
      expect(rows[0]).toMatchObject({ status: 'available', expiresAt: null })
    },
  ))

test('[7.5-1] an offer that closes, with a game that counts otherwise than its kind', () =>
  exchange(
    {
      description: 'listBonuses: an offer that closes',
      states: [['default', { signedIn: 'player', offered: true }]],
      request: { line: 'GET /bonus/claims', headers: tokenHeader(), query: { skip: '0', pagesize: '100' } },
      answer: {
        status: 200,
        body: success({
          rows: arrayContaining({
            ...unclaimed,
            status: 'available',
            expiresAt: null,
            claimUntil: timestamp('2026-11-22T14:00:00.000Z'),
            secondsLeft: integer(86_400),
            gameExceptions: eachLike({
              game: string('spribe/aviator'),
              name: string('Aviator'),
              percent: twoPlaces(100),
            }),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(bonuses.bonusListing())
      expect(rows[0]).toMatchObject({ secondsLeft: 86_400, gameExceptions: [{ game: 'spribe/aviator' }] })
    },
  ))

test('[7.5-1] a bonus that is over holds when it ended', () =>
  exchange(
    {
      description: 'listBonuses: one is over',
      states: [player, ['bonus-expired']],
      request: {
        line: 'GET /bonus/claims',
        headers: tokenHeader(),
        query: { skip: '0', pagesize: '100' },
      },
      answer: {
        status: 200,
        body: success({
          rows: arrayContaining({
            id: string('bn-cricket'),
            status: 'expired',
            endedAt: timestamp('2026-11-21T14:00:00.000Z'),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(bonuses.bonusListing())
      expect(rows[0]).toMatchObject({ status: 'expired', endedAt: '2026-11-21T14:00:00.000Z' })
    },
  ))

test('[7.5-1] the totals', () =>
  exchange(
    {
      description: 'getBonusStats: a player',
      states: active,
      request: { line: 'GET /bonus/claims/stats', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          available: integer(2),
          released: twoPlaces(0),
          wagered: twoPlaces(0),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(bonuses.stats())).toMatchObject({ available: 2, released: 0 })
    },
  ))

test('[7.5-1] the parts of a bonus', () =>
  exchange(
    {
      description: 'listBonusParts: an active bonus',
      states: active,
      request: { line: 'GET /bonus/claims/parts', headers: tokenHeader(), query: { id: 'bn-welcome' } },
      answer: {
        status: 200,
        body: success({
          parts: eachLike({
            part: integer(1),
            amount: twoPlaces(250),
            wagerTarget: twoPlaces(2500),
            status: oneOf('locked|released|forfeited', 'locked'),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { parts } = await read(bonuses.parts('bn-welcome'))
      expect(parts[0]).toEqual({ part: 1, amount: 250, wagerTarget: 2500, status: 'locked' })
    },
  ))

const keyed = { ...tokenHeader(), ...keyHeader(3) }

test('[7.5-1] a claim answers with the active bonus', () =>
  exchange(
    {
      description: 'claimBonus: a bonus to claim',
      states: [['default', { signedIn: 'player', termsOf: 'bn-weekend' }]],
      request: {
        line: 'POST /bonus/claims',
        headers: keyed,
        body: { id: 'bn-weekend', termsId: given('termsId', '5f2b7c1d9e8a4403') },
      },
      answer: { status: 200, body: success({ ...bonus, id: 'bn-weekend', status: 'active' }) },
    },
    async () => {
      session.token = playerToken
      const body = { id: 'bn-weekend', termsId: '5f2b7c1d9e8a4403' }
      const calling = press(claimBonus, body)
      expect(await calling).toMatchObject({ id: 'bn-weekend', status: 'active' })
    },
  ))

test('[7.5-1] a second bonus beside an active one is refused with its code', () =>
  exchange(
    {
      description: 'claimBonus: another one is active',
      states: active,
      request: { line: 'POST /bonus/claims', headers: tokenHeader(), body: { id: 'bn-weekend' } },
      answer: { status: 422, body: failure('Only one bonus can be active at a time', 'bonus_not_available') },
    },
    async () => {
      session.token = playerToken
      const calling = press(claimBonus, { id: 'bn-weekend' })
      await expect(calling).rejects.toMatchObject({ status: 422, code: 'bonus_not_available' })
    },
  ))

test('[7.5-1] terms that have changed since they were read are refused with their code', () =>
  exchange(
    {
      description: 'claimBonus: by other terms',
      states: [player],
      request: {
        line: 'POST /bonus/claims',
        headers: tokenHeader(),
        body: { id: 'bn-weekend', termsId: 'of-last-week' },
      },
      answer: {
        status: 409,
        body: failure('The terms of this bonus have changed. Please read them again', 'bonus_terms_changed'),
      },
    },
    async () => {
      session.token = playerToken
      const calling = press(claimBonus, { id: 'bn-weekend', termsId: 'of-last-week' })
      await expect(calling).rejects.toMatchObject({ status: 409, code: 'bonus_terms_changed' })
    },
  ))

test('[7.5-1] a bonus that is given up answers as cancelled', () =>
  exchange(
    {
      description: 'cancelBonus: an active one',
      states: active,
      request: { line: 'POST /bonus/claims/cancel', headers: keyed, body: { id: 'bn-welcome' } },
      answer: { status: 200, body: success({ ...ended, status: 'cancelled' }) },
    },
    async () => {
      session.token = playerToken
      const calling = press(cancelBonus, { id: 'bn-welcome' })
      expect(await calling).toMatchObject({ status: 'cancelled' })
    },
  ))
