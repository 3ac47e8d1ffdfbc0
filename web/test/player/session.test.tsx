import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DomainError } from '../../../mock-server/src/domain/base/errors.ts'
import { errorEffect } from '../../../mock-server/src/world/faults.ts'
import { call } from '../../src/api/call.ts'
import { useMoney } from '../../src/money/money-store.ts'
import { onSessionEnd, signOut, useSession } from '../../src/player/session-store.ts'
import { request } from '../../src/realtime/connection.ts'
import { useConnection } from '../../src/realtime/connection-store.ts'
import { startMock } from '../mock.ts'
import { address, noToast, openSite, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'

const token = () => localStorage.getItem('token')
const live = () => waitFor(() => expect(useConnection.getState().status).toBe('live'))

test('[7-3] [7-4] authenticated calls carry the token in Authorization, sports-data calls in xu-auth only', async () => {
  const mock = await startMock()
  const site = await openSiteAsPlayer(mock, '/home')
  await call('getExposure')
  await call('listUserBets', { query: { skip: 0, pagesize: 10, refmatchid: 'x' } }).catch(() => undefined)
  const made = (path: string) => mock.calls.findLast(({ call: name }) => name === path)?.headers
  expect(made('GET /api/bet/exposure/amount')).toMatchObject({ authorization: site.token })
  expect(made('GET /sports-data/user/bets')).toMatchObject({ 'xu-auth': site.token })
  expect(made('GET /sports-data/user/bets')).not.toHaveProperty('authorization')
})

test('login carries no token, not even a stale one', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await call('login', { body: { username: 'player', password: 'Chaupar123' } })
  expect(mock.calls.findLast(({ call: name }) => name === 'POST /api/login')?.headers).not.toHaveProperty(
    'authorization',
  )
})

test('[7.8-6] [8-10] ten parallel 401 Unauthorized action. are one logout; the player reads why and stands on /', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await live()
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  const effect = errorEffect(new DomainError('unauthorized'))
  mock.world.faults.plant({ target: { operation: 'getExposure' }, effect, times: null })
  await Promise.allSettled(Array.from({ length: 10 }, () => call('getExposure')))
  stop()
  expect(ended.mock.calls).toEqual([['unauthorized']])
  expect(token()).toBeNull()
  await toastSays('other', 'Please log in again')
  await waitFor(() => expect(address()).toBe('/'))
  expect(useConnection.getState().status).toBe('idle')
  expect(mock.count('GET /api/signout')).toBe(0)
})

test('[7.8-6] another 401 keeps the player signed in', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  mock.fail('getExposure', 401, 'You are not allowed to do this', 'unauthorized_other')
  await expect(call('getExposure')).rejects.toMatchObject({ status: 401, message: 'You are not allowed to do this' })
  expect(token()).not.toBeNull()
})

test('[7.8-6] a dead token signs out too where errors come with status 200', async () => {
  const mock = await startMock()
  localStorage.setItem('token', 'no-such-token')
  localStorage.setItem('user', JSON.stringify({ mobileno: '9820041177' }))
  // The socket would refuse the token by itself.
  mock.world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: null })
  mock.world.faults.plant({ target: { group: 'all' }, effect: { kind: 'legacy-error' }, times: null })
  openSite('/terms')
  await toastSays('other', 'Please log in again')
  expect(token()).toBeNull()
})

test('[7.8-6] the same words without a token are an error and nothing else', async () => {
  await startMock()
  openSite('/sign-in')
  await expect(call('getExposure')).rejects.toMatchObject({
    kind: 'http',
    status: 401,
    message: 'Unauthorized action.',
  })
  expect(noToast()).toBe(true)
})

test('[7-5] [7-6] error true with status 200, errorMessage, a malformed body and a network failure are all one ApiError', async () => {
  const mock = await startMock()
  openSite('/sign-in')
  mock.world.faults.plant({ target: { operation: 'login' }, effect: { kind: 'legacy-error' }, times: 1 })
  const body = { username: 'player', password: 'wrong-one' }
  await expect(call('login', { body })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    message: 'Invalid username or password',
  })
  mock.world.faults.plant({ target: { operation: 'getAppDetails' }, effect: { kind: 'malformed-body' }, times: 1 })
  await expect(call('getAppDetails')).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed', message: '' })
  mock.world.faults.plant({ target: { operation: 'getBanners' }, effect: { kind: 'dropped-answer' }, times: 1 })
  await expect(call('getBanners')).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: 0 })
})

