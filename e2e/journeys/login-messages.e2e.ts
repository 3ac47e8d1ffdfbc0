import { expectToast, seededPlayer, toasts } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { fillLogin } from '../parts/auth.ts'

test("[8-2] a failure without words of its own reads 'Login Failed'", async ({ page, world }) => {
  await world.control.plantFault({
    world: world.name,
    target: { operation: 'login' },
    effect: { kind: 'error', status: 500, message: '' },
    times: 1,
  })
  await page.goto('/sign-in')
  await fillLogin(page, seededPlayer)
  await expectToast(page, 'Login Failed')
  await fillLogin(page, seededPlayer)
  await expect(page).toHaveURL(/\/home$/)
})

test.describe('a server that answers failures with 200', () => {
  test.use({ worldOptions: { scenarios: ['legacy-errors'] } })

  test('[7-5, 8-2] is understood all the same', async ({ page }) => {
    await page.goto('/sign-in')
    await fillLogin(page, { ...seededPlayer, password: 'Wrong12345' })
    await expectToast(page, 'Invalid username or password')
    await expect(page).toHaveURL(/\/sign-in$/)
  })
})

for (const scenario of ['demo-check-fails', 'no-demo-users']) {
  test.describe(`with ${scenario}`, () => {
    test.use({ worldOptions: { scenarios: [scenario] } })

    test('[2.6-5, 7.8-5] there is no Demo Login, and nothing is said of it', async ({ page }) => {
      const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/app/demo'))
      await page.goto('/sign-in')
      await asked
      await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Demo Login' })).toHaveCount(0)
      await expect(toasts(page)).toHaveCount(0)
    })
  })
}
