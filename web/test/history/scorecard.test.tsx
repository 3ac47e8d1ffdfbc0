import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'

/** The scorecard of the match of a sport that has been played longest. */
async function openCard(sportId: 1 | 2 | 4) {
  const mock = await startMock()
  const answer = await fetch(`${mock.origin}/api/sports/matches?sportId=${sportId}&when=inplay`)
  const id = String((await answer.json()).data.matches.at(-1).refMatchId)
  const { user } = await openSiteAsPlayer(mock, `/exchange/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Scorecard' }))
  return { mock, id, user, dialog: await screen.findByRole('dialog', { name: 'Scorecard' }) }
}

async function cardOf(mock: Mock, id: string) {
  const answer = await fetch(`${mock.origin}/api/sports/match/scorecard?matchId=${id}`)
  return (await answer.json()).data.scorecard
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('[1-6] a cricket match has batting, bowling, extras and wickets of each innings, which add up', async () => {
  const { mock, id, user, dialog } = await openCard(4)
  const { innings } = await cardOf(mock, id)
  for (const [index, expected] of innings.entries()) {
    const name = `${expected.team} ${expected.runs}/${expected.wickets}`
    await user.click(await within(dialog).findByRole('tab', { name }))
    const panel = within(dialog).getByRole('tabpanel', { name })
    const batting = within(panel).getByRole('table', { name: 'Batting' })
    expect(
      within(batting)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Batter', 'RRuns', 'BBalls', '4sFours', '6sSixes', 'SRStrike rate'])
    const runs = within(batting)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(cells(row)[1]))
    const extras = Number(/^Extras (\d+)/.exec(panel.querySelector('.scorecard-sum')?.textContent ?? '')?.[1])
    expect(runs.reduce((sum, one) => sum + one, extras)).toBe(expected.runs)
    expect(panel.textContent).toContain(`Total ${expected.runs}/${expected.wickets} in ${expected.overs} overs`)
    const bowling = within(panel).getByRole('table', { name: 'Bowling' })
    expect(within(bowling).getAllByRole('row')).toHaveLength(expected.bowlers.length + 1)
    expect(within(panel).queryAllByRole('listitem')).toHaveLength(expected.falls.length)
    expect(panel.textContent).toContain(
      index === innings.length - 1 && !expected.closed ? 'Yet to bat:' : 'Did not bat:',
    )
  }
})

test('it is read again when the score changes, and stands still while it is', async () => {
  const { mock, dialog } = await openCard(4)
  await within(dialog).findByRole('table', { name: 'Batting' })
  const asked = mock.count('GET /api/sports/match/scorecard')
  const before = within(dialog).getByRole('table', { name: 'Bowling' }).textContent
  await expect
    .poll(() => {
      mock.world.clock.advance(20_000)
      mock.world.tick()
      return within(dialog).getByRole('table', { name: 'Bowling' }).textContent
    })
    .not.toBe(before)
  expect(mock.count('GET /api/sports/match/scorecard')).toBeGreaterThan(asked)
})

test('a tennis match has its games, set by set, with who held and who broke', async () => {
  const { mock, id, dialog } = await openCard(2)
  const { sets, breaks } = await cardOf(mock, id)
  await within(dialog).findByText('Breaks of serve')
  expect(dialog.textContent).toContain(breaks.join(' – '))
  const headings = within(dialog).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(
    sets
      .map((set: { home: number; away: number }, index: number) => `Set ${index + 1}: ${set.home}–${set.away}`)
      .reverse(),
  )
  const first = within(dialog).getByRole('table', { name: 'Games of set 1' })
  const rows = within(first).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(sets[0].games.length)
  expect(cells(rows.at(-1) ?? first).at(-1)).toBe(`${sets[0].home}–${sets[0].away}`)
})

test('a soccer match has its goals and cards, the newest first', async () => {
  const { mock, id, dialog } = await openCard(1)
  const { incidents } = await cardOf(mock, id)
  const table = await within(dialog).findByRole('table', { name: 'Goals and cards, newest first' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => cells(row)[0])).toEqual(incidents.map(({ minute }: { minute: string }) => minute).reverse())
})

test('shows an error with Retry if the scorecard fails to load', async () => {
  const mock = await startMock()
  mock.fail('getScorecard', 503, 'Try again in a moment.')
  const answer = await fetch(`${mock.origin}/api/sports/matches?sportId=4&when=inplay`)
  const { user } = await openSiteAsPlayer(mock, `/exchange/${(await answer.json()).data.matches[0].refMatchId}`)
  await user.click(await screen.findByRole('button', { name: 'Scorecard' }))
  await screen.findByText('We could not load the scorecard')
  screen.getByRole('button', { name: 'Retry' })
})

test('a match that has not begun offers none', async () => {
  const mock = await startMock()
  const answer = await fetch(`${mock.origin}/api/sports/matches?when=today`)
  await openSiteAsPlayer(mock, `/exchange/${(await answer.json()).data.matches[0].refMatchId}`)
  await screen.findByRole('button', { name: 'Price graph of Match Odds' })
  expect(screen.queryByRole('button', { name: 'Scorecard' })).toBeNull()
})