test('[4-8] a sign-out notifies the server once, clears everything and leads to /, without a toast', async () => {
  const mock = await startMock()
  const { token: mine, queries } = await openSiteAsPlayer(mock, '/home')
  await live()
  sessionStorage.setItem('oddsData', '{}')
  const appDetails = () => queries.getQueryState(['getAppDetails', null])
  await waitFor(() => expect(appDetails()?.data).toBeDefined())
  await waitFor(() => expect(localStorage.getItem('exposureAmount')).toBe('0'))
  const before = mock.count('GET /api/getAppDetails')
  act(() => signOut())
  expect(appDetails()?.data).toBeUndefined()
  expect(useSession.getState()).toEqual({ token: null, user: null })
  expect(useMoney.getState()).toMatchObject({ wallet: null })
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(mock.count('GET /api/signout')).toBe(1))
  expect(mock.calls.find(({ call: name }) => name === 'GET /api/signout')?.headers).toMatchObject({
    authorization: mine,
  })
  // Title and logo are a guest's too: they are asked for again.
  await waitFor(() => expect(mock.count('GET /api/getAppDetails')).toBe(before + 1))
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.length).toBe(0)
  expect(useConnection.getState().status).toBe('idle')
  expect(noToast()).toBe(true)
})

test('[4-6] [7.7-4] [7.7-5] a stored token is in at once; the socket checks the session and brings the balance', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  expect(useSession.getState().token).not.toBeNull()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  await expect(request('session_check')).resolves.toEqual({ status: 'success' })
})

test('[4-19] a session check that fails signs out', async () => {
  const mock = await startMock()
  mock.world.faults.plant({
    target: { event: 'session_check' },
    effect: { kind: 'event-failed', message: 'Signed in elsewhere' },
    times: 1,
  })
  await openSiteAsPlayer(mock, '/home')
  await toastSays('other', 'Please log in again')
  expect(token()).toBeNull()
})

test('[8-15] [7.7-6] a realtime request without a response is rejected after 1 s, and the player stays signed in', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await live()
  await waitFor(() => expect(wallet()).not.toBeNull())
  mock.world.faults.plant({ target: { event: 'session_check' }, effect: { kind: 'event-lost' }, times: 1 })
  const asked = performance.now()
  await expect(request('session_check')).rejects.toMatchObject({ reason: 'no-answer' })
  expect(performance.now() - asked).toBeGreaterThanOrEqual(990)
  expect(token()).not.toBeNull()
})

test('[7.7-5] requests the balance again if it does not arrive within a second', async () => {
  const mock = await startMock()
  mock.world.faults.plant({ target: { event: 'get:balance' }, effect: { kind: 'event-lost' }, times: 1 })
  await openSiteAsPlayer(mock, '/terms')
  await live()
  expect(wallet()).toBeNull()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
})

test('[8-15] without a connection a realtime request is rejected at once and never sent later', async () => {
  await expect(request('get:balance')).rejects.toMatchObject({ reason: 'not-connected' })
})

test('[8-11] a session that the socket refuses shows the server message as an error toast, then signs out', async () => {
  const mock = await startMock()
  localStorage.setItem('token', 'no-such-token')
  localStorage.setItem('user', JSON.stringify({ mobileno: '9820041177' }))
  // Whichever call is refused first would speak before the socket does.
  const first = ['getExposure', 'listNotifications', 'listBetMatches', 'getLimits', 'getPlaySession']
  for (const operation of first) mock.fail(operation, 500, 'broken')
  openSite('/terms')
  await toastSays('error', 'Unauthorized action.')
  expect(token()).toBeNull()
})

test('[7.7-3] [8-14] a notification toast is shown by its rules', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await live()
  mock.notify({ title: 'Deposit', message: 'Approved', status: 'success' })
  await toastSays('other', 'Deposit : Approved')
  mock.notify({ title: 'Odd one', status: 'purple' })
  await toastSays('error', 'Odd one')
  mock.notify({ status: 'info' })
  await toastSays('error', 'Something went wrong')
})

test('[2.1-10] [4-23] maintenance while browsing sends a player away and lets him back when it is over', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await live()
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  await waitFor(() => expect(address()).toBe('/maintenance'))
  expect(await screen.findByRole('heading', { name: 'We are under maintenance' })).toBeDefined()
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  await waitFor(() => expect(address()).toBe('/home'))
})
