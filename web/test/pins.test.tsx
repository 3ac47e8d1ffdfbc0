// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/pins-page.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { playerByUsername } from '../../mock-server/src/domain/accounts/player-records.ts'
import { forcePrice } from '../../mock-server/src/domain/matches/market-control.ts'
import { listMatches } from '../../mock-server/src/domain/matches/matches.ts'
import { pinsOf, setPins } from '../../mock-server/src/domain/matches/pin-records.ts'
import { decideMarket } from '../../mock-server/src/domain/settlement/decide-market.ts'
import { clearSession } from '../src/player/session-store.ts'
import { startMock } from './mock.ts'
import { noToast, openSiteAsPlayer, reloadSite, toastSays } from './site.tsx'

const deviceKey = 'pinnedMarkets:1'

/** A mock with two matches to come, each with its first market, and the ids under which a device keeps their pins. */
async function startWithMatches() {
  const mock = await startMock()
  const { world } = mock
  world.clock.freeze()
  const [first, second] = listMatches(world).filter(({ status, sportId }) => status === 'upcoming' && sportId === 4)
  const player = playerByUsername(world, 'player')
  if (!first?.firstMarket || !second?.firstMarket || !player) throw new Error('fewer than two matches to come')
  const market = first.firstMarket
  const otherId = second.firstMarket.marketId
  const ids = [`${first.refMatchId} ${market.marketId}`, `${second.refMatchId} ${otherId}`]
  const change = (marketIds: string[], pinned: boolean) => setPins(world, player.id, marketIds, pinned)
  const pinned = () => pinsOf(world, player.id).map(({ marketId }) => marketId)
  return { mock, first, second, market, otherId, ids, change, pinned }
}

/** The page of a player whose device has pinned the match odds of both matches and an unknown market; the server keeps no pins. */
async function openPins() {
  const { mock, ids, ...matches } = await startWithMatches()
  mock.fail('getPins', 404, 'Not found.')
  localStorage.setItem(deviceKey, JSON.stringify([...ids, '999 999.odds']))
  return { ...(await openSiteAsPlayer(mock, '/pins')), mock, ...matches }
}

/** The page of a player whose account has pinned the match odds of both matches. */
async function openAccountPins() {
  const start = await startWithMatches()
  const { mock, market, otherId } = start
  start.change([market.marketId, otherId], true)
  const site = await openSiteAsPlayer(mock, '/pins')
  const unpin = async () =>
    site.user.click(await (await section(start.second.matchName)).findByRole('button', { name: 'Unpin Match Odds' }))
  const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: start.second.matchName })).toBeNull())
  return { ...start, ...site, unpin, isGone }
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('markets of several matches stand on one page under their matches, with live prices', async () => {
  const { mock, first, market, second } = await openPins()
  const one = await section(first.matchName)
  await one.findByRole('heading', { name: 'Match Odds' })
  expect(one.getByRole('link', { name: first.matchName }).getAttribute('href')).toBe(`/exchange/${first.refMatchId}`)
  await (await section(second.matchName)).findByRole('heading', { name: 'Match Odds' })
  const { selectionId = '' } = market.runners[0] ?? {}
  const level = { priceHundredths: 7_40, sizePaise: 500_00 }
  await waitFor(() => expect(one.getAllByRole('gridcell').length).toBeGreaterThan(0))
  forcePrice(mock.world, market.marketId, { selectionId, side: 'back', level })
  await one.findByText('7.4')
})

test('what is over is counted, and taken off with one press; a pin is taken off at its board', async () => {
  const { mock, user, first, market, second } = await openPins()
  const gone = await section('A match that is over')
  await gone.findByText('1 pinned market is over.')
  await user.click(gone.getByRole('button', { name: 'Unpin' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'A match that is over' })).toBeNull())
  const one = await section(first.matchName)
  await one.findByRole('heading', { name: 'Match Odds' })
  decideMarket(mock.world, market.marketId, 'void')
  await one.findByText('1 pinned market is over.')
  const other = await section(second.matchName)
  await user.click(await other.findByRole('button', { name: 'Unpin Match Odds' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: second.matchName })).toBeNull())
  await user.click(one.getByRole('button', { name: 'Unpin' }))
  await screen.findByText('No pinned markets')
})

