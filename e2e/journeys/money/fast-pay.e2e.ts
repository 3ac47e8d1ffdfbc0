import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney } from '../../parts/account.ts'
import { signIn } from '../../parts/auth.ts'
import { expectFileOfLedger } from '../../parts/statement-file.ts'

test('a payment at the provider is declined, and another one made, to the paisa in header, receipt, statement and ledger', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  await signIn(page, '/gatewaylist')
  await page.getByRole('link', { name: /^Fast pay/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fast pay' })).toBeVisible()
  await expectAccessible(page)

  await ask(page, '750.25')
  await expect(receipt(page)).toContainText('Request numberd-1')
  await openProvider(page, 'Pay ₹750.25')
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page).toHaveURL(/\/deposit\/fast\?request=d-1$/)
  await expect(receipt(page)).toContainText('₹750.25')
  await expect(receipt(page)).toContainText('Declined')
  await expect(receipt(page)).toContainText('The payment was declined at the provider')
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await expectAccessible(page)

  await receipt(page).getByRole('button', { name: 'New request' }).click()
  await ask(page, '500.35')
  await openProvider(page, 'Pay ₹500.35')
  await page.goBack()
  await expect(receipt(page)).toContainText('₹500.35')
  await expect(receipt(page)).toContainText('Pending')
  await expectAccessible(page)
  await openProvider(page, 'Pay ₹500.35')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/deposit\/fast\?request=d-2$/)
  await expect(receipt(page)).toContainText('₹500.35')
  await expect(receipt(page)).toContainText('Approved')
  await expectMoney(page, '₹10,500.35', '₹0.00')

  await page.goto('/cashier?type=deposit')
  await expect(page.getByLabel('Totals of these rows')).toHaveText(
    'Credited+\u2060₹500.35Debited₹0.00Balance change+\u2060₹500.35',
  )
  const entry = page.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1)
  await expect(entry).toContainText('Deposit d-2 by Paytm')
  await expect(entry).toContainText('+\u2060₹500.35')
  await expect(entry).toContainText('₹10,500.35')
  await entry.getByRole('link').click()
  await expect(receipt(page)).toContainText('Request numberd-2')
  await expectFileOfLedger(page, world)
})

/** Chooses Paytm and this many rupees; the receipt stands before anything is paid. */
async function ask(page: Page, rupees: string): Promise<void> {
  await page.getByRole('radio', { name: /Paytm/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill(rupees)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(receipt(page)).toContainText('Pending')
}

async function openProvider(page: Page, title: string): Promise<void> {
  await receipt(page)
    .getByRole('link', { name: /^Open / })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Your request', exact: true })
