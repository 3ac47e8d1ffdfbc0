// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/my-bets-page.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { playerByUsername } from '../../mock-server/src/domain/accounts/player-records.ts'
import { placeBet } from '../../mock-server/src/domain/betting/place-bet.ts'
import { listMatches } from '../../mock-server/src/domain/matches/matches.ts'
import { startMock } from './mock.ts'
import { openSiteAsPlayer, wallet } from './site.tsx'

/** A player who has backed a runner of a match to come with 1,000 and laid the same runner with 1,000. */
async function openHedged() {
  const mock = await startMock()
  const { world } = mock
  world.clock.freeze()
  const market = listMatches(world).find(({ status }) => status === 'upcoming')?.firstMarket
  const runner = market?.runners[0]
  const player = playerByUsername(world, 'player')
  if (!market || !runner || !player) throw new Error('nothing to bet on')
  const { marketId } = market
  const { selectionId } = runner
  const accept = { policy: 'any' } as const
  for (const side of ['back', 'lay'] as const) {
    const priceHundredths = runner[side][0]?.priceHundredths ?? 0
    placeBet(world, player.id, { marketId, selectionId, side, priceHundredths, stakePaise: 1000_00, accept })
  }
  const site = await openSiteAsPlayer(mock, '/mybets?betstatus=open')
  const spreadHundredths = (runner.lay[0]?.priceHundredths ?? 0) - (runner.back[0]?.priceHundredths ?? 0)
  return { ...site, mock, lost: spreadHundredths * 10 }
}

test('the cash-out of a bet that covers another says first what becomes of the balance', async () => {
  const { user, lost } = await openHedged()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 - lost }))
  const offers = () => screen.getAllByRole('button', { name: /^Cash out .+ for ₹[\d,.]+$/ })
  await waitFor(() => expect(offers()).toHaveLength(2))
  // Newest first: the back, which the lay covers.
  await user.click(offers()[1] ?? document.body)
  const panel = within(await screen.findByRole('region', { name: /^Cash out / }))
  const words =
    /^This bet covers others of its market, which stay open: money is held for them\. Your balance changes by (\S+)\.$/
  // The innermost element that holds the whole sentence.
  const says = (element: Element | null) => words.test(element?.textContent ?? '')
  const note = await panel.findByText((_, element) => says(element) && ![...(element?.children ?? [])].some(says))
  const [, balance = ''] = words.exec(note.textContent ?? '') ?? []
  await user.click(panel.getByRole('button', { name: /^Cash out ₹/ }))
  await panel.findByText(/: cashed out for ₹/)
  const change = Number(balance.replace(/[₹,+]/g, ''))
  expect(change).toBeLessThan(0)
  await waitFor(() => expect(wallet()?.balance).toBeCloseTo(10_000 - lost + change, 2))
})

test('while the browser is offline there is no offer to take, and what is pressed at that moment never leaves', async () => {
  const { user, mock } = await openHedged()
  const offers = await screen.findAllByRole('button', { name: /^Cash out .+ for ₹[\d,.]+$/ })
  await user.click(offers[0] ?? document.body)
  const panel = within(await screen.findByRole('region', { name: /^Cash out / }))
  const take = await panel.findByRole('button', { name: /^Cash out ₹/ })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(take)
  await panel.findByText('Your request did not arrive, so nothing was cashed out. You can send it again.')
  act(() => window.dispatchEvent(new Event('offline')))
  expect(panel.getByRole('button', { name: 'Cash out' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(screen.getAllByText('No cash-out now')).toHaveLength(2))
  online.mockReturnValue(true)
  act(() => window.dispatchEvent(new Event('online')))
  await user.click(await panel.findByRole('button', { name: /^Cash out ₹/ }))
  await panel.findByText(/: cashed out for ₹/)
  expect(mock.count('POST /api/bets/cash-out')).toBe(1)
})
