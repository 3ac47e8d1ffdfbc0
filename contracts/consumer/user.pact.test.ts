import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { call, heard, pactOf, playerToken, session, success, tokenHeader } from './exchange.ts'

const { boolean, eachLike, string } = MatchersV3
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
            status: string('info'),
            createdAt: string('2026-11-21T14:00:00.000Z'),
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
      answer: { status: 401, body: { error: true, message: 'Unauthorized action.' } },
    },
    async () => {
      session.token = 'dead-token'
      await expect(call('listNotifications')).rejects.toMatchObject({ status: 401, message: 'Unauthorized action.' })
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
      expect(await call('getFavourites')).toEqual({ games: [] })
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
