import { expect, test } from '../fixtures/test.ts'
import { expectMoney } from '../parts/account.ts'
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

test('[2.1-10, 4-11] a guest who browses is led out by the next call, and back by the page itself', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'maintenance' }] })
  // The list of matches asks again every few seconds.
  await expect(page).toHaveURL(/\/maintenance$/)
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'live' }] })
  await expect(page).toHaveURL(/\/$/)
})

test('[4-10, 4-23] a suspended site has words of its own, and a player comes back to the home page', async ({
  page,
  world,
}) => {
  await signIn(page)
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'suspended' }] })
  await world.control.pushSessionRefresh({ world: world.name, reason: 'app' })
  await expect(page.getByRole('heading', { name: 'This site is suspended' })).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('Still closed. We look again every five seconds.')).toBeVisible()
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'live' }] })
  await expect(page).toHaveURL(/\/home$/)
  await expectMoney(page, '₹10,000.00', '₹0.00')
})
