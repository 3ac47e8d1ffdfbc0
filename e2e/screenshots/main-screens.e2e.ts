import { toasts } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { expectMoney } from '../parts/account.ts'
import { enterMobile, newcomer, signIn } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch, placeBet } from '../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

/** A picture of the screen when nothing more is on its way. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `screenshots/${name}-${test.info().project.name}.png` })
}

test('a guest', async ({ page, world }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await picture(page, 'landing')
  await enterMobile(page, newcomer.mobile)
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible()
  await picture(page, 'sign-up-panel')
  await page.goto('/sign-in')
  await picture(page, 'sign-in')
  await page.goto('/mobile-number')
  await picture(page, 'sign-up')
  expect(await world.sentCode(newcomer.mobile)).toHaveLength(6)
})

test('a player', async ({ page, world }) => {
  await signIn(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await picture(page, 'home')
  await openLiveMatch(page)
  await picture(page, 'match')
  const choice = await chooseBackPrice(page)
  await page.getByLabel('Stake', { exact: true }).fill('500')
  await picture(page, 'match-slip')
  await placeBet(page, world, choice, '500')
  await picture(page, 'match-bet')
})
