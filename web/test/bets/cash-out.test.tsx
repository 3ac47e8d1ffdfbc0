// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/my-bets-page.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { placeBet } from '../../../mock-server/src/domain/betting/place-bet.ts'
import { forceMarketStatus } from '../../../mock-server/src/domain/matches/market-control.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'
import { upcomingMarket } from '../upcoming-market.ts'

/** A player who has backed a runner of a match to come with 1,000 and laid the same runner with 1,000. */
async function openHedged(running?: Mock) {
  const mock = running ?? (await startMock())
  const { world } = mock
  world.clock.freeze()
  const { market, runner, player } = upcomingMarket(mock)
  const { marketId } = market
  const { selectionId } = runner
  const accept = { policy: 'any' } as const
  for (const side of ['back', 'lay'] as const) {
    const priceHundredths = runner[side][0]?.priceHundredths ?? 0
    placeBet(world, player.id, { marketId, selectionId, side, priceHundredths, stakePaise: 1000_00, accept })
  }
  const site = await openSiteAsPlayer(mock, '/mybets?betstatus=open')
  const spreadHundredths = (runner.lay[0]?.priceHundredths ?? 0) - (runner.back[0]?.priceHundredths ?? 0)
  return { ...site, mock, marketId, names: market.runners.map(({ name }) => name), lost: spreadHundredths * 10 }
}

/** The way to the offer for both bets of `openHedged`. */
function offerForAll() {
  return screen.findByRole('button', { name: /^Cash out all .+ comes back: 2 bets on Match Odds$/ })
}

/** '−₹1,019.80' as a number. */
function rupeesOf(text: string): number {
  return Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))
}

test('the cash-out of a bet that covers another says first what becomes of the balance', async () => {
  const { user, lost } = await openHedged()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 - lost }))
  const offers = () => screen.getAllByRole('button', { name: /^Cash out [^a].+(comes back|Nothing comes back.+): / })
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
  await user.click(panel.getByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ }))
  await panel.findByText(/: cashed out, /)
  const change = rupeesOf(balance)
  expect(change).toBeLessThan(0)
  await waitFor(() => expect(wallet()?.balance).toBeCloseTo(10_000 - lost + change, 2))
})

test('while the browser is offline there is no offer to take, and what is pressed at that moment never leaves', async () => {
  const { user, mock } = await openHedged()
  const offers = await screen.findAllByRole('button', { name: /^Cash out [^a].+(comes back|Nothing comes back.+): / })
  await user.click(offers[0] ?? document.body)
  const panel = within(await screen.findByRole('region', { name: /^Cash out / }))
  const take = await panel.findByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(take)
  await panel.findByText('Your request did not arrive, so nothing was cashed out. You can send it again.')
  act(() => window.dispatchEvent(new Event('offline')))
  expect(panel.getByRole('button', { name: 'Cash out' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(screen.getAllByText('No cash-out now')).toHaveLength(3))
  online.mockReturnValue(true)
  act(() => window.dispatchEvent(new Event('online')))
  await user.click(await panel.findByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ }))
  await panel.findByText(/: cashed out, /)
  expect(mock.count('POST /api/bets/cash-out')).toBe(1)
})

test('all bets of a market are cashed out at once: each outcome pays the same afterwards, and the answer moves the wallet', async () => {
  const { user, lost, names, mock, marketId } = await openHedged()
  const all = await offerForAll()
  const [ofNewest] = await screen.findAllByRole('button', { name: /^Cash out [^a]/ })
  // The market's stands over its bets.
  expect(all.compareDocumentPosition(ofNewest ?? all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(all)
  const panel = within(await screen.findByRole('region', { name: 'Cash out all bets on Match Odds' }))
  const table = await panel.findByRole('table', { name: 'What each outcome of Match Odds brings' })
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    )
  expect(cells.map(([name]) => name)).toEqual(names)
  // The back and the lay cancel each other out but for the distance between their prices.
  expect(cells.map(([, now]) => now)).toEqual([`−\u2060₹${lost.toFixed(2)}`, ...names.slice(1).map(() => '₹0.00')])
  const after = cells[0]?.[2] ?? ''
  expect(cells.map(([, , paid]) => paid)).toEqual(names.map(() => after))
  await user.click(panel.getByRole('button', { name: `Cash out ${after}` }))
  await screen.findByText(`Match Odds: all cashed out, ${after} loss`)
  await screen.findByText('Cashed out ₹2,000.00 of stake')
  const result = rupeesOf(after)
  expect(mock.lastBody('POST /api/bets/cash-out/market')).toEqual({ marketId, profitLoss: result })
  await waitFor(() => expect(wallet()?.balance).toBeCloseTo(10_000 + result, 2))
  await screen.findByText('No open bets')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/all cashed out/)).toBeNull()
})

test('a share of all bets of a market is cashed out, the rest stays', async () => {
  const { user, mock } = await openHedged()
  await user.click(await offerForAll())
  const panel = within(await screen.findByRole('region', { name: 'Cash out all bets on Match Odds' }))
  fireEvent.change(panel.getByRole('slider'), { target: { value: '40' } })
  await user.click(await panel.findByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ }))
  await panel.findByText('Cashed out ₹800.00 of stake')
  expect(mock.lastBody('POST /api/bets/cash-out/market')).toMatchObject({ share: 40 })
  // Both stakes, and what the back bet has at risk.
  await waitFor(() => expect(screen.getAllByText('₹600.00')).toHaveLength(3))
})

test('a cash-out of a market whose answer is lost is looked up by its key and never sent again', async () => {
  const { user, mock } = await openHedged()
  mock.world.faults.plant({ target: { operation: 'cashOutMarket' }, effect: { kind: 'dropped-answer' }, times: 1 })
  await user.click(await offerForAll())
  await user.dblClick(await screen.findByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ }))
  await screen.findByText('The answer was lost. We are checking what became of your request.')
  await screen.findByText('Cashed out ₹2,000.00 of stake')
  expect(mock.count('POST /api/bets/cash-out/market')).toBe(1)
})

test('while a market is suspended, it and its bets say that there is no cash-out, and why', async () => {
  const { mock, marketId } = await openHedged()
  await offerForAll()
  forceMarketStatus(mock.world, marketId, 'suspended')
  await waitFor(() => expect(screen.getAllByText('No cash-out: suspended')).toHaveLength(2))
})

test('where a server cannot cash a market out there is no way to it, and single bets have theirs', async () => {
  const mock = await startMock()
  mock.fail('getMarketCashOut', 501, 'Not offered', 'not_offered')
  const { user } = await openHedged(mock)
  const offers = () => screen.getAllByRole('button', { name: /^Cash out [^a].+(comes back|Nothing comes back.+): / })
  await waitFor(() => expect(offers()).toHaveLength(2))
  await waitFor(() => expect(mock.count('GET /api/bets/cash-out/market')).toBeGreaterThan(0))
  await user.click(offers()[0] ?? document.body)
  await screen.findByRole('region', { name: /^Cash out / })
  expect(screen.queryByText('Cash out all')).toBeNull()
})
