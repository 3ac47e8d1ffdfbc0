import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'

/** From the home page to the page of the match in play, with its board drawn. */
export async function openLiveMatch(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/exchange/"]:not([href$="/Inplay"])').first().click()
  await expect(page.getByRole('grid').first()).toBeVisible()
}

export type Choice = { runner: string; price: string }

/** Puts the best back price of the first runner into the slip. */
export async function chooseBackPrice(page: Page): Promise<Choice> {
  const cell = page.locator('[data-best="back"][aria-label^="Back"]:not([aria-disabled])').first()
  const label = (await cell.getAttribute('aria-label')) ?? ''
  const [, runner = '', price = ''] = /^Back (.+) ([\d.]+),? /.exec(label) ?? []
  await cell.click()
  await expect(slipLine(page, runner)).toBeVisible()
  return { runner, price }
}

/** The line of the slip for a back of this runner. */
function slipLine(page: Page, runner: string): Locator {
  return page.getByRole('region', { name: `Back ${runner}`, exact: true })
}

/** Stakes on the line of the slip and places it; a frozen world's clock is moved over the in-play delay. */
export async function placeBet(page: Page, world: World, choice: Choice, stake: string): Promise<void> {
  const line = slipLine(page, choice.runner)
  await line.getByLabel('Stake', { exact: true }).fill(stake)
  await page.getByRole('button', { name: 'Place bet', exact: true }).click()
  await expect(line.getByRole('status')).toContainText(/Waiting: in-play delay|Accepted at/)
  await expect(async () => {
    await world.control.advanceClock({ world: world.name, ms: 1000 })
    await expect(line.getByRole('status')).toContainText(`Accepted at ${choice.price}`, { timeout: 500 })
  }).toPass()
  // On a phone the slip is a sheet over the page.
  const sheet = page.getByRole('dialog', { name: 'Bet slip' })
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close', exact: true }).click()
}
