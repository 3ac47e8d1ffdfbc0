import { games } from '@chaupar/games/catalogue/games'
import { providerCodes } from '@chaupar/games/catalogue/provider'
import { providerByCode } from '@chaupar/games/catalogue/provider-index'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { EverythingInSight } from '../everything-in-sight.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, go, openSite, openSiteAsPlayer } from '../site.tsx'
// Loaded ahead: the first test does not pay for what all of them use.
import '../../src/features/casino/pages/listing-page.tsx'
import '../../src/features/casino/pages/provider-page.tsx'

async function asPlayer(path: string) {
  const mock = await startMock()
  return { mock, ...(await openSiteAsPlayer(mock, path)) }
}

async function asGuest(path: string) {
  const mock = await startMock()
  return { mock, ...openSite(path) }
}

/** The hrefs of the covers in a list of games. */
async function hrefsOf(list: string) {
  const grid = await screen.findByRole('list', { name: list })
  return within(grid)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

/** Dice is a favourite of the player at the server. */
async function markDice(mock: Mock): Promise<void> {
  await fetch(`${mock.origin}/api/favourites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await mock.token() },
    body: JSON.stringify({ game: 'spribe/dice', favourite: true }),
  })
}

test('[2.5-9] the lobby is open to everyone; a guest who taps a game logs in first and is led on to it', async () => {
  const { user } = await asGuest('/casino')
  await screen.findByRole('heading', { name: 'Casino', level: 1 })
  expect(await screen.findByText(`${games.length} games, 15 providers`)).toBeDefined()
  const popular = await screen.findByRole('list', { name: 'Popular' })
  await user.click(within(popular).getByRole('link', { name: /^Aviator/ }))
  expect(useAuthPanel.getState()).toMatchObject({ panel: 'login', target: '/casino/spribe/aviator' })
  expect(address()).toBe('/casino')
})

test('[2.5-2] [2.3-2] a category lists its games and no other, for guests too', async () => {
  await asGuest('/games/andarbahar')
  await screen.findByRole('heading', { name: 'Andar Bahar', level: 1 })
  expect(await hrefsOf('All games')).toEqual([
    '/casino/ezg-AndarBahar',
    '/casino/km-andarbahar',
    '/casino/aura-andarbahar',
    '/casino/ezg-HindiAndarBahar',
    '/casino/sn-andarbahar',
    '/casino/worldcasino/andarbahar',
    '/casino/xpg/andarbahar',
    '/casino/onetouch/andarbahar',
    '/casino/pragmaticplay/courtbahar',
    '/casino/vivo-andarbahar',
  ])
})

test('[2.5-10] every category of the catalogue is a listing, in whatever case it is written', async () => {
  await asGuest('/games/roulette')
  for (const category of ['roulette', 'livecasino', 'baccarat', 'blackjack', 'other', 'crash', 'vivo', 'Slots']) {
    await go(`/games/${category}`)
    expect((await hrefsOf('All games')).length, category).toBeGreaterThanOrEqual(4)
    expect(address()).toBe(`/games/${category}`)
  }
})

test('[2.1-2] [2.1-5] what is no category, no provider or closed to guests leads them to the landing page', async () => {
  await asGuest('/casino')
  for (const path of ['/games/chess', '/games', '/chess', '/kingmakers', '/slots']) {
    await go(path)
    await waitFor(() => expect(address(), path).toBe('/'))
  }
})

test('[2.5-2] [2.5-8] the slots begin with the 24 of the Ezugi lobby', async () => {
  const { user } = await asPlayer('/slots?sort=name')
  await screen.findByRole('heading', { name: 'Slots', level: 1 })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'popular')
  const slugs = await hrefsOf('All games')
  expect(slugs.slice(0, 24).every((href) => /^\/casino\/ezg(ne|rt)-/.test(href ?? ''))).toBe(true)
  expect(slugs.slice(24).every((href) => !/^\/casino\/ezg/.test(href ?? ''))).toBe(true)
})

test('[2.5-1] [2.3-3] a provider has its page with its name and its words: for players, and by its code for everyone', async () => {
  await asGuest('/Evolution')
  await screen.findByRole('heading', { name: 'Evolution', level: 1 })
  screen.getByText('Wheels and tables, with rounds that everyone shares.')
  expect(await hrefsOf('All games')).toContain('/casino/ezgevo-CrazyTime')
})

test('[2.5-1] the thirteen provider pages list their games', async () => {
  await asPlayer('/casino/evolution')
  for (const code of providerCodes) {
    await go(`/casino/${code}`)
    await screen.findByRole('heading', { name: providerByCode(code)?.name ?? '', level: 1 })
    expect((await hrefsOf('All games')).length, code).toBeGreaterThanOrEqual(9)
  }
})

test("[2.5-8] Ezugi's page lists the slots of its lobby too", async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight)
  await asPlayer('/casino/ezugi')
  const listed = games.filter(({ casino, provider }) => casino === 'ezugi' && provider !== 'evolution')
  await waitFor(async () => expect(await hrefsOf('All games')).toHaveLength(listed.length))
  expect(await hrefsOf('All games')).toContain('/casino/ezgrt-Strike777')
})

test.each([
  ['/kingmaker', 'Kingmaker', '/casino/km-teenpatti', '/casino/km-kitecrash'],
  ['/aura', 'Aura', '/casino/aura-teenpatti', '/casino/aura-32cards'],
])('[2.4-1] %s is a page of its own for %s, with what is popular and new there', async (path, name, popular, fresh) => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight)
  await asPlayer(path)
  await screen.findByRole('heading', { name, level: 1 })
  expect(await hrefsOf('Popular')).toContain(popular)
  expect(await hrefsOf('New')).toContain(fresh)
  const listed = games.filter(({ homeUrl }) => homeUrl === path)
  await waitFor(async () => expect(await hrefsOf('All games')).toHaveLength(listed.length))
})

test('/casino/aura leads to the page that Aura has of its own', async () => {
  await asPlayer('/casino/aura')
  await waitFor(() => expect(address()).toBe('/aura'))
  await screen.findByRole('heading', { name: 'Aura', level: 1 })
})

test('the live casino shows live tables; tabs and their order stand in the address and outlive a reload', async () => {
  const { user } = await asPlayer('/all-dealer')
  const tables = games.filter(({ category }) => category === 'blackjack')
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^Blackjack ?${tables.length}$`) }))
  expect(address()).toBe('/all-dealer?category=blackjack')
  expect((await hrefsOf('Blackjack')).sort()).toEqual(tables.map(({ href }) => href).sort())
  expect(screen.queryByRole('tab', { name: /^Slots/ })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'name')
  expect(address()).toBe('/all-dealer?category=blackjack&sort=name')
})

