// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/matches-page.tsx'
import '../src/features/sports/pages/spm-games-page.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forceMarketStatus } from '../../mock-server/src/domain/matches/market-control.ts'
import { useMarkets } from '../src/features/sports/prices/market-store.ts'
import { useSlip } from '../src/features/sports/selection/slip-store.ts'
import { matchOddsOf, startLiveMatch } from './live-match.tsx'
import { type Mock, startMock } from './mock.ts'
import { address, openSite, openSiteAsPlayer, returnToTab, wallet } from './site.tsx'

/** The list page at an address, with its first matches drawn. */
async function openList(path: string, mock?: Mock) {
  const running = mock ?? (await startMock())
  const site = await openSiteAsPlayer(running, path)
  await screen.findByRole('region', { name: /^In play/ })
  return { mock: running, ...site }
}

function section(name: 'In play' | 'Today' | 'Upcoming') {
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
}

function names(): string[] {
  return screen.getAllByRole('link', { name: / v / }).map((link) => link.textContent ?? '')
}

/** Lets the world go on until a text of the page is another one. */
async function untilChanged(mock: Mock, read: () => string | null | undefined) {
  const before = read()
  for (let second = 0; second < 300 && read() === before; second += 10) {
    mock.world.clock.advance(10_000)
    mock.world.tick()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await waitFor(() => expect(read()).not.toBe(before))
}

test.each([
  ['cricket', 'Cricket', 'T20'],
  ['soccer', 'Soccer', 'Cup|Division|League'],
  ['Tennis', 'Tennis', 'Open|Classic|Court|Challenger'],
])(
  '[2.4-4] [9-5] /spmsports/%s lists this sport alone: in play, today, upcoming, by competition',
  async (path, title, competition) => {
    await openList(`/spmsports/${path}`)
    screen.getByRole('heading', { level: 1, name: title })
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent?.split(' ')[0])).toEqual(
      expect.arrayContaining(['In', 'Upcoming']),
    )
    const competitions = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent ?? '')
    expect(competitions.length).toBeGreaterThan(0)
    for (const name of competitions) expect(name).toMatch(new RegExp(competition))
  },
)

function columnsOf(): string[] {
  return [...document.querySelectorAll('.price-columns')].map((head) => head.textContent ?? '')
}

test('a list where no match has a draw has no column for it; a list of all sports has one', async () => {
  await openList('/spmsports/tennis')
  expect(new Set(columnsOf())).toEqual(new Set(['Back1LayBack2Lay']))
  expect(document.querySelectorAll('.match-entry-prices .price[data-empty]')).toHaveLength(0)
  for (const prices of document.querySelectorAll('.match-entry-prices')) expect(prices.childElementCount).toBe(4)
  cleanup()
  openSite('/sportsbooktest')
  await screen.findByRole('region', { name: /^In play/ })
  expect(columnsOf()[0]).toBe('Back1LayBackXLayBack2Lay')
})

/** The money behind a price: '850', '1.4L'. */
const size = '[\\d.]+(K|L|Cr)?'

test('a price of a list names its outcome and its side', async () => {
  await openList('/spmsports/soccer')
  const words = (side: string) =>
    section('In play')
      .getAllByRole('button', { name: new RegExp(`^${side} .+ [\\d.]+ ${size}$`) })
      .map((price) => price.querySelector('small')?.textContent)
  expect(new Set(words('Back'))).toEqual(new Set(['1 Back', 'X Back', '2 Back']))
  expect(new Set(words('Lay'))).toEqual(new Set(['1 Lay', 'X Lay', '2 Lay']))
})

test('a price of the matches in play on the home page names its side in words', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  for (const side of ['Back', 'Lay']) {
    const prices = await screen.findAllByRole('button', { name: new RegExp(`^${side} .+ [\\d.]+ ${size}$`) })
    for (const price of prices) within(price).getByText(side)
  }
})

