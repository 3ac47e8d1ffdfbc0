import { expect, test } from '../../fixtures/test.ts'
import { expectMoney } from '../../parts/account.ts'
import { seeded, signIn } from '../../parts/auth.ts'

test('a game on a phone has the balance above it, and the whole page where the browser has no full screen for it', async ({
  page,
  world,
}) => {
  // As an iPhone has it.
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined }))
  await signIn(page)
  await page.goto('/slots')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Strike 777/ })
    .click()
  const frame = page.locator('iframe[title="Strike 777"]')
  await expect(frame).toHaveAttribute('data-there')
  const balance = page.getByRole('banner').getByText('₹10,000.00').first()
  await expect(balance).toBeInViewport()
  await world.control.creditPlayer({ world: world.name, username: seeded.username, amount: 0.5 })
  await expectMoney(page, '₹10,000.50', '₹0.00')

  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Full screen' }).click()
  await expect(main.getByText('₹10,000.50')).toBeInViewport()
  await expect(page.getByRole('banner')).toBeHidden()
  const stage = page.locator('.game-stage')
  await expect.poll(() => stage.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()

  await main.getByRole('button', { name: 'Full screen' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/slots$/)
  await expect(page.getByRole('banner')).toBeVisible()
})
