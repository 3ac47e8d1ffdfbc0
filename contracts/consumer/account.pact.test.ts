import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { account, selfExclude, setLimits, startTimeOut } from '../../web/src/features/account/queries.ts'
import { day, timestamp, twoPlaces } from './examples/matchers.ts'
import { call, failure, given, pactOf, playerToken, press, read, session, success, tokenHeader } from './exchange.ts'

const { boolean, eachLike, string } = MatchersV3
const exchange = pactOf('account')
const player = ['default', { signedIn: 'player' }] as const
const none = { daily: null, weekly: null, monthly: null }
const limits = {
  deposit: none,
  loss: none,
  stake: none,
  sessionMinutes: null,
  timeOutUntil: null,
  selfExcludedUntil: null,
  pending: [],
}

/** What was used of limits. */
const amounts = { daily: twoPlaces(0), weekly: twoPlaces(0), monthly: twoPlaces(0) }

test('a player begins without limits', () =>
  exchange(
    {
      description: 'getLimits: none are set',
      states: [player],
      request: { line: 'GET /limits', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({ ...limits, used: { deposit: amounts, loss: amounts, stake: amounts }, lossLeft: none }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.limits())).toMatchObject({ ...limits, used: { stake: { weekly: 0 } } })
    },
  ))

test('a limit on losses says what it leaves', () =>
  exchange(
    {
      description: 'getLimits: losses are limited',
      states: [['default', { signedIn: 'player', limitedLoss: 5000 }]],
      request: { line: 'GET /limits', headers: tokenHeader() },
      answer: { status: 200, body: success({ loss: { ...none, daily: 5000 }, lossLeft: { ...none, daily: 5000 } }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.limits())).toMatchObject({ lossLeft: { daily: 5000, weekly: null } })
    },
  ))

test('a first limit holds at once', () =>
  exchange(
    {
      description: 'setLimits: a first one',
      states: [player],
      request: {
        line: 'PUT /limits',
        headers: tokenHeader(),
        body: { deposit: { daily: 5000 }, sessionMinutes: 60 },
      },
      answer: { status: 200, body: success({ ...limits, deposit: { ...none, daily: 5000 }, sessionMinutes: 60 }) },
    },
    async () => {
      session.token = playerToken
      const body = { deposit: { daily: 5000 }, sessionMinutes: 60 }
      expect(await press(setLimits, body)).toMatchObject({ deposit: { daily: 5000 }, sessionMinutes: 60 })
    },
  ))

