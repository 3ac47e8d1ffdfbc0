import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { addBank, cashier } from '../../web/src/features/cashier/queries.ts'
import { casino } from '../../web/src/features/casino/catalogue/queries.ts'
import { oneOf, requestIdHeader, timestamp } from './examples/matchers.ts'
import {
  call,
  failure,
  given,
  heard,
  pactOf,
  playerToken,
  press,
  read,
  session,
  success,
  tokenHeader,
} from './exchange.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const exchange = pactOf('user')

test('[7.2-5] [3-36] the notifications', () =>
  exchange(
    {
      description: 'listNotifications: a player with a notification',
      states: [['default', { signedIn: 'player' }]],
      request: { line: 'GET /notifications', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success(
          eachLike({
            id: string('n-1'),
            title: string('Welcome'),
            message: string('Your account is ready.'),
            createdAt: timestamp(),
            read: boolean(false),
          }),
        ),
      },
    },
    async () => {
      session.token = playerToken
      expect(await call('listNotifications')).toMatchObject([{ id: 'n-1', title: 'Welcome' }])
    },
  ))

test('[7.8-6] [8-10] a dead token is answered with the words that sign out', () =>
  exchange(
    {
      description: 'listNotifications: a dead token',
      states: [['default']],
      request: { line: 'GET /notifications', headers: { Authorization: 'dead-token' } },
      answer: { status: 401, headers: requestIdHeader, body: { error: true, message: 'Unauthorized action.' } },
    },
    async () => {
      session.token = 'dead-token'
      await expect(call('listNotifications')).rejects.toMatchObject({
        status: 401,
        message: 'Unauthorized action.',
        requestId: expect.stringMatching(/./),
      })
      expect(heard.unauthorized).toBe(1)
    },
  ))

test('[8-4] a failure with status 200 and an errorMessage is a failure all the same', () =>
  exchange(
    {
      description: 'listNotifications: a dead token at an older server',
      states: [['default'], ['legacy-errors']],
      request: { line: 'GET /notifications', headers: { Authorization: 'dead-token' } },
      answer: { status: 200, body: { error: true, errorMessage: string('Unauthorized action.') } },
    },
    async () => {
      session.token = 'dead-token'
      await expect(call('listNotifications')).rejects.toMatchObject({ message: 'Unauthorized action.' })
    },
  ))

test('[3-11] the favourite games', () =>
  exchange(
    {
      description: 'getFavourites: a player',
      states: [['default', { signedIn: 'player' }]],
      request: { line: 'GET /favourites', headers: tokenHeader() },
      answer: { status: 200, body: success({ games: [] }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(casino.favourites())).toEqual({ games: [] })
    },
  ))

test('[3-11] a game becomes a favourite, and the answer is the list', () =>
  exchange(
    {
      description: 'setFavourite: a game of the catalogue',
      states: [['default', { signedIn: 'player' }]],
      request: {
        line: 'POST /favourites',
        headers: tokenHeader(),
        body: { game: 'spribe/aviator', favourite: true },
      },
      answer: { status: 200, body: success({ games: ['spribe/aviator'] }) },
    },
    async () => {
      session.token = playerToken
      const body = { game: 'spribe/aviator', favourite: true }
      expect(await call('setFavourite', { body })).toEqual({ games: ['spribe/aviator'] })
    },
  ))

const player = ['default', { signedIn: 'player' }] as const
const bank = {
  id: string('bk-1'),
  type: oneOf('bank|card', 'bank'),
  holder: string('Asha Player'),
  bankName: string('Sahyadri Bank'),
  number: string('******2222'),
  ifsc: string('PLAY0000001'),
  createdAt: timestamp(),
}

test('[7.3-5] [7.3-7] [9-12] [4-15] the saved accounts come with their count and the page size', () =>
  exchange(
    {
      description: 'listBanks: a player with a saved bank',
      states: [player, ['withdraw-pending']],
      request: {
        line: 'GET /bank',
        headers: tokenHeader(),
        query: { type: 'bank', skip: '0', pagesize: '10' },
      },
      answer: { status: 200, body: success({ banks: eachLike(bank), count: integer(1), pagesize: 10 }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.bankDetails('bank', 1))).toMatchObject({
        banks: [{ id: 'bk-1' }],
        count: 1,
        pagesize: 10,
      })
    },
  ))

const added = {
  type: 'bank',
  holder: 'Asha Rao',
  bankName: 'Konkan Bank',
  number: '000011112222',
  ifsc: 'KONK0001234',
} as const

test('[7.3-5] an account is saved and answered masked', () =>
  exchange(
    {
      description: 'addBank: a bank account',
      states: [player],
      request: { line: 'POST /bank', headers: tokenHeader(), body: added },
      answer: { status: 200, body: success({ ...bank, number: regex(/^\*+\d{4}$/, '******2222') }) },
    },
    async () => {
      session.token = playerToken
      expect(await press(addBank, added)).toMatchObject({ id: 'bk-1', number: '******2222' })
    },
  ))

test('[7.3-5] a saved account is removed, and the list of those that stay is fetched again', () =>
  exchange(
    {
      description: 'removeBank: one that no request waits for',
      states: [['default', { signedIn: 'player', bank: true }]],
      request: { line: 'DELETE /bank', headers: tokenHeader(), query: { id: given('bankId', 'bk-1') } },
      answer: { status: 200, body: success() },
    },
    async () => {
      session.token = playerToken
      await call('removeBank', { query: { id: 'bk-1' } })
    },
  ))

test('[7.3-5] an account that a pending withdrawal goes to is not removed', () =>
  exchange(
    {
      description: 'removeBank: in use',
      states: [player, ['withdraw-pending']],
      request: { line: 'DELETE /bank', headers: tokenHeader(), query: { id: given('bankId', 'bk-1') } },
      answer: { status: 409, body: failure('A pending withdrawal goes to this account', 'bank_in_use') },
    },
    async () => {
      session.token = playerToken
      const calling = call('removeBank', { query: { id: 'bk-1' } })
      await expect(calling).rejects.toMatchObject({ status: 409, code: 'bank_in_use' })
    },
  ))
