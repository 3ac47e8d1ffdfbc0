import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { selfExclude, startTimeOut } from '../../../mock-server/src/domain/play-limits/take-break.ts'
import { atEnd } from '../at-end.ts'
import { EverythingInSight } from '../everything-in-sight.ts'
import { startMock } from '../mock.ts'
import { address, openSiteAsPlayer, wallet } from '../site.tsx'

test('[1-5] the home page shows real balance, bonus, cash, exposure and the number of open bets', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  const balances = await screen.findByRole('region', { name: 'Your balances' })
  await waitFor(() =>
    expect(balances.textContent).toBe(
      'Real balance₹10,000.00Bonus₹0.00May be withdrawn₹0.00Exposure₹0.00Open bets0WithdrawMy Bets',
    ),
  )
})

test('what the home page shows is asked for before it is drawn, and once', async () => {
  const mock = await startMock()
  const { queries } = await openSiteAsPlayer(mock, '/home')
  // The page itself is still a chunk that is on its way.
  expect(queries.isFetching({ queryKey: ['getBanners'] })).toBe(1)
  expect(queries.isFetching({ queryKey: ['listMatches'] })).toBe(1)
  const picture = document.querySelector('link[rel="preload"][as="image"]')?.getAttribute('href')
  expect(picture).toBe('/art/banner-cricket.svg')
  const banners = await screen.findByRole('region', { name: 'Highlights' })
  expect(banners.querySelector('img')?.getAttribute('src')).toBe(picture)
  await screen.findByRole('heading', { name: 'Providers' })
  expect([mock.count('GET /api/getBanners'), mock.count('GET /api/sports/matches')]).toEqual([1, 1])
})

test('[2.5-11] links above the groups lead to each of them', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/home')
  const jumps = within(await screen.findByRole('navigation', { name: 'Game groups' })).getAllByRole('link')
  expect(jumps.map((link) => link.textContent)).toEqual([
    'Popular',
    'Ezugi',
    'Evolution',
    'Spribe',
    'Aura',
    'Sports',
    'Providers',
  ])
  for (const link of jumps) {
    await user.click(link)
    const target = document.getElementById(location.hash.slice(1))
    expect(target?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(address()).toBe('/home')
})

test('covers below the first screen are not drawn before they come in sight', async () => {
  const mock = await startMock()
  const { queries } = await openSiteAsPlayer(mock, '/home')
  const rail = await screen.findByRole('region', { name: 'Spribe' })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(within(rail).queryByRole('link', { name: /^Aviator/ })).toBeNull()
  cleanup()
  vi.stubGlobal('IntersectionObserver', EverythingInSight)
  await openSiteAsPlayer(mock, '/home')
  await within(await screen.findByRole('region', { name: 'Spribe' })).findByRole('link', { name: /^Aviator/ })
})

test('[3-11] the games that were played last stand first, the newest at the head', async () => {
  const mock = await startMock()
  const played = [
    { slug: 'spribe/aviator', at: '2024-03-09T06:30:00.000Z' },
    { slug: 'no-such-game', at: '2024-03-09T05:00:00.000Z' },
    { slug: 'ezg-Roulette', at: '2024-03-08T20:00:00.000Z' },
  ]
  localStorage.setItem('games:1', JSON.stringify({ favourites: [], lastPlayed: played }))
  await openSiteAsPlayer(mock, '/home')
  const rail = within(await screen.findByRole('region', { name: 'Last played' }))
  await rail.findByRole('link', { name: /^Aviator/ })
  expect(rail.getAllByRole('link').map((tile) => `${tile.textContent} ${tile.getAttribute('href')}`)).toEqual([
    'AviatorSpribe, 9 Mar /casino/spribe/aviator',
    'RouletteEzugi, 9 Mar /casino/ezg-Roulette',
  ])
})

test.each([
  ['nothing was played yet', null],
  ['storage holds garbage', '{"lastPlayed":"aviator"'],
])('no rail of last played games when %s', async (_case, stored) => {
  const mock = await startMock()
  if (stored) localStorage.setItem('games:1', stored)
  await openSiteAsPlayer(mock, '/home')
  await screen.findByRole('heading', { name: 'Providers' })
  expect(screen.queryByRole('heading', { name: 'Last played' })).toBeNull()
})

test('[2.4-4] a player comes from a tile straight to the sport', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/home')
  const tiles = within(await screen.findByRole('region', { name: 'Sports' }))
  await user.click(tiles.getByRole('link', { name: /^Tennis/ }))
  await waitFor(() => expect(address()).toBe('/spmsports/tennis'))
})

test('a break that begins takes the banners away, and its words stand in their room until it ends', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await screen.findByRole('region', { name: 'Highlights' })
  await waitFor(() => expect(wallet()).not.toBeNull())
  startTimeOut(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, 1)
  await screen.findByText(/^You are taking a break from play until /)
  screen.getByText(stopped)
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull()
  mock.world.clock.advance(60 * 60_000)
  mock.world.tick()
  await screen.findByRole('region', { name: 'Highlights' })
  expect(screen.queryByText(stopped)).toBeNull()
  expect(address()).toBe('/home')
})

test('during an exclusion the home page has no banner', async () => {
  const mock = await startMock()
  selfExclude(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, 6)
  const answer = Promise.withResolvers<void>()
  let seen = false
  const watch = new MutationObserver(() => {
    seen ||= screen.queryByRole('region', { name: 'Highlights' }) !== null
  })
  watch.observe(document.body, { childList: true, subtree: true })
  atEnd(() => watch.disconnect())
  // The banners have come before the server says that a break runs.
  mock.holdAnswer('GET /api/limits', answer.promise)
  const { queries } = await openSiteAsPlayer(mock, '/home')
  await waitFor(() => expect(queries.getQueryData(['getBanners', null])).toBeDefined())
  answer.resolve()
  await screen.findByText(/^You have excluded yourself from play until /)
  screen.getByText(stopped)
  expect(seen).toBe(false)
})

/** In place of the banners. */
const stopped =
  'Until it ends you cannot bet, open games, deposit or claim a bonus. Open bets are settled, and you can withdraw.'
