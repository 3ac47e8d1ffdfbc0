import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { openGame } from '../../parts/games.ts'

/** A round that others fly may have to end first. */
const aRoundAndMore = { timeout: 60_000 }

test('two bets fly in one round: the server cashes the first out by itself, the player the second by hand', async ({
  page,
  world,
}) => {
  test.slow()
  const game = await openGame(page, 'spribe/aviator', 'Aviator')
  await world.control.applyScenarios({
    world: world.name,
    scenarios: [{ name: 'next-crash-at', params: { times: 2 } }],
  })
  await game.getByRole('switch', { name: 'Auto cash-out' }).first().click()
  await game.getByRole('textbox', { name: 'Cash out at' }).first().fill('1.20')
  for (const bet of ['Bet 1', 'Bet 2'])
    await game.getByRole('button', { name: new RegExp(`^Bet \\(${bet}\\)`) }).click(aRoundAndMore)
  const byHand = game.getByRole('button', { name: 'Cash out (Bet 2)' })
  await expect(byHand).toHaveAttribute('aria-disabled', 'false', aRoundAndMore)
  const told = game.getByRole('status')
  await expect(told.filter({ hasText: 'Bet 1 paid ₹120.00 at 1.20×.' })).toBeAttached({ timeout: 20_000 })
  await expectMoney(page, '₹9,920.00', '₹0.00')
  await byHand.click()
  const second = told.filter({ hasText: /Bet 2 paid ₹/ })
  await expect(second).toBeAttached()
  const [, rupees = ''] = /Bet 2 paid ₹([\d.]+) at/.exec((await second.textContent()) ?? '') ?? []
  expect(Number(rupees)).toBeGreaterThan(120)
  await expectMoney(page, `₹${(9_920 + Number(rupees)).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`, '₹0.00')
})
