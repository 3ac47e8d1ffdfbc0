import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, failure, pactOf, playerToken, session, success, tokenHeader } from './exchange.ts'

const { eachLike, integer, number, regex, string } = MatchersV3
const exchange = pactOf('bonus')
const player = ['default', { signedIn: 'player' }] as const
const active = [player, ['bonus-active']] as const
const bonus = {
  id: string('bn-welcome'),
  name: string('Welcome bonus'),
  description: string('Play money for new players.'),
  status: regex('available|active|completed|cancelled|expired', 'active'),
  amount: number(1000),
  wagered: number(0),
  wagerTarget: number(10_000),
  partsReleased: integer(0),
  parts: integer(4),
  expiresAt: string('2026-12-21T14:00:00.000Z'),
  gameRates: eachLike({ games: regex('slots|draws|instant|tables|baccarat', 'slots'), percent: number(100) }),
}

test('[7.5-1] the bonuses of a player', () =>
  exchange(
    {
      description: 'listBonuses: one is active',
      states: active,
      request: {
        line: 'GET /bonus/claims',
        headers: tokenHeader(),
        query: { status: 'active', skip: '0', pagesize: '100' },
      },
      answer: { status: 200, body: success({ rows: eachLike(bonus), count: integer(1) }) },
    },
    async () => {
      session.token = playerToken
      const query = { status: 'active', skip: 0, pagesize: 100 } as const
      expect(await call('listBonuses', { query })).toMatchObject({ rows: [{ id: 'bn-welcome' }], count: 1 })
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
          rows: eachLike({ ...bonus, status: string('available'), expiresAt: null }),
          count: integer(1),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await call('listBonuses', { query: { skip: 0, pagesize: 100 } })
      expect(rows[0]).toMatchObject({ status: 'available', expiresAt: null })
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
          active: integer(1),
          finished: integer(0),
          released: number(0),
          wagered: number(0),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await call('getBonusStats')).toMatchObject({ available: 2, active: 1 })
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
            amount: number(250),
            wagerTarget: number(2500),
            status: regex('locked|released|forfeited', 'locked'),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { parts } = await call('listBonusParts', { query: { id: 'bn-welcome' } })
      expect(parts[0]).toEqual({ part: 1, amount: 250, wagerTarget: 2500, status: 'locked' })
    },
  ))

const keyed = { ...tokenHeader(), 'Idempotency-Key': 'pact-intent-3' }

test('[7.5-1] a claim answers with the active bonus', () =>
  exchange(
    {
      description: 'claimBonus: a bonus to claim',
      states: [player],
      request: { line: 'POST /bonus/claims', headers: keyed, body: { id: 'bn-weekend' } },
      answer: { status: 200, body: success({ ...bonus, id: 'bn-weekend', status: 'active' }) },
    },
    async () => {
      session.token = playerToken
      const calling = call('claimBonus', { body: { id: 'bn-weekend' }, idempotencyKey: 'pact-intent-3' })
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
      const calling = call('claimBonus', { body: { id: 'bn-weekend' } })
      await expect(calling).rejects.toMatchObject({ status: 422, code: 'bonus_not_available' })
    },
  ))

test('[7.5-1] a bonus that is given up answers as cancelled', () =>
  exchange(
    {
      description: 'cancelBonus: an active one',
      states: active,
      request: { line: 'POST /bonus/claims/cancel', headers: keyed, body: { id: 'bn-welcome' } },
      answer: { status: 200, body: success({ ...bonus, status: 'cancelled' }) },
    },
    async () => {
      session.token = playerToken
      const calling = call('cancelBonus', { body: { id: 'bn-welcome' }, idempotencyKey: 'pact-intent-3' })
      expect(await calling).toMatchObject({ status: 'cancelled' })
    },
  ))
