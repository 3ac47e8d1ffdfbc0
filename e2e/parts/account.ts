import { expect, type Page } from '@playwright/test'

/** The header shows this balance and exposure, in rupees as they are written there. */
export async function expectMoney(page: Page, balance: string, exposure: string): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header).toContainText(`Balance${balance}`)
  await expect(header.getByRole('button', { name: /^Exposure/ })).toHaveText(`Exposure ${exposure}`)
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
