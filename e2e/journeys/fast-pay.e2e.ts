import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'

test('a fast payment is made at the provider, and stands in the list and in the balance', async ({ page }) => {
  await signIn(page)
  await page.goto('/deposit/fast')
  await page.getByRole('radio', { name: /Paytm/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay ₹500.00' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/gatewaylist$/)
  await expect(page.getByRole('main')).toContainText('₹500.00')
  await expect(page.getByRole('main')).toContainText(/approved/i)
  await expect(page.getByRole('banner')).toContainText('₹10,500.00')
})
