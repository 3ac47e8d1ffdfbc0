import { games } from '@chaupar/games/catalogue/games'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listMatches } from '../../../mock-server/src/domain/matches/matches.ts'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSite, openSiteAsPlayer } from '../site.tsx'
// Loaded ahead: the first test does not pay for what all of them use.
import '../../src/shell/site-search.tsx'

const everyGame = `${games.length} games`

/** How many games of the catalogue have these words in their names. */
function namedWith(words: string): number {
  return games.filter(({ name = '' }) => name.toLowerCase().includes(words)).length
}

/** The search, opened from the header. */
async function openSearch(who: 'guest' | 'player' = 'guest') {
  const mock = await startMock()
  const { user } = who === 'guest' ? openSite('/') : await openSiteAsPlayer(mock, '/kyc')
  // The head of a page inside of <main> counts as a banner too in testing-library, which ignores where it stands.
  const [header] = await screen.findAllByRole('banner')
  if (!header) throw new Error('the site has no header')
  const [button] = await within(header).findAllByRole('button', { name: 'Search for games' })
  if (!button) throw new Error('the header has no search')
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Search for games' })
  await within(dialog).findByText(everyGame)
  const box = within(dialog).getByPlaceholderText('Start writing a game or provider name')
  return { user, dialog, box, button, mock }
}

