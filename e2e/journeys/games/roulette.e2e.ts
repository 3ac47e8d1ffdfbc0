import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { openGame, setNextRound } from '../../parts/games.ts'

/** Goes on by the Tab key until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(element).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('a bet on red is placed, spun and paid by the keyboard alone', async ({ page, world }) => {
  await setNextRound(world, 'ezg-Roulette', 'number 23')
  const game = await openGame(page, 'ezg-Roulette', 'Roulette')
  await tabTo(page, game.getByRole('button', { name: 'Red, pays 2×', exact: true }))
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: 'Red, pays 2×, ₹10 on it' })).toBeFocused()
  await tabTo(page, game.getByRole('button', { name: /^Spin/ }))
  await page.keyboard.press('Enter')
  await expect(game.getByRole('status').filter({ hasText: /23 red, odd, high.* Paid ₹20\.00$/ })).toBeAttached()
  await expectMoney(page, '₹10,010.00', '₹0.00')
})
