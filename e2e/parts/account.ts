import { expect, type Page } from '@playwright/test'

/** The header shows this balance and this exposure, in rupees; whichever minus stands before the exposure. */
export async function expectMoney(page: Page, balance: string, exposure: string): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header).toContainText(`Real${balance}`)
  const figure = header.getByRole('button', { name: /^Exposure/ })
  await expect(figure).toHaveAccessibleName(
    new RegExp(`^Exposure ${exposure === '₹0.00' ? '' : '−\\u2060'}${exposure.replace('.', '\\.')}$`),
  )
}

/** Signs out by the user menu and its question. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const question = page
    .getByRole('dialog', { name: 'Sign out?' })
    .or(page.getByRole('alertdialog', { name: 'Sign out?' }))
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
}
