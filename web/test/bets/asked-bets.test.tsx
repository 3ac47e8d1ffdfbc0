import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { istDay } from '../../src/lib/dates.ts'
import { startMock } from '../mock.ts'
import { address, go, openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'
// Loaded ahead: no test waits for them.
import '../../src/features/cashier/statement/statement-page.tsx'
import '../../src/features/sports/pages/my-bets-page.tsx'

/** A player with two settled bets on each of four markets of one match. */
async function withSettledBets(path: string) {
  const mock = await startMock()
  apply(mock, 'settled-match')
  return { mock, ...(await openSiteAsPlayer(mock, path)) }
}

const bets = async () => within(await screen.findByRole('list', { name: 'Bets' })).getAllByRole('listitem')

async function followEntry(type: 'bet' | 'settlement', user: Awaited<ReturnType<typeof withSettledBets>>['user']) {
  const table = await screen.findByRole('table', { name: 'Entries' })
  await waitFor(() => expect(within(table).getAllByRole('link').length).toBeGreaterThan(1))
  const [link] = within(table).getAllByRole('link')
  if (!link) throw new Error(`no ${type} leads anywhere`)
  await user.click(link)
}

test('[7.4-2] an entry of the statement leads to the receipt of its bet, over the bets of its day', async () => {
  const { user } = await withSettledBets('/cashier?type=bet')
  await followEntry('bet', user)
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
  const [, id = ''] = /^\/mybets\?betstatus=all&from=(?:.{10})&to=(?:.{10})&bet=([\w-]+)$/.exec(address()) ?? []
  await within(receipt).findByText(id)
  await user.click(within(receipt).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await bets()).toHaveLength(8)
})

test('a row names a fancy bet once, and its receipt button has a word', async () => {
  const { mock } = await withSettledBets('/mybets?betstatus=settled')
  const named = (await bets()).map((row) => row.querySelector('.bet-selection')?.textContent ?? '')
  const sql = `SELECT side, line, runner_name FROM bets JOIN markets USING (market_id)
    WHERE line IS NOT NULL AND runner_name = head_name`
  const fancy = mock.world.store.all(sql, [], (row) => {
    const side = row.text('side') === 'back' ? 'Yes' : 'No'
    return `${side} ${row.text('runner_name')}${row.integer('line')} runs`
  })
  expect(fancy.length).toBeGreaterThan(0)
  expect(named).toEqual(expect.arrayContaining(fancy))
  expect(screen.getAllByRole('button', { name: /^Receipt / }).map(({ textContent }) => textContent)).toContain(
    'Receipt',
  )
})

test('a bet of another day than the address says is found all the same', async () => {
  const { mock } = await withSettledBets('/profile')
  const id = mock.world.store.one('SELECT min(id) AS id FROM bets', [], (row) => row.text('id')) ?? ''
  await go(`/mybets?betstatus=all&from=2026-01-01&to=2026-01-02&bet=${id}`)
  await within(await screen.findByRole('dialog', { name: 'Receipt' })).findByText(id)
})

test('reports a bet that is not the player’s own, and still shows the list', async () => {
  await withSettledBets('/mybets?betstatus=settled&bet=b-unknown')
  await screen.findByText('The bet b-unknown is not among yours.')
  expect(await bets()).toHaveLength(8)
})

test('among more bets than are searched, those of the days that the address says are searched first, and no other is spoken for', async () => {
  const { mock } = await withSettledBets('/profile')
  apply(mock, 'many-bets')
  const sql = 'SELECT id, created_at_ms FROM bets ORDER BY created_at_ms LIMIT 1'
  const oldest = mock.world.store.one(sql, [], (row) => ({ id: row.text('id'), at: row.integer('created_at_ms') }))
  const day = istDay(new Date(oldest?.at ?? 0))
  await go(`/mybets?betstatus=all&from=${day}&to=${day}&bet=${oldest?.id}`)
  await within(await screen.findByRole('dialog', { name: 'Receipt' })).findByText(oldest?.id ?? '')
  await go(`/mybets?betstatus=all&from=2026-01-01&to=2026-01-02&bet=${oldest?.id}`)
  await screen.findByText(`The bet ${oldest?.id} is not among your newest 1,000.`)
})

test('a bet that cannot be read says so, with Retry', async () => {
  const { mock } = await withSettledBets('/profile')
  mock.fail('listUserBets', 500, 'Out of order')
  await go('/mybets?bet=b-1')
  await screen.findByText('We could not load this bet')
  expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0)
})

test('[7.4-2] [3-31] a settlement leads to the bets on its match, asked for by refmatchid alone', async () => {
  const { mock, user } = await withSettledBets('/cashier?type=settlement')
  await followEntry('settlement', user)
  await screen.findByText('Your bets on one match')
  expect(await bets()).toHaveLength(8)
  const match = new URLSearchParams(location.search).get('refmatchid')
  const asked = mock
    .urls('/sports-data/user/bets')
    .map((url) => Object.fromEntries(new URL(url, mock.origin).searchParams))
  expect(asked.at(-1)).toEqual({ refmatchid: match, skip: '0', pagesize: '10' })
  expect(screen.getByRole('link', { name: 'Go to the match' }).getAttribute('href')).toBe(`/exchange/${match}`)
  await user.click(screen.getByRole('link', { name: 'All bets' }))
  await screen.findByRole('tab', { name: 'All', selected: true })
})
