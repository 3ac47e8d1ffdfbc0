import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'

test.describe('while the brand is in maintenance', () => {
  test.use({ worldOptions: { scenarios: ['maintenance'] } })

  test('[2.1-10, 4-10, 4-23] every path leads to the maintenance page', async ({ page }) => {
    for (const path of ['/', '/sign-in', '/home']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/maintenance$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test('[4-11] a player who is inside is led there by the push', async ({ page, world }) => {
  await signIn(page)
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'maintenance' }] })
  await world.control.pushSessionRefresh({ world: world.name, reason: 'app' })
  await expect(page).toHaveURL(/\/maintenance$/)
})
