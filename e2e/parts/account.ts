import { expect, type Page } from '@playwright/test'

/** The header shows this balance, in rupees. */
export async function expectBalance(page: Page, balance: string): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(`Real${balance}`)
}

/**
 * The header shows this balance and this exposure, in rupees; whichever minus stands before the exposure. Over a game a phone
 * hides the exposure.
 */
export async function expectMoney(page: Page, balance: string, exposure: string): Promise<void> {
  await expectBalance(page, balance)
  const figure = page.getByRole('banner').getByRole('button', { name: /^Exposure/ })
  await expect(figure).toHaveAccessibleName(
    new RegExp(`^Exposure ${exposure === '₹0.00' ? '' : '−\\u2060'}${exposure.replace('.', '\\.')}$`),
  )
}

/**
 * Scrolls to the top and waits until the header, which a phone folds away while one reads on, has slid in: what is pressed
 * while it slides may be another button.
 */
export async function showHeader(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('banner')).toHaveCSS('transform', 'none')
}

/** Signs out by the user menu and its question. */
export async function signOut(page: Page): Promise<void> {
  await showHeader(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const question = page
    .getByRole('dialog', { name: 'Sign out?' })
    .or(page.getByRole('alertdialog', { name: 'Sign out?' }))
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
}