test('the pins of the account are shown on each device, and a press changes the account', async () => {
  const { mock, market, second, otherId, ids, change, pinned, unpin, isGone } = await openAccountPins()
  await unpin()
  await isGone()
  await waitFor(() => expect(localStorage.getItem(deviceKey)).toBe(JSON.stringify({ account: ids.slice(0, 1) })))
  expect(mock.lastBody('POST /api/pins')).toEqual({ marketIds: [otherId], pinned: false })
  expect(pinned()).toEqual([market.marketId])
  // Another device pins it.
  change([otherId], true)
  reloadSite()
  await section(second.matchName)
})

test('what a device has pinned before is added to the account once', async () => {
  const { mock, second, ids, otherId, market, change, pinned } = await startWithMatches()
  change([otherId], true)
  localStorage.setItem(deviceKey, JSON.stringify([...ids, '999 999.odds']))
  await openSiteAsPlayer(mock, '/pins')
  await section(second.matchName)
  const account = { account: [ids[1], ids[0]] }
  await waitFor(() => expect(JSON.parse(localStorage.getItem(deviceKey) ?? '')).toEqual(account))
  expect(mock.lastBody('POST /api/pins')).toEqual({ marketIds: [market.marketId, '999.odds'], pinned: true })
  // Another device takes both off.
  change([market.marketId, otherId], false)
  reloadSite()
  await screen.findByText('No pinned markets')
  expect([mock.count('POST /api/pins'), pinned()]).toEqual([1, []])
})

test('a pin that the server refuses is taken back, with its words', async () => {
  const { mock, second, pinned, unpin, isGone } = await openAccountPins()
  const answer = Promise.withResolvers<void>()
  mock.holdAnswer('POST /api/pins', answer.promise)
  mock.fail('setPins', 400, 'Not now.')
  await unpin()
  await isGone()
  answer.resolve()
  await toastSays('error', 'Not now.')
  await section(second.matchName)
  expect(pinned().length).toBe(2)
})

test('a pin that is pressed offline is taken back, and the toast says why', async () => {
  const { mock, second, unpin } = await openAccountPins()
  await section(second.matchName)
  mock.fail('setPins', 500, '')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await unpin()
  await toastSays('error', 'You are offline')
  await section(second.matchName)
})

test('where the server no longer keeps pins they stay on the device, without a word', async () => {
  const { mock, ids, unpin, isGone } = await openAccountPins()
  mock.fail('setPins', 404, 'Not found.')
  await unpin()
  await waitFor(() => expect(localStorage.getItem(deviceKey)).toBe(JSON.stringify(ids.slice(0, 1))))
  await isGone()
  expect(noToast()).toBe(true)
})

test('device pins that the server refuses to add stay on the device, without a word', async () => {
  const { mock, first, ids } = await startWithMatches()
  mock.fail('setPins', 400, 'Not now.')
  localStorage.setItem(deviceKey, JSON.stringify(ids))
  const answer = Promise.withResolvers<void>()
  mock.holdAnswer('POST /api/pins', answer.promise)
  await openSiteAsPlayer(mock, '/pins')
  await section(first.matchName)
  await waitFor(() => expect(mock.count('POST /api/pins')).toBe(1))
  // Written again after the refusal.
  localStorage.removeItem(deviceKey)
  answer.resolve()
  await waitFor(() => expect(localStorage.getItem(deviceKey)).toBe(JSON.stringify(ids)))
  await section(first.matchName)
  expect(noToast()).toBe(true)
})

test('an answer that comes after the end of its session is kept for no other player', async () => {
  const { mock, unpin, isGone } = await openAccountPins()
  const answer = Promise.withResolvers<void>()
  mock.holdAnswer('POST /api/pins', answer.promise)
  await unpin()
  await isGone()
  clearSession('manual')
  answer.resolve()
  // The page takes its answer while these are on their way.
  for (let times = 0; times < 5; times += 1) await mock.token()
  expect(localStorage.getItem('pinnedMarkets:')).toBeNull()
})
