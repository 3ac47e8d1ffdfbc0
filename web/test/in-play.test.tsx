import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Match } from '../src/features/sports/queries.ts'
import { startMock } from './mock.ts'
import { openSiteAsPlayer } from './site.tsx'

test('the page of the matches in play has no link to itself, and no counts before they are known', async () => {
  const mock = await startMock()
  mock.delay('listMatches', 400)
  await openSiteAsPlayer(mock, '/exchange/Inplay')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Live now' })
  const section = heading.closest('section')
  expect(section?.querySelector('a[href="/exchange/Inplay"]:not([aria-current])')).toBeNull()
  expect(screen.getByRole('tab', { name: /^All/ }).textContent).toBe('All')
  await screen.findByRole('tab', { name: /^All ?\d+$/ })
})

/** Names of the matches in a part of the list. */
function namesIn(part: RegExp): string[] {
  const links = within(screen.getByRole('region', { name: part })).getAllByRole('link', { name: / v / })
  return links.map((link) => link.textContent ?? '')
}

test('below the matches in play stand the five that start next, and of a chosen sport its own', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/exchange/Inplay')
  await screen.findByRole('region', { name: 'Starting next' })
  const answer = await fetch(`${mock.origin}/api/sports/matches`)
  const { matches }: { matches: Match[] } = (await answer.json()).data
  const toCome = matches
    .filter(({ status }) => status === 'upcoming')
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
  const namesOf = (list: readonly Match[]) => list.slice(0, 5).map(({ matchName }) => matchName)
  expect(namesIn(/^Starting next$/)).toEqual(namesOf(toCome))
  await user.click(screen.getByRole('tab', { name: /^Tennis/ }))
  const tennis = namesOf(toCome.filter(({ sportId }) => sportId === 2))
  await waitFor(() => expect(namesIn(/^Starting next$/)).toEqual(tennis))
})

test('without a match in play the page says so, leads to all matches and names the next ones', async () => {
  const mock = await startMock()
  mock.changeAnswer('GET /api/sports/matches', (text) => text.replaceAll('"status":"inplay"', '"status":"upcoming"'))
  const { user } = await openSiteAsPlayer(mock, '/exchange/Inplay')
  await screen.findByText('No match is in play')
  expect(namesIn(/^Starting next$/)).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'All matches' }).getAttribute('href')).toBe('/sportsbook2')
  // Where a search leaves nothing, the way is back to all of them.
  await user.type(screen.getByRole('searchbox', { name: 'Search matches' }), 'no such team')
  await user.click(await screen.findByRole('button', { name: 'Show all matches' }))
  expect(namesIn(/^Starting next$/)).toHaveLength(5)
})
