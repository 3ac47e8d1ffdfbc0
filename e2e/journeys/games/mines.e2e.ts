import type { World } from '@chaupar/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { openGame, setNextRound } from '../../parts/games.ts'

const openMines = (page: Page) => openGame(page, 'spribe/mines', 'Mines')

async function layOneMine(game: FrameLocator): Promise<void> {
  const mines = game.getByRole('slider', { name: 'Mines' })
  await mines.press('Home')
  await expect(mines).toHaveAttribute('aria-valuetext', '1')
}

/** Bets 100 on a field with one mine, which is not under the first tile, and opens that. */
async function openOneTile(page: Page, world: World): Promise<FrameLocator> {
  await setNextRound(world, 'spribe/mines', 'no mine under tile 1')
  const game = await openMines(page)
  await layOneMine(game)
  await game.getByRole('button', { name: /^Bet/ }).click()
  await expect(game.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await expectMoneyInGame(page, '₹9,900.00', '₹0.00')
  await game.getByRole('button', { name: 'Tile 1, closed' }).click()
  await expect(game.getByRole('button', { name: 'Tile 1, safe' })).toBeVisible()
  return game
}

test('[7.6-1] a round of mines from the site: the stake, a safe tile, the cash-out, and the header follows', async ({
  page,
  world,
}) => {
  const game = await openOneTile(page, world)
  await game.getByRole('button', { name: /^Cash out ₹103.00/ }).click()
  await expect(game.getByRole('status').filter({ hasText: 'Cashed out at 1.03×. Paid ₹103.00' })).toBeAttached()
  await expect(game.getByText('₹10,003.00')).toBeVisible()
  await expectMoneyInGame(page, '₹10,003.00', '₹0.00')
  await expectAccessible(page)
})

test('a round that is open when the page is left is there again, and goes on', async ({ page, world }) => {
  const game = await openOneTile(page, world)
  await page.getByRole('button', { name: 'Launch again' }).click()
  await expect(game.getByRole('button', { name: 'Tile 1, safe' })).toBeVisible()
  await game.getByRole('button', { name: /^Cash out ₹103.00/ }).click()
  await expect(game.getByRole('list', { name: 'Past rounds' }).getByText('1.03×')).toBeVisible()
})

test('on a phone the game and its panels fit, and break no rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 660 })
  const game = await openMines(page)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  for (const name of ['Rules and return', 'Fairness', 'My rounds']) {
    await game.getByRole('button', { name: 'Menu' }).click()
    await game.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click()
    const panel = game.getByRole('dialog', { name })
    await expect(panel).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Close' }).click()
  }
})
