import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Loaded lazily by the page; loaded here too, so that no wait includes the drawing of all covers.
import '../../src/app/pages/game-groups.tsx'
import { addBanner, type Banner } from '../../../mock-server/src/domain/content/content-records.ts'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { showLanguage } from '../../src/site/language.ts'
import { EverythingInSight } from '../everything-in-sight.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSite, returnToTab } from '../site.tsx'

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The landing page with the groups below its first screen. */
async function openLanding() {
  const mock = await startMock()
  const site = openSite('/')
  await screen.findByRole('heading', { name: 'Providers' })
  return { mock, ...site }
}

/** Puts these banners in the place of the seeded ones. */
function putBanners({ world }: Mock, banners: readonly Banner[]): void {
  world.store.run('DELETE FROM banners')
  for (const banner of banners) addBanner(world, banner)
}

function panel() {
  const { panel, target } = useAuthPanel.getState()
  return { panel, target }
}

test('[2.2-1] [2.5-11] the landing page shows banners, live matches and the groups of games in their order', async () => {
  await openLanding()
  await screen.findByRole('heading', { name: 'Cricket in play' })
  const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(titles.slice(1).map((title) => title.textContent)).toEqual([
    'Live now',
    'Popular',
    'Ezugi',
    'Evolution',
    'Spribe',
    'Aura',
    'Sports',
    'Providers',
  ])
  for (const group of ['Popular', 'Ezugi', 'Evolution', 'Spribe', 'Aura']) {
    const rail = within(screen.getByRole('region', { name: group }))
    await waitFor(() => expect(rail.getAllByRole('listitem').length).toBeGreaterThan(4))
  }
})

test('the matches in play say how many of them the page shows', async () => {
  await openLanding()
  const tab = await screen.findByRole('tab', { name: /^All ?\d+$/ })
  const rows = await waitFor(() => {
    const found = document.querySelectorAll('.live-now .match-entry-name')
    expect(found.length).toBeGreaterThan(0)
    return found.length
  })
  expect(screen.getAllByText(`${rows} of ${tab.textContent?.replace('All', '').trim()} matches`)).not.toHaveLength(0)
})

test('[4-18] the banners stand by their order, and any of them can be called up', async () => {
  await startMock()
  const { user } = openSite('/')
  const carousel = within(await screen.findByRole('region', { name: 'Highlights' }))
  const dots = await carousel.findAllByRole('button', { name: /^Banner \d/ })
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Banner 1: Cricket in play',
    'Banner 2: Roulette tables',
    'Banner 3: Three sports',
    'Banner 4: Andar Bahar',
  ])
  expect(carousel.getByRole('heading').textContent).toBe('Cricket in play')
  await user.click(carousel.getByRole('button', { name: 'Banner 4: Andar Bahar' }))
  expect(carousel.getByRole('heading').textContent).toBe('Andar Bahar')
  expect(carousel.getByRole('link', { name: 'See the tables' }).getAttribute('href')).toBe('/games/andarbahar')
})

test('a banner without any words is a link that is named by its address', async () => {
  const mock = await startMock()
  putBanners(mock, [{ image: '', alt: '', title: '', text: '', label: '', href: '/terms', order: 1 }])
  openSite('/')
  const carousel = within(await screen.findByRole('region', { name: 'Highlights' }))
  expect((await carousel.findByRole('link', { name: '/terms' })).getAttribute('href')).toBe('/terms')
  expect(carousel.queryByRole('heading')).toBeNull()
})

test('a banner to another site names it beside its label, or alone', async () => {
  const mock = await startMock()
  const outside = { image: '', alt: '', title: 'The cup', text: '', href: 'https://cup.example/tickets', order: 1 }
  putBanners(mock, [
    { ...outside, label: 'Buy a ticket' },
    { ...outside, label: '', order: 2 },
  ])
  const { user } = openSite('/')
  const carousel = within(await screen.findByRole('region', { name: 'Highlights' }))
  await carousel.findByRole('link', { name: 'Buy a ticket, cup.example (opens in a new tab)' })
  await user.click(carousel.getByRole('button', { name: /^Banner 2/ }))
  await carousel.findByRole('link', { name: 'cup.example (opens in a new tab)' })
})

