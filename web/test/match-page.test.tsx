// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/match-page.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forceMarketStatus } from '../../mock-server/src/domain/matches/market-control.ts'
import { decideMarket } from '../../mock-server/src/domain/settlement/decide-market.ts'
import { useMarkets } from '../src/features/sports/prices/market-store.ts'
import { useSlip } from '../src/features/sports/selection/slip-store.ts'
import { findMatchOdds } from './live-match.tsx'
import { startMock } from './mock.ts'
import { allowMismatch } from './requests/sent-requests.ts'
import { openSite, openSiteAsPlayer, wallet } from './site.tsx'

type Listed = { refMatchId: string; matchName: string; teams: { name: string }[] }

async function openFirst(sportId: 4 | 1 | 2) {
  const mock = await startMock()
  const answer = await fetch(`${mock.origin}/api/sports/matches?sportId=${sportId}&when=inplay`)
  const match: Listed = (await answer.json()).data.matches[0]
  const site = await openSiteAsPlayer(mock, `/exchange/${match.refMatchId}`)
  await findMatchOdds()
  return { mock, match, ...site }
}

function boards(): string[] {
  return screen.getAllByRole('grid').map((grid) => {
    const head = document.getElementById(grid.getAttribute('aria-labelledby') ?? '')
    return head?.textContent ?? ''
  })
}

test('requests an unknown id once: no price call follows', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/exchange/999')
  await screen.findByText('This match was not found')
  expect(mock.count('GET /api/sports/match/settings')).toBe(1)
  for (const call of ['/bet/match/odds', '/bet/fancy/odds', '/bet/bookmaker/odds', '/sports/match/score']) {
    expect(mock.count(`GET /api${call}`)).toBe(0)
  }
})

