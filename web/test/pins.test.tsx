// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/pins-page.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forcePrice } from '../../mock-server/src/domain/matches/market-control.ts'
import { listMatches } from '../../mock-server/src/domain/matches/matches.ts'
import { decideMarket } from '../../mock-server/src/domain/settlement/decide-market.ts'
import { startMock } from './mock.ts'
import { openSiteAsPlayer } from './site.tsx'

/** The page of the pins of a player who has pinned the match odds of two matches to come, and an unknown market. */
async function openPins() {
  const mock = await startMock()
  const { world } = mock
  world.clock.freeze()
  const matches = listMatches(world)
    .filter(({ status, sportId }) => status === 'upcoming' && sportId === 4)
    .slice(0, 2)
  const pins = matches.map(({ refMatchId, firstMarket }) => `${refMatchId} ${firstMarket?.marketId ?? ''}`)
  localStorage.setItem('pinnedMarkets:1', JSON.stringify([...pins, '999 999.odds']))
  const site = await openSiteAsPlayer(mock, '/pins')
  const [first, second] = matches
  if (!first?.firstMarket || !second) throw new Error('fewer than two matches to come')
  return { ...site, mock, first, market: first.firstMarket, second }
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