test('the banners can be paused and played', async () => {
  await startMock()
  const { user } = openSite('/')
  await user.click(await screen.findByRole('button', { name: 'Pause banners' }))
  await user.click(screen.getByRole('button', { name: 'Play banners' }))
  expect(screen.getByRole('button', { name: 'Pause banners' })).toBeDefined()
})

test('banners that cannot be loaded leave their drawing without words, until they come', async () => {
  const mock = await startMock()
  mock.fail('getBanners', 400, 'No banners today')
  openSite('/')
  await screen.findByRole('heading', { name: 'Live now' })
  await waitFor(() => expect(document.querySelector('.banner-carousel')?.textContent).toBe(''))
  expect(document.querySelector('.banner-carousel img')?.getAttribute('alt')).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  mock.world.faults.clear()
  returnToTab()
  await screen.findByRole('heading', { name: 'Cricket in play' })
})

test('[2.7-3] a guest who follows a banner to a page for players logs in first and comes there', async () => {
  await startMock()
  const { user } = openSite('/')
  await user.click(await screen.findByRole('link', { name: 'See the prices' }))
  expect(panel()).toEqual({ panel: 'login', target: '/exchange/Inplay' })
  expect(address()).toBe('/')
})

test('[2.5-11] [2.4-4] the three sports and all in play, each with its number; a tap opens the login modal', async () => {
  const { user } = await openLanding()
  const tiles = within(screen.getByRole('region', { name: 'Sports' }))
  await waitFor(() =>
    expect(tiles.getAllByRole('link').map((tile) => `${tile.textContent} ${tile.getAttribute('href')}`)).toEqual([
      'In play9 in play /exchange/Inplay',
      'Cricket3 in play /spmsports/cricket',
      'Soccer3 in play /spmsports/soccer',
      'Tennis3 in play /spmsports/tennis',
    ]),
  )
  await user.click(tiles.getByRole('link', { name: /^Soccer/ }))
  expect(panel()).toEqual({ panel: 'login', target: '/spmsports/soccer' })
})

test('[2.4-4] Live now has the column X only where a match has a draw', async () => {
  const { user } = await openLanding()
  const live = within(screen.getByRole('region', { name: 'Live now' }))
  await live.findAllByRole('button', { name: /^Back / })
  expect(live.queryAllByText('X')).not.toEqual([])
  for (const [sport, draw] of [
    ['Cricket', false],
    ['Soccer', true],
    ['Tennis', false],
  ] as const) {
    await user.click(live.getByRole('tab', { name: new RegExp(`^${sport}`) }))
    expect(live.queryAllByText('X').length > 0, sport).toBe(draw)
    expect(live.getAllByRole('listitem')[0]?.querySelector('.match-entry-prices')?.children).toHaveLength(draw ? 6 : 4)
  }
})

test('[3-14] [2.3-3] a provider has its sign, its name and a line about it; a guest is led to its common page', async () => {
  const { user } = await openLanding()
  const tiles = within(screen.getByRole('region', { name: 'Providers' }))
  expect(tiles.getAllByRole('link')).toHaveLength(15)
  for (const tile of tiles.getAllByRole('link')) expect(tile.textContent).toMatch(/^\w.+\w.+\.$/)
  expect(tiles.getByRole('link', { name: /^Spribe/ }).textContent).toBe('SpribeAviator and eight more turbo games.')
  await act(() => showLanguage('hi'))
  expect(tiles.getByRole('link', { name: /^Spribe/ }).textContent).toBe('Spribeएविएटर और आठ और टर्बो गेम।')
  await act(() => showLanguage('en'))
  await user.click(tiles.getByRole('link', { name: /^Aura/ }))
  expect(panel()).toEqual({ panel: 'login', target: '/aura' })
  useAuthPanel.getState().close()
  await user.click(await tiles.findByRole('link', { name: /^Ezugi/ }))
  await waitFor(() => expect(address()).toBe('/ezugi'))
})

test.each(['game-cover-link', 'game-tile'])(
  "a guest's tap on a %s opens the login, which leads on to it",
  async (look) => {
    const { user } = await openLanding()
    const link = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`a.${look}`)
      if (!found) throw new Error(`no ${look} yet`)
      return found
    })
    await user.click(link)
    expect(panel()).toEqual({ panel: 'login', target: link.getAttribute('href') })
    expect(address()).toBe('/')
  },
)