async function found(dialog: HTMLElement) {
  const list = await within(dialog).findByRole('list', { name: 'Games found' })
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test('[2.9-1] [9-9] [9-10] a full-screen dialog with its title, its text box and its two filters', async () => {
  const { dialog } = await openSearch()
  within(dialog).getByRole('heading', { name: 'Search for games' })
  const words = (group: string) =>
    within(within(dialog).getByRole('group', { name: group }))
      .getAllByRole('button')
      .map((button) => button.textContent)
  expect(words('Providers')).toEqual(['Ezugi', 'Evolution', 'Kingmaker', 'Supernowa', 'Slots', 'Vivo'])
  expect(words('Categories')).toEqual([
    'Roulette',
    'Andar Bahar',
    'Live Casino',
    'Slots',
    'Baccarat',
    'Blackjack',
    'Other',
    'Crash',
  ])
})

test('[2.9-2] [5-17] results are linked covers: by name, narrowed by provider and category', async () => {
  const { user, dialog, box } = await openSearch('player')
  await user.type(box, 'ROULETTE')
  await within(dialog).findByText(`${namedWith('roulette')} games`)
  await user.click(within(dialog).getByRole('button', { name: 'Vivo' }))
  await within(dialog).findByText('2 games')
  expect(await found(dialog)).toEqual(['/casino/vivo-roulette', '/casino/vivo-galleryroulette'])
  for (const link of within(dialog).getAllByRole('link', { name: /Roulette/ })) {
    expect(link.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/assets\/covers\/vivo-[0-9a-f]{8}\/vivo-\w+\.svg$/,
    )
  }
  await user.click(within(dialog).getByRole('button', { name: 'Crash' }))
  await within(dialog).findByText('No game matches “ROULETTE” at Vivo')
})

test('nothing found says where something would be, and leads there', async () => {
  const { user, dialog, box } = await openSearch()
  await user.click(within(dialog).getByRole('button', { name: 'Vivo' }))
  await user.type(box, 'plinko')
  await within(dialog).findByText('No game matches “plinko” at Vivo')
  within(dialog).getByText(`${namedWith('plinko')} games match at other providers.`)
  await user.click(within(dialog).getByRole('button', { name: 'Search all providers' }))
  await within(dialog).findByText(`${namedWith('plinko')} games`)
  expect(within(dialog).queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Vivo' }))
  await user.click(within(dialog).getByRole('button', { name: 'Clear filters' }))
  await within(dialog).findByText(`${namedWith('plinko')} games`)
  await user.clear(box)
  await user.type(box, '<b>zzz</b>')
  await within(dialog).findByText('No game matches “<b>zzz</b>”')
  await user.click(within(dialog).getByRole('button', { name: 'Clear the text' }))
  await within(dialog).findByText(everyGame)
})

test('a typed provider name offers that provider', async () => {
  const { user, dialog, box } = await openSearch()
  await user.type(box, 'spribe')
  const link = await within(dialog).findByRole('link', { name: 'All games of Spribe' })
  await within(dialog).findByText('1 provider')
  expect(within(dialog).queryByText(/No game matches|games/, { selector: 'p, p *' })).toBeNull()
  await user.click(link)
  await waitFor(() => expect(address()).toBe('/spribe'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[2.9-1] it works by keys: arrows into the results and back, Enter opens, Esc closes and gives the focus back', async () => {
  const { user, dialog, box, button } = await openSearch()
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.keyboard('aviator')
  await within(dialog).findByText('1 game')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('href')).toBe('/casino/spribe/aviator')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(useAuthPanel.getState()).toMatchObject({ panel: 'login', target: '/casino/spribe/aviator' })
  useAuthPanel.getState().close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button)
  await screen.findByRole('dialog', { name: 'Search for games' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** The cricket match in play, its first side and who bats there now. */
function inPlay(mock: Mock) {
  mock.world.clock.freeze()
  const match = listMatches(mock.world, { when: 'inplay', sportId: 4 })[0]
  const [team] = match?.teams ?? []
  const { score } = match ?? {}
  const batter = score?.sport === 'cricket' ? score.batters?.[0]?.name : undefined
  if (!match || !team || batter === undefined) throw new Error('no cricket match in play')
  return { match, team: team.name, batter }
}

test('matches are found by team and by player beside the games, and lead to their pages', async () => {
  const { user, dialog, box, mock } = await openSearch('player')
  const { match, team, batter } = inPlay(mock)
  within(dialog).getByText('Matches, teams and who is batting or bowling are found too.')
  await user.type(box, team.toUpperCase())
  const region = () => within(dialog).findByRole('region', { name: 'Matches found' })
  const links = () => within(within(dialog).getByRole('region', { name: 'Matches found' })).getAllByRole('link')
  await region()
  await waitFor(() => expect(links()[0]?.getAttribute('href')).toBe(`/exchange/${match.refMatchId}`))
  const count = links().length
  expect(within(await region()).getByRole('status').textContent).toBe(count === 1 ? '1 match' : `${count} matches`)
  await user.clear(box)
  await user.type(box, batter)
  await within(await region()).findByText(`${batter}, ${match.competition}`)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(links()[0])
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/exchange/${match.refMatchId}`))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search for games' })).toBeNull())
})

test('down from the last match leads to the games, and a text without a match says so', async () => {
  const { user, dialog, box } = await openSearch()
  await user.type(box, 'ra')
  const region = await within(dialog).findByRole('region', { name: 'Matches found' })
  await within(region).findByText(/^\d+ match(es)?$/)
  const links = within(region).getAllByRole('link')
  for (let step = 0; step <= links.length; step += 1) await user.keyboard('{ArrowDown}')
  const [game] = await found(dialog)
  expect(document.activeElement?.getAttribute('href')).toBe(game)
  await user.clear(box)
  await user.type(box, 'zzzz')
  await within(dialog).findByText('No match of this name in cricket, soccer or tennis')
})

test('a guest’s match leads through the login', async () => {
  const { user, dialog, box, mock } = await openSearch('guest')
  const { match, team } = inPlay(mock)
  await user.type(box, team)
  const region = await within(dialog).findByRole('region', { name: 'Matches found' })
  await user.click((await within(region).findAllByRole('link'))[0] ?? document.body)
  expect(useAuthPanel.getState()).toMatchObject({ panel: 'login', target: `/exchange/${match.refMatchId}` })
  expect(address()).toBe('/')
})

test('where matches cannot be read the games are searched all the same', async () => {
  const { user, dialog, box, mock } = await openSearch('guest')
  mock.fail('listMatches', 500, 'Down')
  await user.type(box, 'roulette')
  await within(dialog).findByText('We could not look for matches.')
  expect((await found(dialog)).length).toBeGreaterThan(0)
})