test('a higher limit waits for its day', () =>
  exchange(
    {
      description: 'setLimits: a higher one',
      states: [['default', { signedIn: 'player', limited: 5000 }]],
      request: { line: 'PUT /limits', headers: tokenHeader(), body: { deposit: { daily: 9000 } } },
      answer: {
        status: 200,
        body: success({
          ...limits,
          deposit: { ...none, daily: 5000 },
          pending: [{ kind: 'deposit', period: 'daily', amount: 9000, from: timestamp('2026-11-22T14:00:00.000Z') }],
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { deposit, pending } = await press(setLimits, { deposit: { daily: 9000 } })
      expect({ deposit, pending }).toMatchObject({ deposit: { daily: 5000 }, pending: [{ amount: 9000 }] })
    },
  ))

test('a break of a day', () =>
  exchange(
    {
      description: 'startTimeOut: for a day',
      states: [player],
      request: { line: 'POST /limits/time-out', headers: tokenHeader(), body: { hours: 24 } },
      answer: { status: 200, body: success({ ...limits, timeOutUntil: timestamp('2026-11-22T14:00:00.000Z') }) },
    },
    async () => {
      session.token = playerToken
      const { timeOutUntil } = await press(startTimeOut, { hours: 24 })
      expect(timeOutUntil).toBe('2026-11-22T14:00:00.000Z')
    },
  ))

test('an exclusion of six months', () =>
  exchange(
    {
      description: 'selfExclude: for six months',
      states: [player],
      request: { line: 'POST /limits/self-exclusion', headers: tokenHeader(), body: { months: 6 } },
      answer: { status: 200, body: success({ ...limits, selfExcludedUntil: timestamp('2027-05-21T14:00:00.000Z') }) },
    },
    async () => {
      session.token = playerToken
      const { selfExcludedUntil } = await press(selfExclude, { months: 6 })
      expect(selfExcludedUntil).toBe('2027-05-21T14:00:00.000Z')
    },
  ))

const results = { staked: twoPlaces(0), won: twoPlaces(0), lost: twoPlaces(0), net: twoPlaces(0) }
const playSession = {
  startedAt: timestamp(),
  now: timestamp(),
  checkDueAt: null,
  ...results,
}

test('how long the player plays and what it came to', () =>
  exchange(
    {
      description: 'getPlaySession: a player without reality checks',
      states: [player],
      request: { line: 'GET /play-session', headers: tokenHeader() },
      answer: { status: 200, body: success(playSession) },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.playSession())).toMatchObject({ startedAt: '2026-11-21T14:00:00.000Z', net: 0 })
    },
  ))

test('a reality check is confirmed', () =>
  exchange(
    {
      description: 'confirmRealityCheck: none is due',
      states: [player],
      request: { line: 'POST /play-session/check', headers: tokenHeader() },
      answer: { status: 200, body: success(playSession) },
    },
    async () => {
      session.token = playerToken
      expect(await call('confirmRealityCheck')).toMatchObject({ checkDueAt: null })
    },
  ))

test('activity by week', () =>
  exchange(
    {
      description: 'getActivity: by week',
      states: [player],
      request: { line: 'GET /activity', headers: tokenHeader(), query: { by: 'week' } },
      answer: {
        status: 200,
        body: success({
          by: 'week',
          rows: eachLike({
            startDate: day('2026-11-16'),
            endDate: day('2026-11-22'),
            deposited: twoPlaces(0),
            withdrawn: twoPlaces(0),
            ...results,
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { rows } = await read(account.activity('week'))
      expect(rows[0]).toMatchObject({ startDate: '2026-11-16', staked: 0 })
    },
  ))

test('where the player is signed in', () =>
  exchange(
    {
      description: 'listSessions: a player',
      states: [player],
      request: { line: 'GET /sessions', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          sessions: eachLike({
            id: string('se-1'),
            startedAt: timestamp(),
            lastSeenAt: timestamp(),
            device: string('Chromium on Linux'),
            current: boolean(true),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect((await read(account.sessions())).sessions[0]).toMatchObject({ id: 'se-1', current: true })
    },
  ))

test('a session is ended by its id', () =>
  exchange(
    {
      description: 'endSession: one of the player',
      states: [player],
      request: { line: 'DELETE /sessions/se-1', headers: tokenHeader() },
      answer: { status: 200, body: success() },
    },
    async () => {
      session.token = playerToken
      await call('endSession', { path: { id: 'se-1' } })
    },
  ))

test('an unknown session cannot be ended', () =>
  exchange(
    {
      description: 'endSession: an unknown one',
      states: [player],
      request: { line: 'DELETE /sessions/se-99', headers: tokenHeader() },
      answer: { status: 404, body: failure('Session not found', 'session_not_found') },
    },
    async () => {
      session.token = playerToken
      await expect(call('endSession', { path: { id: 'se-99' } })).rejects.toMatchObject({ code: 'session_not_found' })
    },
  ))

test('a player begins without pins', () =>
  exchange(
    {
      description: 'getPins: none yet',
      states: [player],
      request: { line: 'GET /pins', headers: tokenHeader() },
      answer: { status: 200, body: success({ pins: [] }) },
    },
    async () => {
      session.token = playerToken
      expect(await call('getPins')).toEqual({ pins: [] })
    },
  ))

test('a market is pinned, and the answer is the list', () =>
  exchange(
    {
      description: 'setPins: a market of a match in play',
      states: [['default', { signedIn: 'player', match: true }]],
      request: {
        line: 'POST /pins',
        headers: tokenHeader(),
        body: { marketIds: [given('marketId', 'm-1')], pinned: true },
      },
      answer: {
        status: 200,
        body: success({ pins: eachLike({ refMatchId: string('34512087'), marketId: string('m-1') }) }),
      },
    },
    async () => {
      session.token = playerToken
      const { pins } = await call('setPins', { body: { marketIds: ['m-1'], pinned: true } })
      expect(pins).toEqual([{ refMatchId: '34512087', marketId: 'm-1' }])
    },
  ))
