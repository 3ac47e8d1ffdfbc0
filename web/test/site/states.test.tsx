import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '../../src/player/session-store.ts'
import { startMock } from '../mock.ts'
import { address, go, openSite, openSiteAsPlayer, toastSays } from '../site.tsx'

const pages = vi.hoisted(() => {
  const { promise: slowPage, resolve: letPageCome } = Promise.withResolvers<void>()
  const { promise: slowClosing, resolve: letClosingCome } = Promise.withResolvers<void>()
  return { throws: false, slowPage, letPageCome, slowClosing, letClosingCome }
})

// A chunk that does not come, a page that breaks while it is drawn, one whose chunk the test lets come, one that works.
vi.mock('../../src/app/routes.ts', async (original) => {
  const { createElement } = await import('react')
  const { lazyPage } = await import('../../src/app/lazy-page.ts')
  const { routeEntries } = await original<typeof import('../../src/app/routes.ts')>()
  const maintenance = () => import('../../src/app/pages/maintenance-page.tsx').then((chunk) => chunk.MaintenancePage)
  const replaced = {
    terms: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    fairPlay: async () => () => {
      if (pages.throws) throw new Error('broken')
      return createElement('p', null, 'A whole page')
    },
    gamesRules: () => pages.slowPage.then(() => () => createElement('p', null, 'A slow page')),
    maintenance: () => pages.slowClosing.then(maintenance),
    privacyPolicy: async () => () => createElement('p', null, 'Another page'),
  }
  const isReplaced = (name: string): name is keyof typeof replaced => Object.hasOwn(replaced, name)
  return {
    routeEntries: routeEntries.map((entry) =>
      entry.name !== undefined && isReplaced(entry.name) ? { ...entry, page: lazyPage(replaced[entry.name]) } : entry,
    ),
  }
})

test('[2.1-8] a page that loads shows the loader image until it is there', async () => {
  await startMock()
  openSite('/gamesrule')
  expect(screen.getByRole('img', { name: 'Loading' })).toBeDefined()
  pages.letPageCome()
  await screen.findByText('A slow page')
  expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull()
})

test('[4-11] leaves the maintenance page if the site opened again before that page was loaded', async () => {
  const mock = await startMock()
  const { queries } = openSite('/privacypolicy')
  await screen.findByText('Another page')
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  await go('/')
  await waitFor(() => expect(address()).toBe('/maintenance'))
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  await act(() => queries.refetchQueries({ queryKey: ['getAppDetails'] }))
  expect(address()).toBe('/maintenance')
  screen.getByRole('img', { name: 'Loading' })
  pages.letClosingCome()
  await waitFor(() => expect(address()).toBe('/'))
  await screen.findByRole('heading', { name: 'Live now' })
})

test('[8-16] a page whose script does not come says so inside its frame, and the other pages work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await startMock()
  openSite('/terms')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('This page could not be loaded')).toBeDefined()
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeDefined()
  expect(screen.getByRole('banner')).toBeDefined()
  await go('/privacypolicy')
  await screen.findByText('Another page')
})

test('a page that breaks leaves header and footer, and Retry draws it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await startMock()
  pages.throws = true
  const { user } = openSite('/fairplay')
  await screen.findByText('This page could not be shown.')
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  pages.throws = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('A whole page')
})

test.each([
  ['token', '{"token":"abc"}'],
  ['token', 'undefined'],
  ['user', '<b>me</b>'],
  ['wallet', '[1,2,3]'],
  ['exposureAmount', 'lots'],
])('[3-23] [6-1] garbage in local storage under %s is a logged-out start', async (key, garbage) => {
  const mock = await startMock()
  localStorage.setItem('token', await mock.token())
  localStorage.setItem('user', '{"mobileno":"9820041177"}')
  localStorage.setItem(key, garbage)
  for (const other of ['mobileDetails', 'referral', 'language', 'theme', 'notificationsSeen:1'])
    localStorage.setItem(other, '{"broken')
  openSite('/home')
  await waitFor(() => expect(address()).toBe('/'))
  await screen.findByRole('button', { name: 'SIGN UP' })
  expect(useSession.getState().token).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
})

test('[7-5] while every answer is malformed the frame stands, for a guest and for a player', async () => {
  const mock = await startMock()
  const token = await mock.token()
  mock.world.faults.plant({ target: { group: 'all' }, effect: { kind: 'malformed-body' }, times: null })
  openSite('/privacypolicy')
  await screen.findByText('Another page')
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  act(() => useSession.setState({ token, user: { mobileno: '9820041177' } }))
  await screen.findByRole('button', { name: 'Account menu' })
  await toastSays('error', 'Failed to get notifications')
  expect(screen.getByText('Another page')).toBeDefined()
})

test('hostile texts of the operator are shown as they are written', async () => {
  const hostile = '<img src=x onerror=alert(1)> {{7*7}} \u202etxt'
  const mock = await startMock()
  mock.set({ appDetails: { SEO_TITLE: hostile, FOOTER_TEXT: hostile, WHATS_APP_URL: 'javascript:alert(1)' } })
  await openSiteAsPlayer(mock, '/privacypolicy')
  await waitFor(() => expect(document.title).toBe(hostile))
  await screen.findByText(/^©/)
  const footer = screen.getByRole('contentinfo')
  expect(footer.querySelector('.footer-text')?.textContent).toBe(hostile)
  expect(footer.querySelector('img[src="x"]')).toBeNull()
  expect(within(footer).queryByRole('link', { name: /^WhatsApp/ })).toBeNull()
})
