import { games } from '@chaupar/games/catalogue/games'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useGameSearch } from '../../src/features/casino/search/search-store.ts'
import { showSlip } from '../../src/features/sports/selection/slip-store.ts'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { startMock } from '../mock.ts'
import { address, openSite, openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'
// Loaded ahead: no test waits for them.
import '../../src/shell/menu/side-menu.tsx'
import '../../src/features/casino/search/search-dialog.tsx'

/** The entry of what covers a page, as the browser keeps it. */
const panelEntry = { covers: expect.any(Number) }
const pageEntry = () => waitFor(() => expect(history.state).not.toMatchObject(panelEntry))
const stackEntry = (depth: number) => waitFor(() => expect(history.state).toMatchObject({ covers: depth }))

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
  await pageEntry()
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

test('what is opened while the next page is on its way stays over that page', async () => {
  await startMock()
  openSite('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Fair Play' })
  act(() => {
    link.click()
    useGameSearch.getState().open()
  })
  await screen.findByRole('heading', { level: 1, name: 'Fair Play', hidden: true })
  expect(await screen.findByRole('dialog', { name: 'Search for games' })).toBeDefined()
})

async function openSearch() {
  act(() => useGameSearch.getState().open())
  const dialog = await screen.findByRole('dialog', { name: 'Search for games' })
  await within(dialog).findByText(`${games.length} games`)
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
  await pageEntry()
})

test('on a phone the search over a game, opened and closed, leaves the game running', async () => {
  onPhone()
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/casino/spribe/aviator')
  const frame = await screen.findByTitle('Aviator')
  const dialog = await openSearch()
  await waitFor(() => expect(history.state).toMatchObject(panelEntry))
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await pageEntry()
  expect(screen.getByTitle('Aviator')).toBe(frame)
  expect(mock.count('POST /game-host/lobby')).toBe(1)
})

test('on a phone each Back closes the newest of what covers the page: a match, the exposure, the menu', async () => {
  onPhone()
  const mock = await startMock()
  apply(mock, 'large-exposure')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(await within(menu).findByRole('button', { name: /^Exposure/ }))
  const popup = await screen.findByRole('dialog', { name: 'Exposure' })
  const [match] = await within(popup).findAllByRole('button', { name: / v / })
  await user.click(match ?? document.body)
  await stackEntry(3)
  act(() => history.back())
  await within(popup).findByText('1 to 10 of 12')
  await stackEntry(2)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Exposure' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(menu)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pageEntry()
  expect(address()).toBe('/terms')
})

test('on a phone what closes two covers at once takes both entries out of the history', async () => {
  onPhone()
  const mock = await startMock()
  apply(mock, 'large-exposure')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  await user.click((await screen.findAllByRole('button', { name: /^Exposure/ }))[0] ?? document.body)
  const popup = await screen.findByRole('dialog', { name: 'Exposure' })
  const [match] = await within(popup).findAllByRole('button', { name: / v / })
  await user.click(match ?? document.body)
  await stackEntry(2)
  await user.click(within(popup).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pageEntry()
  expect(address()).toBe('/terms')
})

test('on a phone a link of the menu leads on, and Back from there to the page before the menu', async () => {
  onPhone()
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/terms')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await stackEntry(1)
  await user.click(await within(screen.getByRole('dialog', { name: 'Menu' })).findByRole('link', { name: 'Profile' }))
  await waitFor(() => expect(address()).toBe('/profile'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => history.back())
  await waitFor(() => expect(address()).toBe('/terms'))
  await pageEntry()
})

test('on a phone Back closes the bet sheet; opened again at once it stays', async () => {
  onPhone()
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/exchange/Inplay')
  await screen.findByRole('heading', { name: 'Live now' })
  act(() => showSlip(true))
  await stackEntry(1)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/exchange/Inplay')
  await pageEntry()
  act(() => showSlip(true))
  await stackEntry(1)
  // Its entry is still on the way out when it opens again.
  act(() => showSlip(false))
  act(() => showSlip(true))
  await screen.findByRole('dialog', { name: 'Bet slip' })
  await stackEntry(1)
})

test('on a phone Back at the very moment at which the menu has opened closes it', async () => {
  onPhone()
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/terms')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  // As soon as it is there, and not after all that follows from it.
  await new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (!screen.queryByRole('dialog', { name: 'Menu' })) return
      watch.disconnect()
      history.back()
      done()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    menu.click()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/terms')
  await pageEntry()
})
