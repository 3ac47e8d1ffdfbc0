import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { signIn } from '../../parts/auth.ts'
import { expectFileOfLedger } from '../../parts/statement-file.ts'

test.use({ worldOptions: { scenarios: ['withdraw-pending'] } })

/** 10,000.00 of play money and 2,000.05 of cash; 1,500.00 are held already. */
const before = '₹12,000.05'
/** The same with 1,234.56 less. */
const held = '₹10,765.49'

test('a withdrawal is held, cancelled in a second tab, requested again and paid, to the paisa in header, statement and ledger', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  const { name, control } = world
  await control.creditPlayer({ world: name, username: 'player', amount: 2000.05, withdrawable: true })
  await signIn(page, '/pre-withdraw-page/bank')
  await expect(header(page)).toContainText(before)
  await expect(page.getByText('Deposits wagered')).toBeVisible()
  await expect(page.getByText('You have ₹2,000.05 in cash; the minimum is ₹500.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await ask(page)
  await expect(receipt(page)).toContainText('Pending')
  await expect(header(page)).toContainText(held)

  const second = await page.context().newPage()
  await second.goto('/withdrawList')
  await second.getByRole('listitem').filter({ hasText: 'Request w-2' }).getByRole('button', { name: 'Cancel' }).click()
  await second.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await expect(header(second)).toContainText(before)
  await expect(receipt(page)).toContainText('Cancelled')
  await expect(header(page)).toContainText(before)
  await second.close()

  await page.getByRole('button', { name: 'New request' }).click()
  await ask(page)
  await expect(header(page)).toContainText(held)
  await control.approveWithdrawal({ world: name, requestId: 'w-3' })
  await expect(receipt(page)).toContainText('Approved')
  await expect(header(page)).toContainText(held)

  await page.goto('/cashier?type=withdrawal')
  await expect(page.getByLabel('Totals of these rows')).toHaveText(
    'Credited+\u2060₹1,234.56Debited−\u2060₹3,969.12Balance change−\u2060₹2,734.56',
  )
  await expect(page.getByRole('heading', { name: 'Entries 5' })).toBeVisible()
  const newest = page.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1)
  await expect(newest).toContainText('Withdrawal w-3 to Sahyadri Bank ******2222, paid from the hold')
  await expect(newest).toContainText(held)
  await expectAccessible(page)
  await newest.getByRole('link').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Request w-3' })).toContainText('Approved')
  await expectFileOfLedger(page, world)
})

async function ask(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill('1234.56')
  await page.getByRole('button', { name: 'Request ₹1,234.56' }).click()
}

const header = (page: Page): Locator => page.getByRole('banner')
const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Your request', exact: true })
