// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/pages/my-bets-page.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  listAutoCashOuts,
  setAutoCashOut,
} from '../../../mock-server/src/domain/betting/auto-cash-out/set-auto-cash-out.ts'
import { placeBet } from '../../../mock-server/src/domain/betting/place-bet.ts'
import { forceMarketStatus, forcePrice } from '../../../mock-server/src/domain/matches/market-control.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'
import { upcomingMarket } from '../upcoming-market.ts'

const path = '/api/bets/auto-cash-out'

/** The cash-out panel of a player who has backed a runner of a match to come with 1,000. */
async function openPanel(running?: Mock) {
  const mock = running ?? (await startMock())
  const { world } = mock
  world.clock.freeze()
  const { market, runner, player } = upcomingMarket(mock)
  const { marketId } = market
  const { selectionId, name } = runner
  const priceHundredths = runner.back[0]?.priceHundredths ?? 0
  const order = { marketId, selectionId, side: 'back', priceHundredths, stakePaise: 1000_00 } as const
  const { bet } = placeBet(world, player.id, { ...order, accept: { policy: 'any' } })
  const site = await openSiteAsPlayer(mock, '/mybets?betstatus=open')
  await site.user.click(await screen.findByRole('button', { name: /^Cash out .+ comes back: / }))
  const panel = within(await screen.findByRole('region', { name: `Cash out ${name}` }))
  /** Moves the price at which the bet is cashed out, and lets the server look. */
  const moveTo = (hundredths: number) => {
    forcePrice(world, marketId, {
      selectionId,
      side: 'lay',
      level: { priceHundredths: hundredths, sizePaise: 1_000_000_00 },
    })
    world.tick()
  }
  return { ...site, mock, panel, bet, marketId, name, playerId: player.id, moveTo }
}

/** Opens the folded form. */
async function openForm({ user, panel, name }: Awaited<ReturnType<typeof openPanel>>) {
  await user.click(await panel.findByRole('button', { name: 'Auto cash-out' }))
  return within(panel.getByRole('form', { name: `Set the auto cash-out of ${name}` }))
}

test('the folded form shows the value now and what happens on the way, and sets a rule', async () => {
  const at = await openPanel()
  const { user, panel, mock, bet, name } = at
  const form = await openForm(at)
  await waitFor(() =>
    expect(form.getByText(/^A cash-out brings/).textContent).toMatch(/^A cash-out brings −\u2060₹[\d.]+ loss now\.$/),
  )
  form.getByText('Paid at what is offered then, not at your line.')
  form.getByText('While the market is suspended it waits.')
  form.getByText('When the market ends it lapses, and the bets are settled by the result.')
  const save = form.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  const gain = form.getByLabelText('Cash out at a profit of')
  await user.type(gain, '500.555')
  expect(form.getByRole('alert').textContent).toBe('An amount has at most two decimals.')
  expect(save).toHaveProperty('disabled', true)
  await user.clear(gain)
  await user.type(gain, '1,500')
  await user.type(form.getByLabelText('Cash out at a loss of'), '200.50')
  await user.dblClick(save)
  await panel.findByText('Auto cash-out at +\u2060₹1,500.00 / −\u2060₹200.50')
  panel.getByText('Armed')
  expect(mock.count(`PUT ${path}`)).toBe(1)
  expect(mock.lastBody(`PUT ${path}`)).toEqual({
    target: 'bet',
    targetId: bet.id,
    gain: 1500,
    loss: 200.5,
    share: 100,
  })
  expect(panel.queryByRole('form', { name: `Set the auto cash-out of ${name}` })).toBeNull()
})

test('a rule is changed in its form, and cancelled with one press', async () => {
  const at = await openPanel()
  const { user, panel, mock, name, playerId } = at
  const form = await openForm(at)
  await user.type(form.getByLabelText('Cash out at a profit of'), '500')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await user.click(await panel.findByRole('button', { name: `Change the auto cash-out of ${name}` }))
  const again = within(panel.getByRole('form', { name: `Set the auto cash-out of ${name}` }))
  expect(again.getByLabelText<HTMLInputElement>('Cash out at a profit of').value).toBe('500')
  await user.selectOptions(again.getByLabelText('Until'), 'In 1 hour')
  await user.click(again.getByRole('button', { name: 'Save' }))
  await panel.findByText(/^Auto cash-out at \+\u2060₹500\.00, until /)
  const [{ untilMs } = { untilMs: null }] = listAutoCashOuts(mock.world, playerId)
  // The page's clock runs on while the world's stands still: to the hour, not to the millisecond.
  expect(Math.round(((untilMs ?? 0) - mock.world.clock.now()) / (60 * 60_000))).toBe(1)
  await user.dblClick(panel.getByRole('button', { name: `Cancel the auto cash-out of ${name}` }))
  await screen.findByText('Auto cash-out cancelled')
  await panel.findByRole('button', { name: 'Auto cash-out' })
  expect(mock.count(`DELETE ${path}`)).toBe(1)
  expect(panel.queryByText(/^Auto cash-out at/)).toBeNull()
})

