import { expect, test } from '../fixtures/test.ts'
import { expectAccessible } from '../parts/accessibility.ts'
import { signIn } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

// The routes themselves are walked by phone-routes.e2e.ts; here is what a press opens on them.
test.describe('no rule of WCAG 2.2 AA is broken on', () => {
  test('the sign-in panel with its errors', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Login', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Username cannot be empty')).toBeVisible()
    await expectAccessible(page)
  })

  test('the match page, and its slip', async ({ page }) => {
    await signIn(page)
    await openLiveMatch(page)
    await expectAccessible(page)
    await chooseBackPrice(page)
    await expectAccessible(page)
  })
})