test.each(['/home', '/exchange/Inplay'])('%s names a suspended market beside the overs of its match', async (path) => {
  const { mock, id } = await startLiveMatch()
  forceMarketStatus(mock.world, (await matchOddsOf(mock, id)).marketId, 'suspended')
  await openSiteAsPlayer(mock, path)
  const note = () => document.querySelector(`.match-entry-title:has(a[href="/exchange/${id}"]) > small`)?.textContent
  await waitFor(() => expect(note()).toMatch(/^Suspended, [\d.]+ overs, /))
})

test('among matches with a draw, one that has none shows its two outcomes and no empty cells', async () => {
  await openList('/exchange/Inplay')
  const rows = [...document.querySelectorAll('.match-entry-prices')]
  expect(new Set(rows.map((row) => row.childElementCount))).toEqual(new Set([4, 6]))
  for (const row of rows) expect(row.querySelector('[data-empty]')).toBeNull()
})

test('[2.4-4] a category that does not exist leads to /', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/spmsports/chess')
  await waitFor(() => expect(address()).toBe('/home'))
})

test('[1-11] first-market prices of a list are pushed: a cell changes without a new question', async () => {
  const { mock } = await openList('/spmsports/cricket')
  await waitFor(() => expect(useMarkets.getState().source).toBe('push'))
  const asked = mock.count('GET /api/sports/matches')
  await untilChanged(mock, () =>
    section('In play')
      .getAllByRole('button', { name: /^(Back|Lay) / })
      .map((cell) => cell.textContent)
      .join(),
  )
  expect(mock.count('GET /api/sports/matches')).toBe(asked)
})

test('a bet from the list in three taps: price, quick stake, place; without leaving the list', async () => {
  const { mock, user } = await openList('/spmsports/cricket')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  const open = () => section('In play').getAllByRole<HTMLButtonElement>('button', { name: /^Back / })
  await waitFor(() => expect(open().some(({ disabled }) => !disabled)).toBe(true))
  await user.click(open().find(({ disabled }) => !disabled) ?? document.body)
  await user.click(await screen.findByRole('button', { name: '500' }))
  await user.click(screen.getByRole('button', { name: 'Place bet' }))
  await screen.findByText('Waiting: in-play delay')
  mock.world.clock.advance(6000)
  mock.world.tick()
  await waitFor(() => expect(useSlip.getState().betSlipContent[0]?.state.at).toMatch(/done|refused/))
  expect(mock.lastBody('POST /api/bets')).toMatchObject({ side: 'back', stake: 500 })
  expect(address()).toBe('/spmsports/cricket')
})

test('the search looks at teams and competitions and offers the way back when nothing fits', async () => {
  const { user } = await openList('/sportsbooktest')
  const box = screen.getByRole('searchbox', { name: 'Search matches' })
  const [first = ''] = names()
  const team = first.split(' v ')[0] ?? ''
  await user.type(box, team.toUpperCase())
  for (const name of names()) expect(name).toContain(team)
  await user.clear(box)
  await user.type(box, '<b>unknown</b>')
  await screen.findByText('No match fits')
  await user.click(screen.getByRole('button', { name: 'Show all matches' }))
  expect(names()[0]).toBe(first)
})

test('a starred match is kept for this player and listed under Favourites', async () => {
  const { user } = await openList('/sportsbooktest')
  await user.click(screen.getByRole('button', { name: 'Favourites' }))
  await screen.findByText('No favourites here')
  await user.click(screen.getByRole('button', { name: 'Show all matches' }))
  const [first = ''] = names()
  await user.click(screen.getByRole('button', { name: `Favourite ${first}` }))
  await user.click(screen.getByRole('button', { name: 'Favourites' }))
  expect(names()).toEqual([first])
  expect(localStorage.getItem('favouriteMatches:1')).not.toBeNull()
})

test('[2.3-1] a guest reads the prices of the lobby; a tap on one opens the login modal', async () => {
  await startMock()
  const { user } = openSite('/sportsbook2')
  const prices = await screen.findAllByRole('button', { name: /^(Back|Lay) .+ [\d.]+ [\d.]+(K|L|Cr)?$/ })
  expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull()
  expect(screen.queryByText('Your slip is empty')).toBeNull()
  await user.click(prices.find((price) => !(price as HTMLButtonElement).disabled) ?? document.body)
  await screen.findByRole('dialog', { name: 'Login' })
})

