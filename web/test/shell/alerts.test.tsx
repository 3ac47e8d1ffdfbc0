// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/match-page.tsx'
import '../../src/features/sports/alerts/match-alerts.tsx'
import '../../src/shell/notifications/notifications-panel.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addPriceAlert, alertsOf } from '../../../mock-server/src/domain/alerts/change-alerts.ts'
import { leaveOut } from '../../../mock-server/src/domain/alerts/send-alert.ts'
import { forcePrice } from '../../../mock-server/src/domain/matches/market-control.ts'
import { matchRecord } from '../../../mock-server/src/domain/matches/match-records.ts'
import { useConnection } from '../../src/realtime/connection-store.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
import { upcomingMarket } from '../upcoming-market.ts'

/** A match to come whose first runner can be backed at 3, and its page. */
async function openMatch(running?: Mock) {
  const mock = running ?? (await startMock())
  const { world } = mock
  world.clock.freeze()
  const { market, runner, player } = upcomingMarket(mock)
  const { marketId, refMatchId } = market
  const { selectionId, name } = runner
  const moveTo = (hundredths: number) => {
    const level = { priceHundredths: hundredths, sizePaise: 1_000_000_00 }
    forcePrice(world, marketId, { selectionId, side: 'back', level })
    world.tick()
  }
  moveTo(300)
  const site = await openSiteAsPlayer(mock, `/exchange/${refMatchId}`)
  await screen.findByRole('grid', { name: 'Match Odds' })
  const matchName = matchRecord(world, refMatchId)?.matchName
  return { ...site, mock, world, playerId: player.id, matchName, marketId, refMatchId, selectionId, name, moveTo }
}

async function openDialog({ user }: Awaited<ReturnType<typeof openMatch>>) {
  await user.click(await screen.findByRole('button', { name: 'Alerts of this match' }))
  return within(await screen.findByRole('dialog', { name: 'Alerts of this match' }))
}

/** The alerts behind the bell, unfolded; the header has a bell for the phone and one for the desktop. */
async function openSettings(user: Awaited<ReturnType<typeof openMatch>>['user']) {
  const [bell] = await screen.findAllByRole('button', { name: /^Notifications/ })
  await user.click(bell ?? document.body)
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await user.click(await panel.findByRole('button', { name: 'Your alerts' }))
  return panel
}

test('a price alert is set from the page of its match, fires in the page and in the bell, and is spent', async () => {
  const at = await openMatch()
  const { user, mock, marketId, selectionId, name, matchName, moveTo } = at
  const dialog = await openDialog(at)
  dialog.getByText('No price alerts are set.')
  await dialog.findByText('Now 3')
  const price = dialog.getByLabelText('Price')
  const set = dialog.getByRole('button', { name: 'Set alert' })
  for (const [typed, words] of [
    ['3.51', 'The scale has no 3.51. The next price below is 3.5.'],
    ['1000.5', 'A price is from 1.01 to 1,000, with at most two decimals.'],
    ['1', 'A price is from 1.01 to 1,000, with at most two decimals.'],
  ] as const) {
    await user.clear(price)
    await user.type(price, typed)
    expect(dialog.getByRole('alert').textContent).toBe(words)
    expect(set).toHaveProperty('disabled', true)
  }
  await user.clear(price)
  await user.type(price, '2.9')
  await user.click(set)
  await toastSays('error', 'The price is already there')
  await user.clear(price)
  await user.type(price, '3.5')
  dialog.getByText(`Alert me when ${name} can be backed at 3.5 or more`)
  await user.dblClick(set)
  const list = within(await dialog.findByRole('list', { name: 'Price alerts' }))
  list.getByText(`${name} can be backed at 3.5 or more`)
  expect(mock.count('POST /api/alerts/price')).toBe(2)
  expect(mock.lastBody('POST /api/alerts/price')).toEqual({
    ...{ marketId, selectionId, side: 'back', beyond: 'above', odds: 3.5 },
  })
  await waitFor(() => expect(useConnection.getState().status).toBe('live'))
  moveTo(360)
  await toastSays('other', `Price : ${name}, Match Odds, ${matchName}: Back 3.6`)
  await dialog.findByText('No price alerts are set.')
})

