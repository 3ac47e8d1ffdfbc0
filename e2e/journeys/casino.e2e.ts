import { storeSession } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'

/** The picture of a cover has come and can be drawn. */
async function expectDrawn(page: Page, name: RegExp) {
  const picture = page.getByRole('main').getByRole('link', { name }).first().locator('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
}

test('[2.5-2, 2.5-8, 3-6] a slot is launched from its list, and the game leads back to it', async ({ page }) => {
  await signIn(page, '/slots')
  await expectDrawn(page, /^Strike 777/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Strike 777/ })
    .click()
  await expect(page).toHaveURL(/\/casino\/ezgrt-Strike777$/)
  const game = page.frameLocator('iframe[title="Strike 777"]')
  await game.getByRole('button', { name: 'Menu' }).click()
  await game.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/slots$/)
})

test('[2.5-1, 2.3-3] tabs and providers narrow a listing, and Back returns to it as it was', async ({ page }) => {
  await signIn(page, '/games-all')
  await page.getByRole('tab', { name: /^Roulette/ }).click()
  await page.getByRole('checkbox', { name: /^Vivo/ }).check()
  const roulette = page.getByRole('list', { name: 'Roulette' })
  await expect(roulette.getByRole('listitem')).toHaveCount(4)
  await roulette.getByRole('link', { name: /^Gallery Roulette/ }).click()
  await expect(page).toHaveURL(/\/casino\/vivo-galleryroulette$/)
  await page.goBack()
  await expect(roulette.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('tab', { name: /^Roulette/ })).toHaveAttribute('aria-selected', 'true')
})

test("[8-7] a lobby that gives no address is said in the specification's words, and Retry opens the game", async ({
  page,
  world,
}) => {
  await storeSession(page)
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'game-url-fails' }] })
  await page.goto('/casino/spribe/mines')
  await expect(page.getByText('Failed to get url')).toBeVisible()
  await world.control.clearFaults({ world: world.name })
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.frameLocator('iframe[title="Mines"]').getByRole('heading', { name: 'Mines' })).toBeVisible()
})
