import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forcePrice } from '../../../mock-server/src/domain/matches/market-control.ts'
import { matchOddsOf, startLiveMatch } from '../live-match.tsx'
import type { Mock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'

async function openGraph(mock: Mock, id: string) {
  const { user, ...site } = await openSiteAsPlayer(mock, `/exchange/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Price graph of Match Odds' }))
  return { user, ...site, dialog: await screen.findByRole('dialog', { name: 'Prices of Match Odds' }), mock }
}

const figures = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

test('[1-6] one sees how the prices of each runner moved, as a picture in words and as a table', async () => {
  const { mock, id } = await startLiveMatch()
  const { runners } = await matchOddsOf(mock, id)
  const { user, dialog } = await openGraph(mock, id)
  for (const runner of runners) {
    await user.click(await within(dialog).findByRole('tab', { name: runner.name }))
    const picture = await within(dialog).findByRole('img')
    expect(picture.getAttribute('aria-label')).toMatch(
      new RegExp(`^${runner.name}, .+ to .+: Back between [\\d.]+ and [\\d.]+, now [\\d.]+\\. The table holds`),
    )
    const toggle = within(dialog).getByRole('button', { name: 'As a table' })
    await user.click(toggle)
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    const table = within(dialog).getByRole('table', { name: `Prices of ${runner.name}, newest first` })
    const rows = figures(table)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.every(([, back, lay]) => Number(back) < Number(lay))).toBe(true)
    const matched = rows.map((row) => Number(row[3]?.replace(/[₹,]/g, '')))
    expect(matched).toEqual(matched.toSorted((one, other) => other - one))
    await user.click(toggle)
  }
  expect(mock.count('GET /api/sports/market/history')).toBe(1)
})

test('a price that comes while the graph is open stands at its end', async () => {
  const { mock, id } = await startLiveMatch()
  const market = await matchOddsOf(mock, id)
  const { user, dialog } = await openGraph(mock, id)
  await user.click(await within(dialog).findByRole('button', { name: 'As a table' }))
  const [runner] = market.runners
  mock.world.clock.advance(2000)
  mock.world.tick()
  forcePrice(mock.world, market.marketId, {
    selectionId: runner?.selectionId ?? '',
    side: 'back',
    level: { priceHundredths: 90_00, sizePaise: 100_00 },
  })
  await within(dialog).findByText('Back 90')
  const [newest] = figures(within(dialog).getByRole('table'))
  expect(newest?.[1]).toBe('90')
})

test('[4-16] a session has the graph of its runs, with Yes and No and nothing matched', async () => {
  const { mock, id } = await startLiveMatch()
  const { user } = await openSiteAsPlayer(mock, `/exchange/${id}`)
  const [button] = await screen.findAllByRole('button', { name: /^Price graph of 20 over run/ })
  if (button) await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: /^Prices of 20 over run/ })
  expect((await within(dialog).findByRole('img')).getAttribute('aria-label')).toMatch(/: Yes between \d+ and \d+, now/)
  await user.click(within(dialog).getByRole('button', { name: 'As a table' }))
  const heads = within(dialog)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
  expect(heads).toEqual(['Time', 'Yes', 'No'])
})

test('shows an error if the history fails to load, and the history after Retry', async () => {
  const { mock, id } = await startLiveMatch()
  mock.fail('getPriceHistory', 503, 'Try again in a moment.')
  const { user, dialog } = await openGraph(mock, id)
  await within(dialog).findByText('We could not load the prices of the past')
  within(dialog).getByText('Try again in a moment.')
  mock.world.faults.clear()
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
  await within(dialog).findByRole('img')
})

test('the button goes where the server says nothing of histories, and Esc brings the focus back to it', async () => {
  const { mock, id } = await startLiveMatch()
  const { user, queries } = await openGraph(mock, id)
  await user.keyboard('{Escape}')
  const button = await screen.findByRole('button', { name: 'Price graph of Match Odds' })
  expect(document.activeElement).toBe(button)
  const key = ['getMatchSettings', { query: { matchId: id } }]
  const { priceHistory: _gone, ...plain } = queries.getQueryData<Record<string, unknown>>(key) ?? {}
  queries.setQueryData(key, plain)
  await expect.poll(() => screen.queryByRole('button', { name: 'Price graph of Match Odds' })).toBeNull()
})
