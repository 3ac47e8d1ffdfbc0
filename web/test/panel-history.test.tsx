import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useGameSearch } from '../src/features/casino/search-store.ts'
import { useAuthPanel } from '../src/session/auth-panel-store.ts'
import { startMock } from './mock.ts'
import { address, openSite, openSiteAsPlayer } from './site.tsx'
// Loaded ahead: the first test does not pay for what all of them use.
import '../src/features/casino/search-dialog.tsx'

afterEach(() => useGameSearch.getState().close())

/** The entry of a panel, as the browser keeps it. */
const panelEntry = { usr: { panelOver: expect.any(String) } }

function onPhone(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}

test('[2.6-13] on a phone Back closes the panel and stays on its page', async () => {
  onPhone()
  await startMock()
  openSite('/terms')
  const entries = history.length
  act(() => useAuthPanel.getState().open('login'))
  await screen.findByRole('dialog', { name: 'Login' })
  expect(history.length).toBe(entries + 1)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/terms')
  expect(useAuthPanel.getState()).toMatchObject({ panel: null, target: null })
})

test('on a phone the close button takes the entry of the panel out of the history again', async () => {
  onPhone()
  await startMock()
  const { user } = openSite('/terms')
  act(() => useAuthPanel.getState().open('login'))
  await user.click(within(await screen.findByRole('dialog', { name: 'Login' })).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(history.state).not.toMatchObject(panelEntry))
  expect(address()).toBe('/terms')
})

test('on a phone a login from the panel leads where the guest was heading, and the panel is no stop on the way back', async () => {
  onPhone()
  await startMock()
  const { user } = openSite('/terms')
  act(() => useAuthPanel.getState().open('login', { target: '/exchange/Inplay' }))
  await user.click(await screen.findByRole('button', { name: 'Demo Login' }))
  await waitFor(() => expect(address()).toBe('/exchange/Inplay'))
  expect(history.state).not.toMatchObject(panelEntry)
})

test('a panel closes when the page under it changes', async () => {
  await startMock()
  openSite('/terms')
  act(() => useAuthPanel.getState().open('login'))
  await screen.findByRole('dialog', { name: 'Login' })
  act(() => {
    history.pushState(null, '', '/fairplay')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

async function openSearch() {
  act(() => useGameSearch.getState().open())
  const dialog = await screen.findByRole('dialog', { name: 'Search for games' })
  await within(dialog).findByText('185 games')
  return dialog
}

test('on a phone Back closes the game search and stays on its page', async () => {
  onPhone()
  await startMock()
  openSite('/terms')
  await openSearch()
  expect(history.state).toMatchObject(panelEntry)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/terms')
  expect(history.state).not.toMatchObject(panelEntry)
})

test('on a phone the login that a found game asks for takes the place of the search, and one Back closes it', async () => {
  onPhone()
  await startMock()
  const { user } = openSite('/terms')
  const dialog = await openSearch()
  const [game] = within(dialog).getAllByRole('link')
  if (!game) throw new Error('the search shows no game')
  await user.click(game)
  await screen.findByRole('dialog', { name: 'Login' })
  expect(history.state).toMatchObject(panelEntry)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/terms')
  expect(history.state).not.toMatchObject(panelEntry)
})

test('on a phone a link of the search leads on, and Back from there to the page before the search', async () => {
  onPhone()
  await startMock()
  const { user } = openSite('/terms')
  const dialog = await openSearch()
  await user.type(within(dialog).getByRole('searchbox'), 'spribe')
  await user.click(await within(dialog).findByRole('link', { name: 'All games of Spribe' }))
  await screen.findByRole('heading', { level: 1, name: /Spribe/ })
  expect(address()).toBe('/spribe')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => history.back())
  await waitFor(() => expect(address()).toBe('/terms'))
  await waitFor(() => expect(history.state).not.toMatchObject(panelEntry))
})

test('on a phone the search over a game, opened and closed, leaves the game running', async () => {
  onPhone()
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/casino/spribe/aviator')
  const frame = await screen.findByTitle('Aviator', undefined, { timeout: 20_000 })
  const dialog = await openSearch()
  await waitFor(() => expect(history.state).toMatchObject(panelEntry))
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(history.state).not.toMatchObject(panelEntry))
  expect(screen.getByTitle('Aviator')).toBe(frame)
  expect(mock.count('POST /game-host/lobby')).toBe(1)
})