test('the alerts of a match are switched on, and listed and switched off behind the bell', async () => {
  const at = await openMatch()
  const { user, queries, world, playerId, refMatchId } = at
  const dialog = await openDialog(at)
  await user.click(dialog.getByRole('checkbox', { name: /^Start, wickets and goals/ }))
  // The switch turns before its answer is there.
  await waitFor(() => expect(queries.getQueryData(['getAlerts', null])).toMatchObject({ matches: [{ refMatchId }] }))
  expect(alertsOf(world, playerId).matches).toMatchObject([{ refMatchId }])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await screen.findByRole('button', { name: 'Alerts of this match, on' })
  const panel = await openSettings(user)
  await user.click(panel.getByRole('button', { name: /^Switch off the alerts of / }))
  await panel.findByText("None. The bell on a match's page switches them on.")
  expect(alertsOf(world, playerId).matches).toEqual([])
})

test('behind the bell each kind has its switch, quiet hours have two times, and price alerts are removed', async () => {
  const mock = await startMock()
  const { world } = mock
  world.clock.freeze()
  const { market, runner, player } = upcomingMarket(mock)
  const { selectionId, name } = runner
  addPriceAlert(world, player.id, {
    ...{ marketId: market.marketId, selectionId, side: 'lay', beyond: 'below', priceHundredths: 101 },
  })
  for (const _ of [1, 2, 3]) leaveOut(world, player.id)
  const { user } = await openSiteAsPlayer(mock, '/terms')
  const panel = await openSettings(user)
  panel.getByText('3 more alerts of the last hour were left out.')
  await user.click(panel.getByRole('checkbox', { name: 'A wicket or a goal' }))
  await waitFor(() => expect(alertsOf(world, player.id).kinds).toMatchObject({ score: false, price: true }))
  await user.click(panel.getByRole('checkbox', { name: /^Quiet hours/ }))
  const from = await panel.findByLabelText('From')
  fireEvent.change(from, { target: { value: '23:30' } })
  fireEvent.blur(from)
  await waitFor(() => expect(alertsOf(world, player.id).quiet).toEqual({ from: 23 * 60 + 30, to: 7 * 60 }))
  await user.click(panel.getByRole('button', { name: `Remove: ${name} can be laid at 1.01 or less` }))
  await panel.findByText('No price alerts are set.')
})

test('alerts that cannot be loaded are an error with a way to try again', async () => {
  const mock = await startMock()
  mock.fail('getAlerts', 400, 'The alerts are being moved')
  const { user, queries } = await openSiteAsPlayer(mock, '/terms')
  const panel = await openSettings(user)
  // A new connection has the alerts read once more, after the balance.
  await waitFor(() => expect(wallet()).not.toBeNull())
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  panel.getByText('We could not load your alerts')
  mock.world.faults.clear()
  mock.delay('getAlerts', 100)
  await user.click(panel.getByRole('button', { name: 'Retry' }))
  panel.getByRole('button', { name: 'Your alerts', expanded: true })
  await panel.findByText('Alert me of')
})

test.each([404, 501])('where a server answers %i to the alerts the site shows none of them', async (status) => {
  const mock = await startMock()
  mock.fail('getAlerts', status, 'Not offered', 'not_offered')
  const { user } = await openMatch(mock)
  await waitFor(() => expect(mock.count('GET /api/alerts')).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: /^Alerts of this match/ })).toBeNull()
  const [bell] = await screen.findAllByRole('button', { name: /^Notifications/ })
  await user.click(bell ?? document.body)
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await panel.findAllByRole('listitem')
  expect(panel.queryByText('Your alerts')).toBeNull()
})
