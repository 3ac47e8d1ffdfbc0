import { expectToast, seededPlayer, storeSession } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { ask } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { signIn } from '../../parts/auth.ts'

const playPages = '**/game-host/play/**'

function frameOf(page: Page, title: string) {
  return page.locator(`iframe[title="${title}"]`)
}

/** The page in the frame is there, whichever it is. */
async function expectGame(page: Page, title: string) {
  await expect(frameOf(page, title)).toHaveAttribute('data-there')
  await expect(
    page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { name: title }).first(),
  ).toBeVisible()
}

test('a frame that hangs is said to be slow; another launch opens the game, and Back leaves it in one step', async ({
  page,
  world,
}) => {
  await signIn(page, '/casino/spribe')
  await page.clock.install()
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'game-frame-hangs' }] })
  const hanging = page.waitForRequest(playPages)
  await page
    .getByRole('list', { name: 'All games' })
    .getByRole('link', { name: /^Mines/ })
    .click()
  const address = (await hanging).url()
  await expect(page.getByText('Opening the game')).toBeVisible()
  const slow = page.getByRole('alert').filter({ hasText: 'The game takes long to open.' })
  // On a busy machine the frame's request leaves before the page has set its timer: then one jump moves nothing.
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(slow.getByRole('link', { name: 'Back to games' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'game-frame-fails' }] })
  await slow.getByRole('button', { name: 'Try again' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'The game stopped' })
  await expect(failed.getByRole('link', { name: 'Back to games' })).toBeVisible()
  await world.control.endScenarios({ world: world.name, scenarios: ['game-frame-fails'] })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expectGame(page, 'Mines')
  expect(await frameOf(page, 'Mines').getAttribute('src')).not.toBe(address)
  await page.getByRole('button', { name: 'Launch again' }).click()
  await expectGame(page, 'Mines')
  await page.goBack()
  await expect(page).toHaveURL(/\/casino\/spribe$/)
})

test('a page that loads and reports nothing is noticed; another launch opens the game', async ({ page }) => {
  await storeSession(page)
  await page.route(playPages, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }), {
    times: 1,
  })
  await page.goto('/casino/spribe/mines')
  const silent = page.getByRole('alert').filter({ hasText: 'The game has not reported that it started.' })
  await expect(silent.getByRole('link', { name: 'Back to games' })).toBeVisible()
  await silent.getByRole('button', { name: 'Try again' }).click()
  await expectGame(page, 'Mines')
  await expect(silent).toHaveCount(0)
})

test('a used launch address notifies the site, which offers another launch', async ({ page }) => {
  await storeSession(page)
  await page.route(
    playPages,
    async (route) => {
      await ask(new URL(route.request().url()).pathname)
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('/casino/spribe/mines')
  const failed = page.getByRole('alert').filter({ hasText: 'The game stopped' })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expectGame(page, 'Mines')
})

test('[8-7] an address on a foreign host is named and never asked for', async ({ page }) => {
  await storeSession(page)
  const data = { url: 'https://elsewhere.example/play?t=1' }
  await page.route('**/game-host/lobby', (route) => route.fulfill({ json: { error: false, message: '', data } }))
  await page.goto('/casino/spribe/mines')
  const refused = page.getByRole('alert').filter({ hasText: 'Failed to get url' })
  await expect(refused).toContainText('https://elsewhere.example')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[4-19, 7.7-4] a session that ends while a game is open takes the frame along', async ({ page, world }) => {
  await signIn(page, '/casino/spribe/mines')
  await expectGame(page, 'Mines')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'session-check-fails' }] })
  await world.control.pushSessionRefresh({ world: world.name, reason: 'session' })
  await expectToast(page, 'Please log in again')
  await expect(page).toHaveURL(/\/$/)
  await expect(frameOf(page, 'Mines')).toHaveCount(0)
})

test('full screen is the bar, the balance and the game; the header follows the balance beside it', async ({
  page,
  world,
}) => {
  await signIn(page, '/casino/spribe/mines')
  await expectGame(page, 'Mines')
  await expectMoneyInGame(page, '₹10,000.00', '₹0.00')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('game-stage')
  await world.control.creditPlayer({ world: world.name, username: seededPlayer.username, amount: 0.5 })
  await expect(main).toContainText('Real₹10,000.50')
  await main.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await expectMoneyInGame(page, '₹10,000.50', '₹0.00')
  await expectGame(page, 'Mines')
})

test("money that moves elsewhere moves the game's own balance too", async ({ page, world }) => {
  await signIn(page, '/casino/spribe/mines')
  await expectGame(page, 'Mines')
  const game = page.frameLocator('iframe[title="Mines"]')
  await expect(game.getByText('₹10,000.00')).toBeVisible()
  await world.control.creditPlayer({ world: world.name, username: seededPlayer.username, amount: 0.5 })
  await expect(game.getByText('₹10,000.50')).toBeVisible()
})

test('a game on a phone has the balance above it, and the whole page where the browser has no full screen for it', {
  tag: '@phone',
}, async ({ page, world }) => {
  // As an iPhone has it.
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined }))
  await signIn(page, '/slots')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Strike 777/ })
    .click()
  const frame = page.locator('iframe[title="Strike 777"]')
  await expect(frame).toHaveAttribute('data-there')
  const balance = page.getByRole('banner').getByText('₹10,000.00').first()
  await expect(balance).toBeInViewport()
  await world.control.creditPlayer({ world: world.name, username: seededPlayer.username, amount: 0.5 })
  await expectMoneyInGame(page, '₹10,000.50', '₹0.00')

  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Full screen' }).click()
  await expect(main.getByText('₹10,000.50')).toBeInViewport()
  await expect(page.getByRole('banner')).toBeHidden()
  const stage = page.locator('.game-stage')
  await expect.poll(() => stage.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()

  await main.getByRole('button', { name: 'Full screen' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/slots$/)
  await expect(page.getByRole('banner')).toBeVisible()
})