test('all games are narrowed to providers; what leaves nothing over says so and leads back', async () => {
  const { user } = await asPlayer('/games-all?category=crash')
  const providers = await screen.findByRole('group', { name: 'Providers' })
  await user.click(await within(providers).findByRole('checkbox', { name: 'Spribe 8' }))
  expect(await hrefsOf('Crash')).toHaveLength(8)
  await user.click(within(providers).getByRole('checkbox', { name: 'Spribe 8' }))
  await user.click(within(providers).getByRole('checkbox', { name: 'QTech 0' }))
  await screen.findByText('No games here')
  await user.click(screen.getByRole('button', { name: 'Show all games' }))
  await waitFor(() => expect(address()).toBe('/games-all'))
})

test('a choice keeps the one before it, though nothing was drawn in between', async () => {
  await asPlayer('/games-all')
  const tab = await screen.findByRole('tab', { name: /^Roulette/ })
  const box = await screen.findByRole('checkbox', { name: /^Vivo/ })
  act(() => {
    tab.click()
    box.click()
  })
  expect(await hrefsOf('Roulette')).toHaveLength(4)
  expect(address()).toBe('/games-all?category=roulette&provider=vivo')
})

test('[3-11] a favourite is kept for the player, here and at the server, and comes back with him', async () => {
  const { mock, user } = await asPlayer('/casino/spribe')
  const star = await screen.findByRole('button', { name: 'Favourite: Mines' })
  expect(star.getAttribute('aria-pressed')).toBe('false')
  await user.click(star)
  expect(star.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(mock.lastBody('POST /api/favourites')).toEqual({ game: 'spribe/mines', favourite: true }))
  expect(JSON.parse(localStorage.getItem('games:1') ?? '')).toMatchObject({ favourites: ['spribe/mines'] })
})

test('[3-11] a browser whose storage holds garbage starts with the list of the server', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight)
  const mock = await startMock()
  await markDice(mock)
  localStorage.setItem('games:1', '{"favourites": 7, "lastPlayed": [null, {"slug": 1}]')
  await openSiteAsPlayer(mock, '/casino')
  await waitFor(async () => expect(await hrefsOf('Favourites')).toEqual(['/casino/spribe/dice']))
})

test('favourites come although the server fails the first time', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight)
  const mock = await startMock()
  await markDice(mock)
  mock.world.faults.plant({
    target: { operation: 'getFavourites' },
    effect: { kind: 'error', status: 502, code: 'internal_error', message: '' },
    times: 1,
  })
  await openSiteAsPlayer(mock, '/casino')
  await waitFor(async () => expect(await hrefsOf('Favourites')).toEqual(['/casino/spribe/dice']))
})

test('all games are filtered by kind, volatility and return; the choice stands in the address and is cleared again', async () => {
  const { user } = await asPlayer('/games-all')
  const button = await screen.findByRole('button', { name: 'Filters' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  const row = screen.getByRole('group', { name: 'Filters' })
  const slots = games.filter(({ rules }) => rules === 'tumbles/high')
  await user.selectOptions(within(row).getByRole('combobox', { name: 'Kind of game' }), 'tumbles')
  await user.selectOptions(
    within(row).getByRole('combobox', { name: 'Volatility' }),
    await within(row).findByRole('option', { name: `High (${slots.length})` }),
  )
  await waitFor(() => expect(address()).toBe('/games-all?family=tumbles&volatility=high'))
  expect((await hrefsOf('All games')).sort()).toEqual(slots.map(({ href }) => href).sort())
  expect(button.textContent).toBe('Filters (2)')
  await user.selectOptions(within(row).getByRole('combobox', { name: 'Return to player' }), '99')
  await screen.findByText('No game fits all that is chosen.')
  await user.click(screen.getByRole('button', { name: 'Show all games' }))
  await waitFor(() => expect(address()).toBe('/games-all'))
  await user.selectOptions(within(row).getByRole('combobox', { name: 'Kind of game' }), 'craps')
  await user.click(within(row).getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/games-all'))
})

test('filters of an address are open when the page comes', async () => {
  await asGuest('/games/roulette?back=98')
  const row = await screen.findByRole('group', { name: 'Filters' })
  expect(within(row).getByRole<HTMLSelectElement>('combobox', { name: 'Return to player' }).value).toBe('98')
  const french = games.filter(({ rules }) => rules === 'roulette/french')
  expect((await hrefsOf('All games')).sort()).toEqual(french.map(({ href }) => href).sort())
})
