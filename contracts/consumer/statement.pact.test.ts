import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { cashier } from '../../web/src/features/cashier/queries.ts'
import { timestamp, twoPlaces } from './examples/matchers.ts'
import { pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { eachLike, integer, string } = MatchersV3
const exchange = pactOf('statement')
const player = ['default', { signedIn: 'player' }] as const

const row = {
  id: string('e-1'),
  createdAt: timestamp(),
  type: string('opening'),
  description: string('Opening credit of play money'),
  credit: twoPlaces(10_000),
  debit: twoPlaces(0),
  balance: twoPlaces(10_000),
}

test('[7.3-1] a page of the statement by type and days, with the totals of all its rows', () =>
  exchange(
    {
      description: 'getAccountStatement: by type and days',
      states: [player],
      request: {
        line: 'GET /getAccountstatement',
        headers: tokenHeader(),
        query: { type: 'opening', startdate: '2020-01-01', enddate: '2099-12-31', skip: '0', pagesize: '10' },
      },
      answer: {
        status: 200,
        body: success({
          rows: eachLike(row),
          count: integer(1),
          totals: { credit: twoPlaces(10_000), debit: twoPlaces(0) },
        }),
      },
    },
    async () => {
      session.token = playerToken
      const filter = { type: 'opening', startdate: '2020-01-01', enddate: '2099-12-31' } as const
      expect(await read(cashier.accountStatement(filter, 1))).toMatchObject({ count: 1, totals: { credit: 10_000 } })
    },
  ))

test('[7.3-1] an entry of a request names it', () =>
  exchange(
    {
      description: 'getAccountStatement: a withdrawal',
      states: [player, ['withdraw-pending']],
      request: {
        line: 'GET /getAccountstatement',
        headers: tokenHeader(),
        query: { type: 'withdrawal', skip: '0', pagesize: '10' },
      },
      answer: {
        status: 200,
        body: success({ rows: eachLike({ ...row, about: { kind: string('withdrawal'), id: string('w-1') } }) }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(cashier.accountStatement({ type: 'withdrawal' }, 1))
      expect(rows).toMatchObject([{ about: { kind: 'withdrawal', id: 'w-1' } }])
    },
  ))

test('[7.3-1] an entry of a game names the game and its round', () =>
  exchange(
    {
      description: 'getAccountStatement: a round of a game',
      states: [['default', { signedIn: 'player', game: 'spribe/dice', round: 'won' }]],
      request: {
        line: 'GET /getAccountstatement',
        headers: tokenHeader(),
        query: { type: 'game', skip: '0', pagesize: '10' },
      },
      answer: {
        status: 200,
        body: success({
          rows: eachLike({ ...row, about: { kind: string('game'), id: string('spribe/dice'), round: string('g-1') } }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(cashier.accountStatement({ type: 'game' }, 1))
      expect(rows).toMatchObject([{ about: { kind: 'game', id: 'spribe/dice', round: 'g-1' } }])
    },
  ))

test('[7.3-1] a statement without entries is empty, not missing', () =>
  exchange(
    {
      description: 'getAccountStatement: nothing fits',
      states: [player],
      request: {
        line: 'GET /getAccountstatement',
        headers: tokenHeader(),
        query: { type: 'referral', skip: '0', pagesize: '10' },
      },
      answer: { status: 200, body: success({ rows: [], count: 0, totals: { credit: 0, debit: 0 } }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.accountStatement({ type: 'referral' }, 1))).toMatchObject({ rows: [], count: 0 })
    },
  ))