test('a rule whose line is passed is refused in the words of the server, and its form stays', async () => {
  const at = await openPanel()
  const form = await openForm(at)
  await at.user.type(form.getByLabelText('Cash out at a loss of'), '0')
  await at.user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('The cash-out is already at or beyond this line')
  expect(form.getByLabelText<HTMLInputElement>('Cash out at a loss of').value).toBe('0')
})

test('a rule whose answer is lost is looked up by its key and never sent again', async () => {
  const at = await openPanel()
  const { user, panel, mock } = at
  mock.world.faults.plant({ target: { operation: 'setAutoCashOut' }, effect: { kind: 'dropped-answer' }, times: 1 })
  const form = await openForm(at)
  await user.type(form.getByLabelText('Cash out at a profit of'), '500')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await panel.findByText('The answer was lost. We are checking what became of your request.')
  await panel.findByText('Auto cash-out at +\u2060₹500.00')
  expect(mock.count(`PUT ${path}`)).toBe(1)
})

const rule = { gainPaise: 500_00, lossPaise: null, share: 100, untilMs: null, target: 'bet' } as const

test('a rule that another tab sets is shown, with its state as the market goes', async () => {
  const { panel, mock, bet, playerId, marketId, moveTo } = await openPanel()
  await panel.findByRole('button', { name: 'Auto cash-out' })
  setAutoCashOut(mock.world, playerId, { ...rule, targetId: bet.id, share: 50 })
  await panel.findByText('Auto cash-out at +\u2060₹500.00, 50 % of the stake')
  forceMarketStatus(mock.world, marketId, 'suspended')
  await panel.findByText('Waits: the market takes no bets now')
  forceMarketStatus(mock.world, marketId, null)
  await panel.findByText('Armed')
  setAutoCashOut(mock.world, playerId, { ...rule, targetId: bet.id, share: 50, gainPaise: 1_00 })
  await panel.findByText('Auto cash-out at +\u2060₹1.00, 50 % of the stake')
  moveTo(101)
  await panel.findByText(/^The share is cashed out: \+\u2060₹[\d,.]+ profit\. The rest stays open\.$/)
  panel.getByRole('button', { name: 'Auto cash-out' })
})

test('while the panel is closed the bet says its standing rule in one line', async () => {
  const { user, mock, bet, playerId } = await openPanel()
  setAutoCashOut(mock.world, playerId, { ...rule, targetId: bet.id, gainPaise: 200_00, lossPaise: 100_00 })
  await screen.findByText('Auto cash-out at +\u2060₹200.00 / −\u2060₹100.00')
  expect(screen.queryByText(/^Auto cash-out: /)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Cash out .+ comes back: / }))
  await screen.findByText('Auto cash-out: gain ₹200.00 or loss ₹100.00')
  setAutoCashOut(mock.world, playerId, { ...rule, targetId: bet.id, gainPaise: 300_00, share: 50 })
  await screen.findByText('Auto cash-out: gain ₹300.00, 50 % of the stake')
  setAutoCashOut(mock.world, playerId, { ...rule, targetId: bet.id, gainPaise: null, lossPaise: 90_00 })
  await screen.findByText('Auto cash-out: loss ₹90.00')
})

test('the line of a market says its standing rule, beside the offer for all its bets', async () => {
  const mock = await startMock()
  const { market, runner, player } = upcomingMarket(mock)
  const order = { marketId: market.marketId, selectionId: runner.selectionId, side: 'back' } as const
  const terms = { priceHundredths: runner.back[0]?.priceHundredths ?? 0, accept: { policy: 'any' } } as const
  for (const stakePaise of [500_00, 700_00]) placeBet(mock.world, player.id, { ...order, ...terms, stakePaise })
  setAutoCashOut(mock.world, player.id, { ...rule, target: 'market', targetId: market.marketId })
  await openSiteAsPlayer(mock, '/mybets?betstatus=open')
  const line = await screen.findByText('Auto cash-out: gain ₹500.00')
  expect(line.closest('.market-cash-out')?.textContent).toContain('Match Odds')
})

test('a bet that its rule cashes out leaves the list, and a toast says so', async () => {
  const { mock, bet, playerId, moveTo } = await openPanel()
  setAutoCashOut(mock.world, playerId, { ...rule, targetId: bet.id, gainPaise: 1_00 })
  moveTo(101)
  await screen.findByText('No open bets')
  await screen.findByText(/Match Odds: your line was reached, \+₹[\d,.]+/)
  await waitFor(() => expect(wallet()?.balance).toBeGreaterThan(10_000))
})

test.each([404, 501])('where a server answers %i to the list of rules there is no way to set one', async (status) => {
  const mock = await startMock()
  mock.fail('listAutoCashOuts', status, 'Not offered', 'not_offered')
  const { panel } = await openPanel(mock)
  await panel.findByRole('button', { name: /^Cash out (?:[+−]\u2060)?₹[\d,.]+$/ })
  // The second request is made after the first answer was read.
  await waitFor(() => expect(mock.count(`GET ${path}`)).toBeGreaterThan(1))
  expect(panel.queryByText('Auto cash-out')).toBeNull()
})