test('[2.4-2] /betby has one back price for each outcome and no lay', async () => {
  await openList('/betby')
  expect(screen.getAllByRole('button', { name: /^Back / }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Lay / })).toBeNull()
})

test('[2.4-1] /jetfair has three back and three lay levels of the first market of each match', async () => {
  await openList('/jetfair')
  const [board] = section('In play').getAllByRole('grid')
  const row = within(board ?? document.body).getAllByRole('row')[0] ?? document.body
  expect(row.querySelectorAll('.price')).toHaveLength(6)
})

test('[2.4-2] /spmgames counts the matches in play and names the next five starts of each sport', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/spmgames')
  for (const sport of ['Cricket', 'Soccer', 'Tennis']) {
    const tile = within(await screen.findByRole('region', { name: sport }))
    await tile.findByText(/^\d+ in play$/)
    expect(tile.getAllByRole('link', { name: / v / })).toHaveLength(5)
  }
})

test('[2.4-1] /sportsbooktest says how the prices arrive', async () => {
  await openList('/sportsbooktest')
  const strip = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  await waitFor(() => expect([strip('Socket'), strip('Source')]).toEqual(['open', 'push']))
  expect(strip('Sequence')).toMatch(/^\d+$/)
  expect(strip('Price age')).toMatch(/^\d+ s$/)
})

test('a list that cannot be loaded says so, with Retry', async () => {
  const mock = await startMock()
  mock.fail('listMatches', 400, 'The list is not there.')
  const { user } = await openSiteAsPlayer(mock, '/spmsports/cricket')
  await screen.findByText('We could not load the matches')
  screen.getByText('The list is not there.')
  expect(screen.queryByText('Prices paused')).toBeNull()
  mock.world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('region', { name: /^In play/ })
})

test('the error of a list stays while the page asks again by itself', async () => {
  const mock = await startMock()
  mock.fail('listMatches', 400, 'The list is not there.')
  await openSiteAsPlayer(mock, '/exchange/Inplay')
  const requestId = async () => (await screen.findByRole('alert')).querySelector('code')?.textContent
  const first = await requestId()
  const seen = new Set<string>()
  const watch = new MutationObserver(() => seen.add(screen.queryByRole('alert') ? 'error' : 'no error'))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  returnToTab()
  await waitFor(async () => expect(await requestId()).not.toBe(first))
  watch.disconnect()
  expect([...seen]).toEqual(['error'])
  const tabs = within(screen.getByRole('tablist', { name: 'Sport' })).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Cricket', 'Soccer', 'Tennis'])
})

test('a list without matches says what will come', async () => {
  const mock = await startMock()
  mock.set({ hasMatches: false })
  await openSiteAsPlayer(mock, '/spmsports/cricket')
  await screen.findByText('No matches yet')
})

test('prices of a list that cannot be refreshed are paused and take no bet', async () => {
  const { mock } = await openList('/spmsports/soccer')
  await waitFor(() => expect(useMarkets.getState().source).toBe('push'))
  mock.world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: null })
  mock.fail('listMatches', 400, 'Gone.')
  await screen.findByText('Prices paused')
  for (const price of screen.getAllByRole<HTMLButtonElement>('button', { name: /^(Back|Lay) / })) {
    expect(price.disabled).toBe(true)
  }
})

test('[3-27] the list is kept in session storage as sportsData and stands there at once after a reload, with its prices paused', async () => {
  const { mock } = await openList('/spmsports/cricket')
  await waitFor(() => expect(sessionStorage.getItem('sportsData')).toContain('refMatchId'))
  cleanup()
  const answer = Promise.withResolvers<void>()
  mock.holdAnswer('GET /api/sports/matches', answer.promise)
  openSite('/spmsports/cricket')
  expect((await screen.findAllByRole('link', { name: / v / })).length).toBeGreaterThan(0)
  screen.getByText('Prices paused')
  answer.resolve()
  await waitFor(() => expect(screen.queryByText('Prices paused')).toBeNull())
})
