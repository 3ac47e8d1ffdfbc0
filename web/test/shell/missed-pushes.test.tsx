import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { forceMarketStatus, forcePriceByTicks } from '../../../mock-server/src/domain/matches/market-control.ts'
import { listMatches, matchOdds } from '../../../mock-server/src/domain/matches/matches.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { startTimeOut } from '../../../mock-server/src/domain/play-limits/take-break.ts'
import { voidMarket } from '../../../mock-server/src/domain/settlement/settlement.ts'
import { useMarkets } from '../../src/features/sports/prices/market-store.ts'
import { apply } from '../situation.ts'
// Here already, so that no test waits for it.
import '../../src/features/sports/pages/match-page.tsx'
import { useMoney } from '../../src/money/money-store.ts'
import { readStoredExposure } from '../../src/player/session-storage.ts'
import { useConnection } from '../../src/realtime/connection-store.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'

/** Pulls the cable; the returned function plugs it in again. */
async function cut({ world }: Mock): Promise<() => void> {
  const { id } = world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: null })
  await waitFor(() => expect(useConnection.getState().status).toBe('paused'))
  return () => world.faults.clear(id)
}

test('[7.7-5] what was settled while the connection was lost is known when it is back', async () => {
  const mock = await startMock()
  apply(mock, 'large-exposure')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  await waitFor(() => expect(readStoredExposure()).toBe(54_00_000))
  await waitFor(() => expect(useConnection.getState().status).toBe('live'))
  await user.click((await screen.findAllByRole('button', { name: /^Exposure/ }))[0] ?? document.body)
  const popup = await screen.findByRole('dialog', { name: 'Exposure' })
  await within(popup).findByText('1 to 10 of 12')
  const plugIn = await cut(mock)
  const coming = listMatches(mock.world).filter(({ status }) => status === 'upcoming')
  for (const { firstMarket } of coming.slice(0, 12)) if (firstMarket) voidMarket(mock.world, firstMarket.marketId)
  plugIn()
  await within(popup).findByText('No open bets')
  expect(readStoredExposure()).toBe(0)
  await waitFor(() => expect(useMoney.getState().wallet).toMatchObject({ balance: 1_00_00_000 }))
})

test('what was settled between the first answers and the first word of the socket is known', async () => {
  const mock = await startMock()
  apply(mock, 'large-exposure')
  mock.world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-late', ms: 1500 }, times: 1 })
  await openSiteAsPlayer(mock, '/terms')
  await waitFor(() => expect(readStoredExposure()).toBe(54_00_000))
  expect(useConnection.getState().status).not.toBe('live')
  const coming = listMatches(mock.world).filter(({ status }) => status === 'upcoming')
  for (const { firstMarket } of coming.slice(0, 12)) if (firstMarket) voidMarket(mock.world, firstMarket.marketId)
  await waitFor(() => expect(useConnection.getState().status).toBe('live'))
  await waitFor(() => expect(readStoredExposure()).toBe(0))
})

test('a break that began between the first answers and the first word of the socket is known', async () => {
  const mock = await startMock()
  mock.world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-late', ms: 1500 }, times: 1 })
  await openSiteAsPlayer(mock, '/terms')
  await waitFor(() => expect(mock.count('GET /api/limits')).toBe(1))
  await waitFor(() => expect(readStoredExposure()).toBe(0))
  expect(useConnection.getState().status).not.toBe('live')
  startTimeOut(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, 24)
  await screen.findByRole('link', { name: /^On a break until / })
})

test('a reality check that came due between the first answers and the first word of the socket is shown', async () => {
  const mock = await startMock()
  mock.world.clock.freeze()
  const player = playerByUsername(mock.world, 'player')?.id ?? 0
  setLimits(mock.world, player, { limitsPaise: [], sessionMinutes: 15 })
  mock.world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-late', ms: 1500 }, times: 1 })
  await openSiteAsPlayer(mock, '/terms')
  await waitFor(() => expect(mock.count('GET /api/play-session')).toBe(1))
  await waitFor(() => expect(readStoredExposure()).toBe(0))
  expect(useConnection.getState().status).not.toBe('live')
  mock.world.clock.advance(15 * 60_000)
  mock.world.tick()
  await screen.findByRole('alertdialog', { name: 'Reality check' })
})

/** The best back price of a cricket match in play whose prices are pushed, and in which nothing moves by itself. */
async function openPushed() {
  const mock = await startMock()
  const [match] = listMatches(mock.world, { sportId: 4, when: 'inplay' })
  const refMatchId = match?.refMatchId ?? ''
  const market = matchOdds(mock.world, refMatchId).markets[0]
  const selectionId = market?.runners[0]?.selectionId
  if (!market || selectionId === undefined) throw new Error('no match odds in play')
  mock.world.clock.freeze()
  forceMarketStatus(mock.world, market.marketId, 'open')
  await openSiteAsPlayer(mock, `/exchange/${refMatchId}`)
  const board = await screen.findByRole('grid', { name: 'Match Odds' })
  await pushed()
  const cell = board.querySelector<HTMLElement>('[data-best=back]') ?? board
  /** Moves the price and returns the new one; the board does not have it yet. */
  const move = () => {
    forcePriceByTicks(mock.world, market.marketId, { selectionId, side: 'back', ticks: -5 })
    const best = matchOdds(mock.world, refMatchId).markets[0]?.runners[0]?.back[0]
    const price = String((best?.priceHundredths ?? 0) / 100)
    expect(within(cell).queryByText(price)).toBeNull()
    return price
  }
  return { mock, refMatchId, cell, move }
}

function pushed(): Promise<void> {
  return waitFor(() => expect(useMarkets.getState().source).toBe('push'))
}

test('prices of which nothing more is heard are asked for again', async () => {
  const { mock, cell, move } = await openPushed()
  mock.world.faults.plant({ target: { event: 'odds:update' }, effect: { kind: 'event-lost' }, times: null })
  const price = move()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
  await within(cell).findByText(price)
  expect(useMarkets.getState().source).toBe('push')
})

test('a server that has restarted its sequence is followed from there', async () => {
  const { mock, refMatchId, cell, move } = await openPushed()
  const plugIn = await cut(mock)
  const price = move()
  const snapshot = mock.world.feed.get(refMatchId)
  if (!snapshot) throw new Error('no snapshot of the match')
  const markets = snapshot.markets.map((market) => ({ ...market, sequence: 1 }))
  mock.world.feed.publish({ ...snapshot, markets, sequence: 1 })
  plugIn()
  await pushed()
  await within(cell).findByText(price)
  const next = move()
  await within(cell).findByText(next)
})