test('an id that the server does not take for one is a match that is not found', async () => {
  allowMismatch(`came text "32100000'"`)
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/exchange/32100000%27')
  await screen.findByText('This match was not found')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('[1-6] the tabs show one group of markets alone, and all again', async () => {
  const { user } = await openFirst(4)
  const all = boards()
  await user.click(screen.getByRole('tab', { name: 'Bookmaker' }))
  expect(boards()).not.toContain('Match Odds')
  expect(boards()).toContain('Bookmaker')
  await user.click(screen.getByRole('tab', { name: /^Overs/ }))
  expect(screen.queryByRole('grid')).toBeNull()
  screen.getByRole('heading', { name: 'Over sessions' })
  await user.click(screen.getByRole('tab', { name: 'All markets' }))
  expect(boards()).toEqual(all)
})

/** A cricket match with its first over session held open; `yes` is what a bet on its runs is placed by. */
async function openSession() {
  const site = await openFirst(4)
  const yes = screen.getAllByRole('button', { name: /^Yes / })[0] ?? document.body
  const marketId = yes.dataset.cell?.split('/')[0] ?? ''
  const name = site.mock.world.feed.market(marketId)?.HeadName ?? ''
  forceMarketStatus(site.mock.world, marketId, 'open')
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull())
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  const ladder = () => screen.queryByRole('table', { name: `${name}: result by runs` })
  return { ...site, yes, ladder, note: { name: `${name}: result by runs −500` } }
}

test('[1-6] the run ladder of a session opens over the board when the player asks for it, with his stake in it', async () => {
  const { user, yes, ladder } = await openSession()
  await user.click(yes)
  await user.type(await screen.findByLabelText('Stake'), '500')
  expect(ladder()).toBeNull()
  const note = screen.getByRole('button', { name: /: result by runs with slip −500$/ })
  await user.click(note)
  expect(ladder()?.textContent).toContain('With slip−500')
  expect(note.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(ladder()).toBeNull())
})

test('[4-13] a tap that is a bet opens nothing under the next tap; what it held stands in its row and opens there', async () => {
  const { mock, user, yes, ladder, note } = await openSession()
  useSlip.setState({ oneClickStake: 500 })
  await user.click(yes)
  await screen.findByText('Waiting: in-play delay')
  expect(ladder()).toBeNull()
  mock.world.clock.advance(6000)
  mock.world.tick()
  await user.click(await screen.findByRole('button', note))
  expect(ladder()?.textContent).toContain('Held ₹500−500')
})

test('[4-13] a bet that was accepted is held in its row at once, before the list of bets is read again', async () => {
  const { mock, user, yes, ladder, note } = await openSession()
  await user.click(yes)
  await user.type(await screen.findByLabelText('Stake'), '500')
  await user.click(screen.getByRole('button', { name: 'Place bet' }))
  await screen.findByText('Waiting: in-play delay')
  mock.fail('listMatchBets', 400, 'Gone.')
  mock.world.clock.advance(6000)
  mock.world.tick()
  await screen.findByText(/^Accepted: Yes \d+ at \d+$/)
  await user.click(screen.getByRole('button', note))
  expect(ladder()?.textContent).toContain('Held ₹500−500')
})

test('a pinned market stands first in its group, after a reload too', async () => {
  const { user, match } = await openFirst(1)
  const [first = '', second = ''] = boards()
  await user.click(screen.getByRole('button', { name: `Pin ${second}` }))
  expect(boards().slice(0, 2)).toEqual([second, first])
  openSite(`/exchange/${match.refMatchId}`)
  await waitFor(() => expect(boards()[0]).toBe(second))
  await user.click(screen.getAllByRole('button', { name: `Unpin ${second}` })[0] ?? document.body)
  await waitFor(() => expect(boards()[0]).toBe(first))
})

test('the rules of a market say how it pays and by what it is limited', async () => {
  const { user } = await openFirst(1)
  await user.click(screen.getByRole('button', { name: 'Rules of Bookmaker' }))
  const rules = await screen.findByRole('dialog', { name: 'Bookmaker' })
  within(rules).getByText(/^Rates for each ₹100\./)
  within(rules).getByText(/^A bet is from ₹100 to ₹[\d,]+\./)
})

test('a tennis match shows sets and points by player, a soccer match goals and minute', async () => {
  const { match } = await openFirst(2)
  const sets = await screen.findByRole('table', { name: 'Sets' })
  const rows = within(sets).getAllByRole('rowheader')
  expect(rows.map((row) => row.textContent?.replace('serves', ''))).toEqual(match.teams.map(({ name }) => name))
  within(sets).getByRole('columnheader', { name: 'Set 1' })
  within(sets).getByText('serves')
  await screen.findByRole('button', { name: 'Live court' })
})

test('a soccer match shows the goals between its sides', async () => {
  const { match } = await openFirst(1)
  const [home, away] = match.teams.map(({ name }) => name)
  const score = (await screen.findByRole('region', { name: 'Score' })).querySelector('.soccer-score')
  expect(score?.querySelector('b')?.textContent).toMatch(/^\d+ - \d+$/)
  expect([...(score?.querySelectorAll('.score-team') ?? [])].map(({ textContent }) => textContent)).toEqual([
    home,
    away,
  ])
})

test('[7.4-5] live TV is asked for by cricket type when somebody wants to see it, and stands in a sandbox', async () => {
  const { mock, match, user } = await openFirst(4)
  expect(mock.count('GET /live-tv/')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Live pitch' }))
  const frame = await screen.findByTitle(`Live pitch of ${match.matchName}`)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame.getAttribute('src')).toContain('/live-tv/watch/')
  const asked = mock.calls.find(({ call }) => call === 'GET /live-tv/')
  expect(asked?.request.url).toContain('cricketType=cricket')
  await user.click(screen.getByRole('button', { name: 'Hide pictures' }))
  expect(screen.queryByTitle(`Live pitch of ${match.matchName}`)).toBeNull()
})

test('on a wide screen live TV and the results open with the match; live TV until the player closes it', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(min-width: 1760px)', media }),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { match, user } = await openFirst(4)
  await screen.findByTitle(`Live pitch of ${match.matchName}`)
  const results = screen.getByRole('region', { name: 'Results' })
  expect(results.querySelector('details')?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Hide pictures' }))
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('link', { name: 'Profile' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Live pitch' })).toBeNull())
  act(() => history.back())
  await screen.findByRole('button', { name: 'Live pitch' })
  expect(screen.queryByTitle(`Live pitch of ${match.matchName}`)).toBeNull()
})

test('[7.4-5] shows an error with Retry if pictures fail to load', async () => {
  const { mock, user } = await openFirst(4)
  mock.fail('getLiveTv', 404, 'No pictures of this match.')
  await user.click(screen.getByRole('button', { name: 'Live pitch' }))
  await screen.findByText('We could not load the pictures')
  screen.getByText('No pictures of this match.')
})

test('[4-17] a market that gets its result leaves the boards and stands under the results', async () => {
  const { mock, match } = await openFirst(1)
  await waitFor(() => expect(useMarkets.getState().source).toBe('push'))
  const market = mock.world.feed.market(`${match.refMatchId}.bookmaker`)
  decideMarket(mock.world, market?.marketId ?? '', market?.runners[0]?.selectionId ?? '')
  await waitFor(() => expect(boards()).not.toContain('Bookmaker'))
  const results = screen.getByRole('region', { name: 'Results' })
  expect(results.querySelector('details')?.open).toBe(false)
  expect(within(results).getByText('Bookmaker').nextElementSibling?.textContent).toBe(market?.runners[0]?.name)
})

test('[3-27] the prices are kept as oddsData; after a reload they stand there at once, and take no bet until fresh ones came', async () => {
  const { mock, match } = await openFirst(4)
  await waitFor(() => expect(sessionStorage.getItem('oddsData')).toContain(match.refMatchId))
  mock.world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: null })
  mock.fail('getMatchOdds', 400, 'Gone.')
  openSite(`/exchange/${match.refMatchId}`)
  const board = (await screen.findAllByRole('grid', { name: 'Match Odds' })).at(-1)
  const cell = board?.querySelector('[data-best=back]')
  expect(cell?.textContent).toMatch(/\d/)
  await waitFor(() => expect(cell?.getAttribute('aria-disabled')).toBe('true'))
})
