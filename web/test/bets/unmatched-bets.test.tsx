// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/my-bets-page.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { placeBet } from '../../../mock-server/src/domain/betting/place-bet.ts'
import { forcePrice } from '../../../mock-server/src/domain/matches/market-control.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'
import { upcomingMarket } from '../upcoming-market.ts'

/** My bets of a player with an offer to back at 500, ₹1,000.00, on a match to come. */
async function openWithOffer(running?: Mock) {
  const mock = running ?? (await startMock())
  const { world } = mock
  world.clock.freeze()
  const { market, runner, player } = upcomingMarket(mock)
  const order = { marketId: market.marketId, selectionId: runner.selectionId, side: 'back' } as const
  const terms = { priceHundredths: 500_00, stakePaise: 1000_00, accept: { policy: 'better' } } as const
  const { bet } = placeBet(world, player.id, { ...order, ...terms, offer: { keepInPlay: false } })
  const site = await openSiteAsPlayer(mock, '/mybets')
  const offers = () => within(screen.getByRole('region', { name: 'Unmatched bets' }))
  await screen.findByRole('region', { name: 'Unmatched bets' })
  /** The board comes to the offer, with so many rupees behind the price. */
  const come = (rupees: number) => {
    const level = { priceHundredths: 500_00, sizePaise: rupees * 100 }
    forcePrice(world, order.marketId, { selectionId: order.selectionId, side: 'back', level })
    world.tick()
  }
  return { ...site, mock, bet, offers, come }
}

test('what waits says what was matched and what is held, and follows the board', async () => {
  const { bet, offers, come } = await openWithOffer()
  expect(offers().getByRole('listitem').textContent).toContain(`Back ${bet.runnerName} at 500₹1,000.00`)
  expect(offers().getByText('₹0.00 of ₹1,000.00 matched, ₹1,000.00 held')).toBeTruthy()
  expect(offers().getByText(`Match Odds, ${bet.matchName}, lapses in play`)).toBeTruthy()
  await screen.findByRole('tab', { name: 'Open1' })
  expect(screen.queryByText('No open bets')).toBeNull()
  come(300)
  await offers().findByText('₹300.00 of ₹1,000.00 matched, ₹700.00 held')
  await screen.findByText('Matched')
  await screen.findByRole('tab', { name: 'Open2' })
  come(5000)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unmatched bets' })).toBeNull())
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 9000 }))
})

test.each([
  ['/mybets', 'tab', 'Open2'],
  ['/spmsports/cricket', 'tab', 'Open bets2'],
  ['/home', 'region', 'Your balances'],
] as const)('%s counts a bet that runs and an offer that waits as two open bets', async (path, role, name) => {
  const mock = await startMock()
  const { market, runner, player } = upcomingMarket(mock)
  const order = {
    marketId: market.marketId,
    selectionId: runner.selectionId,
    side: 'back',
    stakePaise: 100_00,
  } as const
  const price = runner.back[0]?.priceHundredths ?? 0
  placeBet(mock.world, player.id, { ...order, priceHundredths: price, accept: { policy: 'any' } })
  const accept = { policy: 'better' } as const
  placeBet(mock.world, player.id, { ...order, priceHundredths: 500_00, accept, offer: { keepInPlay: false } })
  await openSiteAsPlayer(mock, path)
  const place = await screen.findByRole(role, { name })
  if (role === 'region') await waitFor(() => expect(place.textContent).toContain('Open bets2'))
})

test('cancels with one press and shows a toast; a second press sends nothing', async () => {
  const { bet, offers, user, mock } = await openWithOffer()
  await user.dblClick(offers().getByRole('button', { name: `Cancel the offer on ${bet.runnerName}` }))
  await screen.findByText(`${bet.runnerName}: ₹1,000.00 waits no more.`)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unmatched bets' })).toBeNull())
  expect(wallet()).toMatchObject({ balance: 10_000 })
  expect(mock.count('POST /api/bets/unmatched/cancel')).toBe(1)
})

test('a cancelling whose answer is lost is looked up by its key and never sent again', async () => {
  const { bet, offers, user, mock } = await openWithOffer()
  mock.world.faults.plant({ target: { operation: 'cancelBet' }, effect: { kind: 'dropped-answer' }, times: 1 })
  await user.click(offers().getByRole('button', { name: `Cancel the offer on ${bet.runnerName}` }))
  await screen.findByText(`${bet.runnerName}: ₹1,000.00 waits no more.`)
  expect(mock.count('POST /api/bets/unmatched/cancel')).toBe(1)
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
})

test('price and stake are changed in one step; what is no price or no amount is said beside its field', async () => {
  const { bet, offers, user, mock } = await openWithOffer()
  await user.click(offers().getByRole('button', { name: `Change the offer on ${bet.runnerName}` }))
  const form = within(offers().getByRole('form', { name: `Change the offer on ${bet.runnerName}` }))
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  const odds = form.getByLabelText<HTMLInputElement>('Odds')
  await user.clear(odds)
  await user.type(odds, '503')
  expect(form.getByRole('alert').textContent).toBe('These odds are not on the ladder. Use − and +.')
  await user.click(form.getByRole('button', { name: 'Raise odds' }))
  expect(odds.value).toBe('510')
  const stake = form.getByLabelText('Stake that waits')
  await user.clear(stake)
  await user.type(stake, '-5')
  expect(form.getByRole('alert').textContent).toBe('A stake is a number with at most two decimals.')
  await user.clear(stake)
  await user.type(stake, '1,250.50{Enter}')
  await offers().findByText('₹0.00 of ₹1,250.50 matched, ₹1,250.50 held')
  expect(mock.lastBody('POST /api/bets/unmatched/edit')).toEqual({
    betId: bet.id,
    odds: 510,
    stake: 1250.5,
    unmatched: 1000,
  })
  expect(wallet()).toMatchObject({ balance: 8749.5 })
})

test.each([
  ['offer_changed', 'More of it was matched meanwhile. Nothing was changed; look at what still waits.'],
  ['insufficient_funds', 'Your balance is too low. Nothing was changed.'],
  ['market_suspended', 'The market takes no bets right now. Nothing was changed.'],
  ['other', 'Words of the server'],
])('a change that is refused by %s stays in its form, in words', async (code, words) => {
  const { bet, offers, user, mock } = await openWithOffer()
  mock.fail('editBet', 422, 'Words of the server', code)
  await user.click(offers().getByRole('button', { name: `Change the offer on ${bet.runnerName}` }))
  await user.click(offers().getByRole('button', { name: 'Raise odds' }))
  await user.click(offers().getByRole('button', { name: 'Save' }))
  await offers().findByText(words)
  expect(offers().getByLabelText<HTMLInputElement>('Odds').value).toBe('510')
  expect(offers().getByText('₹0.00 of ₹1,000.00 matched, ₹1,000.00 held')).toBeTruthy()
})

test('a server that takes no offers is not asked for any', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/mybets')
  await screen.findByText('No open bets')
  expect(mock.urls('/api/user/bets').filter((url) => url.includes('unmatched'))).toEqual([])
  expect(screen.queryByRole('region', { name: 'Unmatched bets' })).toBeNull()
})
