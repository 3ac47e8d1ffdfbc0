import { expect, type Page } from '@playwright/test'

/** The header shows this balance and this exposure, in rupees; whichever minus stands before the exposure. */
export async function expectMoney(page: Page, balance: string, exposure: string): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header).toContainText(`Real${balance}`)
  await expect(header.getByRole('button', { name: /^Exposure/ })).toHaveAccessibleName(
    new RegExp(`^Exposure ${amountOf(exposure)}$`),
  )
}

/** The same over a game, where a phone hides the exposure: both figures of the header have it, of the phone and of the desktop. */
export async function expectMoneyInGame(page: Page, balance: string, exposure: string): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header).toContainText(`Real${balance}`)
  const figure = new RegExp(`^Exposure ?(Exp)?${amountOf(exposure)}$`)
  await expect(header.getByRole('button', { name: /^Exposure/, includeHidden: true })).toHaveText([figure, figure])
}

/** How an exposure is written, for a pattern. */
function amountOf(exposure: string): string {
  return `${exposure === '₹0.00' ? '' : '−\\u2060'}${exposure.replace('.', '\\.')}`
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
