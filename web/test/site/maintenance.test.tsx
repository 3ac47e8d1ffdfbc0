import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import { call } from '../../src/api/call.ts'
import { joinParts } from '../../src/app/join-parts.ts'
import { createQueryClient } from '../../src/app/query-client.ts'
import { appDetailsQuery, organisationStatus, readAppDetails } from '../../src/site/app-details.ts'
import { atEnd } from '../at-end.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, go, openSite, openSiteAsPlayer, reloadSite, wallet } from '../site.tsx'

test.each([
  ['maintenance', 'We are under maintenance', 'We are back soon.'],
  ['suspended', 'This site is suspended', 'The operator has suspended play for now.'],
  ['Closed For Good', 'We are under maintenance', 'We are back soon.'],
])(
  '[4-10] [4-23] with status %s the page says why, without header and footer, with 18+',
  async (status, title, text) => {
    const mock = await startMock()
    mock.set({ appDetails: { BRAND_STATUS: status } })
    openSite('/home')
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByRole('main').textContent).toContain(text)
    expect(within(screen.getByRole('main')).getByText('18+')).toBeDefined()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(address()).toBe('/maintenance')
  },
)

test('[4-11] it opens by itself: a player comes to /home without pressing anything', async () => {
  const mock = await startMock()
  const { token } = await openSiteAsPlayer(mock, '/maintenance')
  expect(token).not.toBe('')
  await screen.findByRole('heading', { name: 'The site is open' })
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  await screen.findByRole('heading', { name: 'We are under maintenance' })
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  await waitFor(() => expect(address()).toBe('/home'))
})

test('a tab that was led here leaves after a reload, when the site opened meanwhile', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  openSite('/terms')
  await screen.findByRole('heading', { name: 'We are under maintenance' })
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  reloadSite()
  await waitFor(() => expect(address()).toBe('/'))
})

/** Closes the site; the details come late, so that other calls find it closed while they are on their way. */
function closeSlowly(mock: Mock): void {
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  mock.delay('getAppDetails', 500)
}

/** How often the details were asked for, once none of it is on its way any more. */
async function askedInAll(mock: Mock, queries: QueryClient): Promise<number> {
  await screen.findByRole('heading', { name: 'We are under maintenance' })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  return mock.count('GET /api/getAppDetails')
}

test('[4-10] all calls of a page find the site closed at once: the reason is asked for once', async () => {
  const mock = await startMock()
  const { queries } = openSite('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  closeSlowly(mock)
  await go('/')
  expect(await askedInAll(mock, queries)).toBe(2)
})

test('[4-10] a player whom the socket makes ask for everything asks for the reason once', async () => {
  const mock = await startMock()
  const { queries } = await openSiteAsPlayer(mock, '/mybets')
  // The balance ends what a new connection asks by the socket; then it reads the player's data again.
  await waitFor(() => expect(wallet()).not.toBeNull())
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const before = mock.count('GET /api/getAppDetails')
  closeSlowly(mock)
  mock.world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason: 'manual' } })
  expect((await askedInAll(mock, queries)) - before).toBe(1)
})

test('[4-10] details that were on their way when the site closed, and still call it open, are asked for once more', async () => {
  const mock = await startMock()
  const { queries } = openSite('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = queries.fetchQuery({
    ...appDetailsQuery,
    queryFn: async () => {
      const details = await call('getAppDetails')
      await promise
      return readAppDetails(details)
    },
    staleTime: 0,
  })
  await waitFor(() => expect(mock.count('GET /api/getAppDetails')).toBe(2))
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  const closed = await call('getBanners').catch(({ code }: ApiError) => code)
  expect(closed).toBe('maintenance')
  resolve()
  await asked
  expect(await askedInAll(mock, queries)).toBe(3)
})

test('[4-10] requests the details at most twice if a call finds the site closed while the first request is under way', async () => {
  const mock = await startMock()
  closeSlowly(mock)
  const queries = createQueryClient()
  atEnd(joinParts(queries))
  // As a page does before it is drawn. No component observes the query yet, so a refetch does nothing and ends at once.
  const first = queries.prefetchQuery(appDetailsQuery)
  const asked = vi.spyOn(queries, 'refetchQueries')
  const { refetchQueries } = QueryClient.prototype
  // Asked without end the tab would stand still, and this test with it.
  const endless = new Promise<void>(() => undefined)
  asked.mockImplementation((...args) => (asked.mock.calls.length > 9 ? endless : refetchQueries.apply(queries, args)))
  const closed = await call('getBanners').catch(({ code }: ApiError) => code)
  expect([closed, queries.isFetching(appDetailsQuery)]).toEqual(['maintenance', 1])
  await first
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2)
  expect(organisationStatus(queries.getQueryData(appDetailsQuery.queryKey))).toBe('maintenance')
  expect(mock.count('GET /api/getAppDetails')).toBe(1)
})

test('[4-10] Check again asks at once and says what came of it', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { BRAND_STATUS: 'suspended' } })
  const { user } = openSite('/')
  const button = await screen.findByRole('button', { name: 'Check again' })
  await screen.findByText('This page looks again every five seconds and opens by itself.')
  const before = mock.count('GET /api/getAppDetails')
  await user.click(button)
  await screen.findByText('Still closed. We look again every five seconds.')
  expect(mock.count('GET /api/getAppDetails')).toBeGreaterThan(before)
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('[4-21] Check again reads Submitting... while it asks', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { BRAND_STATUS: 'suspended' } })
  const { user } = openSite('/')
  const button = await screen.findByRole('button', { name: 'Check again' })
  mock.world.faults.plant({ target: { operation: 'getAppDetails' }, effect: { kind: 'latency', ms: 500 }, times: null })
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await screen.findByRole('button', { name: 'Check again' })
})

test('while it is closed the page keeps asking, and says when the server does not answer', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  const { user } = openSite('/')
  await screen.findByRole('heading', { name: 'We are under maintenance' })
  mock.fail('getAppDetails', 400, 'No')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('The server did not answer. We keep asking.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We are under maintenance')
  mock.world.faults.clear()
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  await waitFor(() => expect(address()).toBe('/'))
})
