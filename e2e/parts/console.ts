import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the QA console in the world of the page's own host name, with its panels read. */
export async function openConsole(page: Page): Promise<void> {
  await page.goto('/__mock/')
  await expect(page.getByRole('heading', { level: 1, name: 'Chaupar mock' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

/** One panel of the console, by its heading. */
export function panel(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** Settles the match that the quick actions propose: the first side wins. */
export async function settleChosenMatch(quick: Locator): Promise<void> {
  await quick
    .getByRole('button', { name: / wins$/ })
    .first()
    .click()
  await quick.getByRole('button', { name: /^Settle all \d+ markets\?$/ }).click()
  await expect(quick.getByText('Done: settleMatch')).toBeVisible()
}
