import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'

test('a fast payment is made at the provider, and its receipt stands before, after Back and once it is paid', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/deposit/fast')
  await page.getByRole('radio', { name: /Paytm/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await page.getByRole('button', { name: 'Continue' }).click()
  const receipt = page.getByRole('region', { name: 'Your request' })
  const provider = page.getByRole('heading', { level: 1, name: 'Pay ₹500.00' })
  await expect(receipt).toContainText('Request numberd-1')
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(provider).toBeVisible()
  await page.goBack()
  await expect(receipt).toContainText('₹500.00')
  await expect(receipt).toContainText(/pending/i)
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(provider).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/deposit\/fast\?request=d-1$/)
  await expect(receipt).toContainText('₹500.00')
  await expect(receipt).toContainText(/approved/i)
  await expect(page.getByRole('banner')).toContainText('₹10,500.00')
})
