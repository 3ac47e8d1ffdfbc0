import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { useToastLog } from '../../src/ui/toasts/toast-log-store.ts'
import { atEnd } from '../at-end.ts'
import { startMock } from '../mock.ts'
import { address, go, openSite, openSiteAsPlayer, toastSays } from '../site.tsx'

test.each(['/home', '/exchange/Inplay', '/deposit/m_paytm?from=link#amount'])(
  '[2.1-2] [6-4] a guest on %s is sent to /, and comes back there after the login',
  async (path) => {
    await startMock()
    const { user } = openSite(path)
    await waitFor(() => expect(address()).toBe('/'))
    act(() => useAuthPanel.getState().open('login'))
    await user.click(await screen.findByRole('button', { name: 'Demo Login' }))
    await waitFor(() => expect(address() + location.hash).toBe(path))
  },
)

test.each(['/no-such-page', '/no/such/page', '/games', '/games/chess', '/exchange', '/deposit', '/spmsports'])(
  '[2.1-5] %s is neither a page nor a provider and leads to /, and a toast says so',
  async (path) => {
    await startMock()
    openSite(path)
    await toastSays('other', 'This page does not exist')
    await waitFor(() => expect(address()).toBe('/'))
  },
)

test('[2.1-5] the toast about a lost address comes once, when the page that it led to is drawn', async () => {
  const mock = await startMock()
  const said: [string, string, boolean][] = []
  atEnd(
    useToastLog.subscribe(({ toasts }) => {
      const isDrawn = screen.queryByRole('region', { name: 'Your balances' }) !== null
      said.push([toasts[0]?.text ?? '', address(), isDrawn])
    }),
  )
  await openSiteAsPlayer(mock, '/no-such-page')
  await screen.findByRole('region', { name: 'Your balances' })
  await waitFor(() => expect(said).not.toEqual([]))
  await go('/games-all')
  await screen.findByRole('heading', { level: 1, name: 'All games' })
  expect(said).toEqual([['This page does not exist', '/home', true]])
})

test('[2.1-7] a change of the route scrolls to the top', async () => {
  await startMock()
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user } = openSite('/sign-in')
  await screen.findByLabelText('Username')
  scroll.mockClear()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByLabelText('Mobile number')
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('[2.1-9] the title of the tab is SEO_TITLE, after the name of the page where it has one', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { SEO_TITLE: 'Saddle & Stumps' } })
  openSite('/')
  await waitFor(() => expect(document.title).toBe('Saddle & Stumps'))
  await go('/sign-in')
  await waitFor(() => expect(document.title).toBe('Login · Saddle & Stumps'))
  await go('/responsiblegame')
  await waitFor(() => expect(document.title).toBe('Responsible Gaming · Saddle & Stumps'))
})

test('[2.1-9] the name of the page in the title follows the language at once', async () => {
  await startMock()
  const { user } = openSite('/sign-in')
  await waitFor(() => expect(document.title).toBe('Login · Chaupar'))
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }))
  await waitFor(() => expect(document.title).toBe('लॉगिन · Chaupar'))
  await user.click(screen.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(document.title).toBe('Login · Chaupar'))
})

test('[2.6-17] [4-2] an auth dialog is a side panel with a close button; one at a time', async () => {
  await startMock()
  const { user } = openSite('/')
  act(() => useAuthPanel.getState().open('login', { target: '/exchange/Inplay' }))
  const login = await screen.findByRole('dialog', { name: 'Login' })
  await user.click(await within(login).findByRole('button', { name: 'Sign up' }))
  const signUp = await screen.findByRole('dialog', { name: 'Sign up' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(within(signUp).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[2.6-13] [2.6-14] [4-3] a step is an automatic close and keeps the flow; the own close ends the whole flow and its target', async () => {
  await startMock()
  const { user } = openSite('/')
  act(() => useAuthPanel.getState().open('login', { target: '/exchange/Inplay' }))
  await user.click(await screen.findByRole('button', { name: 'Sign up' }))
  await screen.findByRole('dialog', { name: 'Sign up' })
  expect(useAuthPanel.getState()).toMatchObject({ panel: 'mobileNumber', target: '/exchange/Inplay' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useAuthPanel.getState()).toMatchObject({ panel: null, target: null })
})

test('a login from the panel closes it and leads to the link that the guest had tapped', async () => {
  await startMock()
  const { user } = openSite('/')
  act(() => useAuthPanel.getState().open('login', { target: '/exchange/Inplay' }))
  await user.type(await screen.findByLabelText('Username'), 'player')
  await user.type(screen.getByLabelText('Password'), 'Chaupar123')
  await user.keyboard('{Enter}')
  await toastSays('other', 'Login Success')
  await waitFor(() => expect(address()).toBe('/exchange/Inplay'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the close button of an auth route replaces it by /', async () => {
  await startMock()
  const { user } = openSite('/mobile-number')
  await screen.findByLabelText('Mobile number')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('[2.1-10] a guest is sent to /maintenance by the next call that answers so, and stays out until it is over', async () => {
  const mock = await startMock()
  const { user } = openSite('/sign-in')
  await screen.findByRole('button', { name: 'Demo Login' })
  mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  await user.click(screen.getByRole('button', { name: 'Demo Login' }))
  await waitFor(() => expect(address()).toBe('/maintenance'))
  mock.set({ appDetails: { BRAND_STATUS: 'live' } })
  await user.click(await screen.findByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('[7.1-9] [7.2-1] [7.2-4] the start asks for app details and announcements and reports the visit with the agent code of the link', async () => {
  const mock = await startMock()
  openSite('/sign-in?agent_code=AGENT7&source=telegram')
  await waitFor(() => expect(mock.count('POST /api/page/visit')).toBe(1))
  expect(mock.lastBody('POST /api/page/visit')).toEqual({ path: '/sign-in', agentCode: 'AGENT7', source: 'telegram' })
  await waitFor(() => expect(mock.count('GET /api/getAppDetails')).toBe(1))
  expect(mock.count('GET /api/announcement/display')).toBe(1)
  expect(mock.count('GET /api/bet/exposure/amount')).toBe(0)
})

test('[7.1-5] with a token the start asks for the exposure too', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await waitFor(() => expect(mock.count('GET /api/bet/exposure/amount')).toBe(1))
})
